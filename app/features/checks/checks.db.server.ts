import type { Content } from '#analyzer'
import {
  countCheckOfDay,
  countTrendsOfDay,
} from '#app/features/daily-stats/daily-stats.db.server.ts'
import { indexBuckets } from '#app/features/similarity/similarity.db.server.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { scamChecks } from '#database/schema/checks.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { Analysis, Reason, ScamType } from './analysis.ts'
import { trendSubjects } from './trend-subjects.ts'

/** Encryption purpose: column of the text, so that the value decrypts only there. */
export const CHECK_CONTENT = 'scam_checks.content'

/** Stored instead of a model's own words, which quote the text and are never read again. */
export const OWN_WORDS = 'own-words'

/**
 * Stores and counts a finished check. The text is encrypted; unsafe ones are indexed for similarity.
 * @param checked `buckets` are those of the text, see `bucketsOfContent`
 * @returns its id
 */
export async function storeCheck(
  { db, crypto }: App,
  visitor: Visitor,
  { type, text, analysis, buckets }: Content & { analysis: Analysis; buckets: bigint[] },
): Promise<string> {
  const id = newId()
  const { outcome } = analysis
  await inTransaction(db, async (queries) => {
    const checks = queries.insert(scamChecks).values({
      id,
      type,
      contentEncrypted: crypto.encrypt(CHECK_CONTENT, text),
      result: analysis.isSafe ? 'safe' : 'scam',
      outcome,
      confidence: analysis.confidence,
      scamType: analysis.scamType && codeOf(analysis.scamType),
      reasons: analysis.reasons.map(codeOf),
      recommendation: codeOf(analysis.recommendation),
      warningLevel: analysis.warningLevel,
      analyzer: analysis.analyzer,
      userIpHash: visitor.ipHash,
    })
    const kept = await checks.returning({ createdAt: scamChecks.createdAt })
    if (!analysis.isSafe) {
      await indexBuckets(queries, { kind: 'check', id, visitor: visitor.ipHash }, buckets)
    }
    for (const { createdAt } of kept) await countCheck(queries, createdAt, analysis)
  })
  return id
}

/** Counts a check in the public figures without storing anything of it. */
export function countUnstored({ db, clock }: App, analysis: Analysis): Promise<void> {
  return inTransaction(db, (queries) => countCheck(queries, clock.now(), analysis))
}

async function countCheck(
  transaction: Queries,
  createdAt: Date,
  analysis: Analysis,
): Promise<void> {
  await countCheckOfDay(transaction, { createdAt, outcome: analysis.outcome })
  await countTrendsOfDay(transaction, createdAt, trendSubjects(analysis))
}

function codeOf(wording: Reason | ScamType | Analysis['recommendation']): string {
  return 'code' in wording ? wording.code : OWN_WORDS
}
