import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { similarityBands } from '#database/schema/checks.ts'
import { bandsOfText } from '../min-hash.ts'
import { indexTexts } from '../similarity.db.server.ts'

/** Makes an entry findable by its new texts in place of the old ones; its examples stay findable. */
export async function replaceBands(
  transaction: Queries,
  scamId: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const old = before.flatMap(bandsOfText)
  if (old.length > 0) {
    await transaction
      .delete(similarityBands)
      .where(and(eq(similarityBands.subjectId, scamId), inArray(similarityBands.band, old)))
  }
  await indexTexts(transaction, { kind: 'scam', id: scamId }, after)
}

/** Takes a text out of the index, with all its examples. */
export async function removeBands(transaction: Queries, subjectId: string): Promise<void> {
  await transaction.delete(similarityBands).where(eq(similarityBands.subjectId, subjectId))
}
