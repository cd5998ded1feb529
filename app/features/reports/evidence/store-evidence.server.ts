import { randomUUID } from 'node:crypto'
import type { App } from '#app/platform/context.server.ts'
import { EVIDENCE_FOLDER, isEvidencePath } from '#app/platform/storage/evidence-path.server.ts'
import { EVIDENCE_BUCKET } from '#app/platform/storage/evidence-store.server.ts'

/** Encryption purpose: includes the path, so that a file moved to another path does not decrypt. */
export const evidencePurpose = (path: string) => `${EVIDENCE_BUCKET}/${path}`

/** Encrypts and stores images under random names in parallel, all or none, and returns their paths. */
export async function storeEvidence(app: App, images: readonly Buffer[]): Promise<string[]> {
  const paths = images.map(() => `${EVIDENCE_FOLDER}${randomUUID()}.webp.enc`)
  const ends = await Promise.allSettled(
    paths.map((path, at) =>
      app.evidence.put(path, app.crypto.encryptBytes(evidencePurpose(path), images[at]!)),
    ),
  )
  const failed = ends.find((end) => end.status === 'rejected')
  if (!failed) return paths
  await removeEvidence(app, paths)
  throw failed.reason
}

/** Removes files in parallel as far as possible, because storage may hang; the sweep removes the rest. */
export async function removeEvidence(app: App, paths: readonly string[]): Promise<void> {
  const warn = (err: unknown) => app.log.warn({ err }, 'evidence could not be removed')
  await Promise.all(paths.map((path) => app.evidence.remove(path).catch(warn)))
}

/** A file exists but cannot be decrypted: its key is missing, or it was truncated or altered. */
export class UnreadableEvidence extends Error {}

/**
 * Returns the WebP image at a path of `reported_scams.evidence_images`, or null if it is missing. For staff
 * only.
 * @throws UnreadableEvidence, and storage errors
 */
export async function readEvidence(app: App, path: string): Promise<Buffer | null> {
  const sealed = isEvidencePath(path) ? await app.evidence.get(path) : null
  if (!sealed) return null
  try {
    return app.crypto.decryptBytes(evidencePurpose(path), sealed)
  } catch (cause) {
    throw new UnreadableEvidence('the evidence does not open', { cause })
  }
}
