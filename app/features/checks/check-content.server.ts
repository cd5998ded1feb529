import { getDomain } from 'tldts'
import type { Content } from '#analyzer'
import type { ContentType } from '#app/domain/content-type.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { bucketsOfSite, bucketsOfText } from '#app/features/similarity/min-hash.ts'
import { countSimilar } from '#app/features/similarity/similarity.db.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { consume, refund, remaining } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import type { Analysis } from './analysis.ts'
import { analyzeContent, type CheckableContent, readContent } from './analyze-content.server.ts'
import type { CheckProblem } from './check-input.ts'
import { storeCheck } from './checks.db.server.ts'
import { resultOrRefund } from './result-or-refund.server.ts'

/** Checks of one visitor. */
export const HOURLY = { places: LIMITS.checksPerWindow, windowMs: LIMITS.checkWindow }

/** Result if every analyzer failed (spec point 8): shown as an error, never stored as a detection. */
export const ANALYSIS_FAILED: Analysis = {
  outcome: 'scam',
  isSafe: false,
  confidence: 100,
  reasons: [{ code: 'analysis-failed' }],
  reassurances: [],
  scamType: { code: 'analysis-error' },
  recommendation: { code: 'try-again' },
  warningLevel: 'high',
  analyzer: 'none',
}

const failed = { id: null, analysis: ANALYSIS_FAILED, similarScams: 0 }

export type Submission = { type: ContentType; text: string; locale: Locale }

/** `id` of the stored check; null if the analysis failed. */
type Checked = { id: string | null; analysis: Analysis; similarScams: number }

export type CheckOutcome =
  | ({ ok: true; remaining: number | null } & Checked)
  | { ok: false; problem: CheckProblem; remaining: number | null }

/**
 * Checks a text for a visitor and stores the result. Consumes the rate limit before any analyzer runs, and
 * refunds it if none answered. Without a database the result is the failed analysis of the specification.
 */
export async function checkContent(
  app: App,
  visitor: Visitor | null,
  submission: Submission,
  signal?: AbortSignal,
): Promise<CheckOutcome> {
  const read = readContent(submission)
  if (!read.ok) return { ...read, remaining: await checksRemaining(app, visitor) }
  if (!visitor) return { ok: false, problem: 'no-identity', remaining: null }
  try {
    const place = await consume(app.db, limitKey(visitor), HOURLY)
    if (!place) return { ok: false, problem: 'rate-limited', remaining: 0 }
    const options = { locale: submission.locale, signal }
    const check = analyzeAndKeep(app, visitor, read.value, options)
    const result = await resultOrRefund(app, visitor, check, () => refund(app.db, place))
    return { ok: true, ...(result ?? failed), remaining: await checksRemaining(app, visitor) }
  } catch (err) {
    app.log.error({ err }, 'a check could not be counted')
    return { ok: true, ...failed, remaining: null }
  }
}

/** Returns the checks left in the visitor's rolling hour; null if unknown. */
export async function checksRemaining(app: App, visitor: Visitor | null): Promise<number | null> {
  if (!visitor) return null
  try {
    return await remaining(app.db, limitKey(visitor), HOURLY)
  } catch (err) {
    app.log.error({ err }, 'the remaining checks could not be counted')
    return null
  }
}

async function analyzeAndKeep(
  app: App,
  visitor: Visitor,
  checkable: CheckableContent,
  options: { locale: Locale; signal?: AbortSignal | undefined },
): Promise<Checked> {
  const analysis = await analyzeContent(app, checkable, options)
  const { submitted, content } = checkable
  const buckets = bucketsOfContent(content)
  const similarScams = await countSimilar(app.db, {
    buckets,
    scamType: kindOf(analysis),
    visitor: visitor.ipHash,
  })
  const id = await storeCheck(app, visitor, { ...submitted, analysis, buckets })
  return { id, analysis, similarScams }
}

/**
 * Returns the LSH buckets of a text: of its words, or for a web address of its registrable domain. Empty
 * without a domain.
 */
export function bucketsOfContent({ type, text }: Content): bigint[] {
  if (type !== 'website') return bucketsOfText(text)
  const domain = getDomain(text.trim(), { allowPrivateDomains: true })
  return domain ? bucketsOfSite(domain) : []
}

/**
 * Returns the scam type for finding similar entries: null if there is none or the model used its own words.
 */
function kindOf({ scamType }: Analysis): string | null {
  return scamType && 'code' in scamType && scamType.code !== 'unspecified' ? scamType.code : null
}

/** Key of a visitor's checks in the rate limits. */
export function limitKey(visitor: Visitor): string {
  return `check:${visitor.ipHash}`
}
