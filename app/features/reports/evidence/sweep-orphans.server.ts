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
 * Removes stored evidence that no row names and that is too old to belong to a report under way: what a crash between the two
 * left behind, and what retention took out of the rows. Several processes may do it at once. Nothing is removed from
 * storage that is not this database's (docs/decisions/0023). Gives how many files it removed.
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

/** Whether the storage has this database's mark, which it is given when it has none and nothing speaks against. */
async function isOurs(app: App): Promise<boolean> {
  const id = await identityOf(app.db)
  const mark = await app.evidence.get(EVIDENCE_MARK)
  if (mark) return mark.toString() === id
  if (!(await mayBeMarked(app))) return false
  await app.evidence.put(EVIDENCE_MARK, Buffer.from(id))
  return true
}

/** Storage that is empty is anybody's; what is there without a mark is its who names some of it. */
async function mayBeMarked(app: App): Promise<boolean> {
  let isEmpty = true
  for await (const batch of batches(app, () => true)) {
    isEmpty = false
    const unnamed = await unreferencedEvidence(app.db, batch)
    if (unnamed.length < batch.length) return true
  }
  return isEmpty
}

/** The paths of stored files that `wanted` takes, so many at a time. */
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
