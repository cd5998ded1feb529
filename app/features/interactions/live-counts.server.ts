import { validate } from 'uuid'
import { INTERACTION_TYPES } from '#app/domain/interaction-type.ts'
import type { ReadSnapshots, Snapshot } from '#app/platform/live/live.server.ts'
import type { Queries } from '#database/connect.server.ts'
import type { InteractionCounts } from './interaction-counts.ts'
import { countsOf } from './interactions.db.server.ts'

/** Reads the counts of many entries as JSON of `InteractionCounts`. */
export const readLiveCounts: ReadSnapshots = async (db, scamIds) => {
  const counts = await countsOf(db, scamIds)
  return new Map([...counts].map(([id, ofEntry]) => [id, snapshotOf(ofEntry)]))
}

/** Returns the counts of one entry, or null if it does not exist. */
export async function readLiveCount(db: Queries, scamId: string): Promise<Snapshot | null> {
  if (!validate(scamId)) return null
  return (await readLiveCounts(db, [scamId])).get(scamId) ?? null
}

function snapshotOf(counts: InteractionCounts): Snapshot {
  return {
    version: INTERACTION_TYPES.map((type) => counts[type]).join('.'),
    text: JSON.stringify(counts),
  }
}
