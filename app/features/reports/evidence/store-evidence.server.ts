import { randomUUID } from 'node:crypto'
import type { App } from '#app/platform/context.server.ts'
import { EVIDENCE_FOLDER, isEvidencePath } from '#app/platform/storage/evidence-path.server.ts'
import { EVIDENCE_BUCKET } from '#app/platform/storage/evidence-store.server.ts'

/** The path is part of what is authenticated: a file moved over another does not open. */
export const evidencePurpose = (path: string) => `${EVIDENCE_BUCKET}/${path}`

/**
 * Keeps pictures encrypted, under random names, and gives their paths. All or none, and all at once: a visitor waits for a slow
 * storage no longer with eight pictures than with one.
 */
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

/** Removes what can be removed now, all at once, for storage may hang; the sweep takes the rest. */
export async function removeEvidence(app: App, paths: readonly string[]): Promise<void> {
  const warn = (err: unknown) => app.log.warn({ err }, 'evidence could not be removed')
  await Promise.all(paths.map((path) => app.evidence.remove(path).catch(warn)))
}

/** A file is there and does not open: its key is gone, or it was cut short or altered. */
export class UnreadableEvidence extends Error {}

/**
 * The WebP picture at a path of `reported_scams.evidence_images`, or null when it is gone. Only staff may see it.
 * @throws UnreadableEvidence, and whatever the storage throws
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
