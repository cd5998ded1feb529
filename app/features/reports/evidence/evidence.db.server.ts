import { arrayOverlaps } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { scams } from '#database/schema/scams.ts'

/** The paths that neither a report nor a library entry names. */
export async function unnamedEvidence(db: Queries, paths: readonly string[]): Promise<string[]> {
  let unnamed = [...paths]
  for (const table of [reportedScams, scams]) {
    if (unnamed.length === 0) return []
    const rows = await db
      .select({ named: table.evidenceImages })
      .from(table)
      .where(arrayOverlaps(table.evidenceImages, unnamed))
    const named = new Set(rows.flatMap((row) => row.named))
    unnamed = unnamed.filter((path) => !named.has(path))
  }
  return unnamed
}
