import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { similarityBuckets } from '#database/schema/checks.ts'
import { bucketsOfText } from '../min-hash.ts'
import { indexTexts } from '../similarity.db.server.ts'

/** Replaces an entry's indexed texts; its examples stay indexed. */
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

/** Removes a text and its examples from the index. */
export async function removeBuckets(transaction: Queries, subjectId: string): Promise<void> {
  await transaction.delete(similarityBuckets).where(eq(similarityBuckets.subjectId, subjectId))
}
