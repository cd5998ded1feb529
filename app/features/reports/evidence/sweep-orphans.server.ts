import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { unnamedEvidence } from './evidence.db.server.ts'

const BATCH = 500

/**
 * Removes stored evidence that no row names and that is too old to belong to a report under way: what a crash between the two
 * left behind, and what retention took out of the rows. Several processes may do it at once. Gives how many files it removed.
 */
export async function sweepOrphans(app: App): Promise<number> {
  const oldest = app.clock.now().getTime() - LIMITS.evidenceOrphan
  let removed = 0
  let batch: string[] = []
  const sweep = async () => {
    const orphans = await unnamedEvidence(app.db, batch)
    for (const path of orphans) await app.evidence.remove(path)
    removed += orphans.length
    batch = []
  }
  for await (const { path, storedAt } of app.evidence.list()) {
    if (storedAt.getTime() > oldest) continue
    batch.push(path)
    if (batch.length === BATCH) await sweep()
  }
  if (batch.length > 0) await sweep()
  if (removed > 0) app.log.info({ removed }, 'evidence that nothing names was removed')
  return removed
}
