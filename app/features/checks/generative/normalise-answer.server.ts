import { RISK_LEVELS, toRiskLevel } from '#app/domain/risk-level.ts'
import { textOrEmpty } from '#app/domain/text/text-or-empty.ts'
import { GenerativeAiError } from '#app/platform/generative-ai/generative-ai.server.ts'
import type { ModelAnswer, Reason, Recommendation, ScamType } from '../analysis.ts'
import { visibleText } from './generative-prompt.server.ts'

const MAX_REASONS = 8
const MAX_SENTENCE = 300
const MAX_NAME = 80
const DEFAULT_CONFIDENCE = 70

/** JSON Schema of the reply. Reasons come first, so that the model writes the verdict after them. */
export const ANSWER_SCHEMA = {
  type: 'object',
  properties: {
    reasons: { type: 'array', items: { type: 'string' }, maxItems: MAX_REASONS },
    isSafe: { type: 'boolean' },
    confidence: { type: 'integer', minimum: 0, maximum: 100 },
    scamType: { type: ['string', 'null'] },
    recommendation: { type: 'string' },
    warningLevel: { type: 'string', enum: [...RISK_LEVELS] },
  },
  required: ['reasons', 'isSafe', 'confidence', 'scamType', 'recommendation', 'warningLevel'],
  additionalProperties: false,
}

/**
 * Normalises a model's reply by the rules of spec point 5. Does not rely on the requested schema. Texts
 * become bounded plain text. `analyzer` identifies the model.
 * @throws GenerativeAiError if it is JSON without a verdict
 */
export function normaliseAnswer(reply: string, analyzer = 'generative'): ModelAnswer {
  const answer = parseObject(reply) ?? { isSafe: soundsSafe(reply) }
  const isSafe = toSafety(answer.isSafe)
  if (isSafe === undefined) throw new GenerativeAiError('invalid', 'the answer has no verdict')
  return {
    isSafe,
    confidence: toConfidence(answer.confidence),
    reasons: toReasons(answer.reasons),
    reassurances: [],
    scamType: isSafe ? null : toScamType(answer.scamType),
    recommendation: toRecommendation(answer.recommendation),
    warningLevel: toRiskLevel(answer.warningLevel),
    analyzer,
  }
}

/**
 * Extracts the JSON object in a reply, also from a code fence or between sentences; undefined unless there is
 * exactly one.
 */
function parseObject(reply: string): Record<string, unknown> | undefined {
  const start = reply.indexOf('{')
  if (start === -1) return undefined
  try {
    return JSON.parse(reply.slice(start, reply.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

/**
 * Guesses safety from a reply that is not JSON: requires 'legitimate' without any sign of doubt. 'warning'
 * and 'risk' override it, even in "no risk", as do negations, other words for fraud, and a `false` from a
 * broken object: the guess must never be safer than the reply.
 */
function soundsSafe(reply: string): boolean {
  const doubt =
    /warning|risk|scam|fraud|fake|phish|suspicious|false|\b(?:no|not|never|cannot|hardly|unlikely)\b|n['’]t\b/i
  return /\blegitimate\b/i.test(reply) && !doubt.test(reply)
}

/** Models without schema support may write the verdict in words; other values are no verdict. */
function toSafety(value: unknown): boolean | undefined {
  const word = typeof value === 'object' ? '' : String(value).trim()
  if (/^(?:true|1|yes|safe)$/i.test(word)) return true
  return /^(?:false|0|no|unsafe)$/i.test(word) ? false : undefined
}

function toConfidence(value: unknown): number {
  const text = textOrEmpty(value).trim()
  const number = typeof value === 'number' ? value : text === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(number)) return DEFAULT_CONFIDENCE
  return Math.round(Math.min(100, Math.max(0, number)))
}

/** Returns the sentences in the list, at most eight; none if it has entries but no sentence. */
function toReasons(value: unknown): Reason[] {
  if (!Array.isArray(value)) return [{ code: 'analysis-unclear' }]
  const reasons: Reason[] = []
  for (const entry of value) {
    const text = plainText(entry, MAX_SENTENCE)
    if (text !== '') reasons.push({ text })
    if (reasons.length === MAX_REASONS) break
  }
  return reasons.length === 0 && value.length > 0 ? [{ code: 'analysis-unclear' }] : reasons
}

function toScamType(value: unknown): ScamType {
  const text = plainText(value, MAX_NAME)
  return /^(?:|null|none|n\/a)$/i.test(text) ? { code: 'unspecified' } : { text }
}

/**
 * Returns the model's advice unless it contains a web address, email address or phone number, which a hostile
 * text may have injected. Short emergency numbers are allowed.
 */
function toRecommendation(value: unknown): Recommendation {
  const text = plainText(value, MAX_SENTENCE)
  const contact = /[\p{L}\p{N}][.。．｡][\p{L}\p{N}]{2}|@|\p{Nd}(?:[\s().-]{0,3}\p{Nd}){5}/u
  return text === '' || contact.test(text) ? { code: 'verify-official' } : { text }
}

/**
 * Converts a value to one line of plain text of at most `limit` characters; '' if it is not text. Disables
 * Markdown, HTML and links.
 */
function plainText(value: unknown, limit: number): string {
  const text = visibleText(textOrEmpty(value).slice(0, limit * 4))
    .replace(/!?\[([^[\]]*)\]\(([^()]*)\)/g, '$1 ($2)')
    .replace(/\b[a-z][a-z+.-]{1,20}:\/\//gi, '')
    .replace(/[<>`]|\*\*|__/g, ' ')
    .replace(/^[\s#*•-]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`
}
