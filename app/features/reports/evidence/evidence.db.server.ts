import { arrayOverlaps } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { databaseIdentity } from '#database/schema/leases.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { scams } from '#database/schema/scams.ts'

/** Returns the paths that no report and no library entry references. */
export async function unreferencedEvidence(
  db: Queries,
  paths: readonly string[],
): Promise<string[]> {
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

/** Returns the unique id of this database, created on first use. */
export async function identityOf(db: Queries): Promise<string> {
  await db.insert(databaseIdentity).values({ id: newId() }).onConflictDoNothing()
  const [identity] = await db.select({ id: databaseIdentity.id }).from(databaseIdentity)
  if (!identity) throw new Error('the database has lost its identity')
  return identity.id
}
