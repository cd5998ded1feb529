import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { EVIDENCE_MARK } from '#app/platform/storage/evidence-path.server.ts'
import type { StoredFile } from '#app/platform/storage/evidence-store.server.ts'
import { identityOf, unreferencedEvidence } from './evidence.db.server.ts'

const BATCH = 500
const NOT_OURS =
  `nothing is removed from the evidence storage: its file ${EVIDENCE_MARK} names another database, or there is none and ` +
  `this database names nothing in it. Give this site storage of its own, or remove that file if all of it is this site's ` +
  '(docs/operations.md, "Whose the evidence is")'

/**
 * Deletes stored evidence that no row references and that is too old to belong to a report in progress:
 * leftovers of crashes and of retention. Safe to run in several processes. Deletes nothing from storage owned
 * by another database (docs/decisions/0023). Returns the number of deleted files.
 */
export async function sweepOrphans(app: App): Promise<number> {
  if (!(await isOurs(app))) {
    app.log.warn(NOT_OURS)
    return 0
  }
  const oldest = app.clock.now().getTime() - LIMITS.evidenceOrphan
  let removed = 0
  for await (const batch of batches(app, ({ storedAt }) => storedAt.getTime() <= oldest)) {
    const orphans = await unreferencedEvidence(app.db, batch)
    for (const path of orphans) await app.evidence.remove(path)
    removed += orphans.length
  }
  if (removed > 0) app.log.info({ removed }, 'evidence that nothing names was removed')
  return removed
}

/** Whether this database owns the storage. Claims unowned storage if nothing speaks against it. */
async function isOurs(app: App): Promise<boolean> {
  const id = await identityOf(app.db)
  const mark = await app.evidence.get(EVIDENCE_MARK)
  if (mark) return mark.toString() === id
  if (!(await mayBeMarked(app))) return false
  await app.evidence.put(EVIDENCE_MARK, Buffer.from(id))
  return true
}

/**
 * Whether storage without owner may be claimed: it is empty, or this database references some of its files.
 */
async function mayBeMarked(app: App): Promise<boolean> {
  let isEmpty = true
  for await (const batch of batches(app, () => true)) {
    isEmpty = false
    const unnamed = await unreferencedEvidence(app.db, batch)
    if (unnamed.length < batch.length) return true
  }
  return isEmpty
}

/** Yields paths of stored files for which `wanted` is true, in batches. */
async function* batches(
  { evidence }: App,
  wanted: (file: StoredFile) => boolean,
): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const file of evidence.list()) {
    if (!wanted(file)) continue
    batch.push(file.path)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
