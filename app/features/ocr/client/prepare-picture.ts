import type { PictureAnswer, PictureRequest, PreparedPicture } from './picture-worker.ts'
import { ReadingFailed } from './reading-failed.ts'

/** Prepares a picture as it is, or upside down. @throws ReadingFailed */
export type PreparePicture = (request: { isTurned: boolean }) => Promise<PreparedPicture>

/** Starts a worker that prepares one picture, one request at a time. @param signal ends it */
export function startPreparing(picture: Blob, signal: AbortSignal): PreparePicture {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  signal.addEventListener('abort', () => worker.terminate())
  return async ({ isTurned }) => {
    const answer = await new Promise<PictureAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = () => reject(new ReadingFailed('unsupported'))
      worker.postMessage({ picture, isTurned } satisfies PictureRequest)
    })
    if ('problem' in answer) throw new ReadingFailed(answer.problem)
    return answer
  }
}
