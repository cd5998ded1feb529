import { relaxedSimd, simd } from 'wasm-feature-detect'
import { type Core, corePath, type Model, modelPath } from '../models.ts'

/** Returns the fastest program that this browser can run. */
export async function bestCore(): Promise<Core> {
  if (await relaxedSimd()) return 'relaxedsimd-lstm'
  return (await simd()) ? 'simd-lstm' : 'lstm'
}

/**
 * Fetches what a reading needs into the browser's cache, where the recogniser finds it. The recogniser itself tells
 * nothing while it waits for the network.
 * @param onShare called with the share that has arrived, 0 to 1
 * @throws TypeError if a file cannot be fetched
 */
export async function loadFiles(
  core: Core,
  models: readonly Model[],
  { signal, onShare }: { signal: AbortSignal; onShare: (share: number) => void },
): Promise<void> {
  const paths = [corePath(core), ...models.map(modelPath)]
  const shares = paths.map(() => 0)
  const tell = () => onShare(shares.reduce((sum, share) => sum + share, 0) / paths.length)
  await Promise.all(
    paths.map((path, index) =>
      loadFile(path, signal, (share) => {
        shares[index] = share
        tell()
      }),
    ),
  )
}

/** Unpacked bytes by bytes on the way, about. */
const PACKED = 2.4

async function loadFile(
  path: string,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<void> {
  const answer = await fetch(path, { signal })
  if (!answer.ok || !answer.body) throw new TypeError(`${path}: ${answer.status}`)
  const length = Number(answer.headers.get('content-length') ?? 0)
  const size = answer.headers.has('content-encoding') ? length * PACKED : length
  let loaded = 0
  const reader = answer.body.getReader()
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    loaded += value?.byteLength ?? 0
    onShare(Math.min(1, loaded / Math.max(loaded, size)))
  }
  onShare(1)
}
