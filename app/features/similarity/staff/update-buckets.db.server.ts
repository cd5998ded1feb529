import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { similarityBuckets } from '#database/schema/checks.ts'
import { bucketsOfText } from '../min-hash.ts'
import { indexTexts } from '../similarity.db.server.ts'

/** Makes an entry findable by its new texts in place of the old ones; its examples stay findable. */
export async function replaceBuckets(
  transaction: Queries,
  scamId: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const old = before.flatMap(bucketsOfText)
  if (old.length > 0) {
    await transaction
      .delete(similarityBuckets)
      .where(and(eq(similarityBuckets.subjectId, scamId), inArray(similarityBuckets.band, old)))
  }
  await indexTexts(transaction, { kind: 'scam', id: scamId }, after)
}

/** Takes a text out of the index, with all its examples. */
export async function removeBuckets(transaction: Queries, subjectId: string): Promise<void> {
  await transaction.delete(similarityBuckets).where(eq(similarityBuckets.subjectId, subjectId))
}
