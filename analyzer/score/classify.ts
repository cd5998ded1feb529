import { seemsToAsk } from '../circumstances.ts'
import type { FindingCode } from '../codes.ts'
import { ADDRESS_MODEL } from '../compiled/addresses.js'
import { TEXT_MODEL } from '../compiled/texts.js'
import { isHarmless } from '../entities/harmless-links.ts'
import { isBlindLink } from '../entities/official.ts'
import { type Evidence, without } from '../evidence.ts'
import {
  type Calibration,
  logitOf as calibrated,
  mixed,
  type Term,
  termsOf,
} from '../model/ensemble.ts'
import {
  scoreOfSigns,
  scoreOfWords,
  type WeighedPiece,
  weighPieces,
} from '../model/texts/text-model.ts'
import {
  doubtOfLinks,
  scoredLinks,
  signsOf,
  wordPieces,
  worstOf,
} from '../model/texts/text-pieces.ts'
import { touches } from '../parse/spans.ts'
import type { ContentType, Span } from '../types.ts'
import type { Finding } from '../verdict-types.ts'

/** The combined result of rules and model. */
export type Classification = {
  /** Log-odds of a scam at the scam rate `PRIOR`. */
  readonly logit: number
  /** The terms of the combined score; empty if nothing was combined. */
  readonly terms: () => readonly Term[]
  /** The learned words of the text. */
  readonly pieces: readonly WeighedPiece[]
  /** Returns the log-odds without the given findings and the words at their places. */
  readonly logitWithout: (findings: readonly Finding[], places: readonly Span[]) => number
}

/**
 * Log-odds of a text that is not an address, or of an address where nothing can be entered, such as a map or
 * a router.
 */
const NOTHING = -4
/**
 * Upper bound for an address that opens a chat or form or is a click tracker, as it does not reveal who is
 * behind it.
 */
const OF_A_BLIND_LINK = 0
/**
 * Upper bound in log-odds from words alone for a mail that answers a request. The same unit applies below.
 */
const OF_AN_ANSWER = 0
/** Upper bound from words alone for a warning that quotes fraudsters. */
const OF_A_WARNING = 0
/** Findings expected in such a mail: the requested link and its expiry. */
const PART_OF_AN_ANSWER: readonly FindingCode[] = ['follow-link-request', 'urgency']

export function classify(evidence: Evidence): Classification {
  return evidence.content.type === 'website' ? judgeAddress(evidence) : judgeText(evidence)
}

export function probabilityOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}

function judgeAddress(evidence: Evidence): Classification {
  const worst = worstOf(scoredLinks(evidence.content))
  const { links } = evidence.content
  const most = links.every(isHarmless)
    ? NOTHING
    : links.every((link) => isBlindLink(link) || isHarmless(link))
      ? OF_A_BLIND_LINK
      : Number.POSITIVE_INFINITY
  const logitOf = (evidence: Evidence) => {
    if (worst === null) return NOTHING
    return Math.min(most, logit('website', ADDRESS_MODEL.calibration, [worst], evidence))
  }
  return {
    logit: logitOf(evidence),
    terms: () => (worst === null ? [] : mixedOf('website', [worst], evidence)),
    pieces: [],
    logitWithout: (findings) => logitOf(without(evidence, findings)),
  }
}

function judgeText(evidence: Evidence): Classification {
  const { content } = evidence
  const type = content.type === 'email' ? 'email' : 'message'
  const pieces = weighPieces(type, wordPieces(content))
  const scored = scoredLinks(content)
  const scoresOf = (evidence: Evidence, places: readonly Span[]) => {
    const links = scored.filter(({ span }) => !touches(span, places))
    const words = pieces.filter(({ span }) => !touches(span, places))
    return [scoreOfWords(words), scoreOfSigns(type, signsOf(evidence, links)), doubtOfLinks(links)]
  }
  const logitOf = (evidence: Evidence, places: readonly Span[]) => {
    const { calibration } = TEXT_MODEL[type]
    const learned = logit(type, calibration, scoresOf(evidence, places), evidence)
    if (evidence.isWarning) return Math.min(OF_A_WARNING, learned)
    return isMereAnswer(evidence) ? Math.min(OF_AN_ANSWER, learned) : learned
  }
  return {
    logit: logitOf(evidence, []),
    terms: () => mixedOf(type, scoresOf(evidence, []), evidence),
    pieces,
    logitWithout: (findings, places) => logitOf(without(evidence, findings), places),
  }
}

function isMereAnswer({ findings, reassurances }: Evidence): boolean {
  return (
    reassurances.some(({ code }) => code === 'solicited-mail') &&
    findings.every(({ code }) => PART_OF_AN_ANSWER.includes(code))
  )
}

function logit(
  type: ContentType,
  calibration: Calibration,
  scores: readonly number[],
  evidence: Evidence,
): number {
  return calibrated(calibration, mixed(mixedOf(type, scores, evidence)))
}

function mixedOf(
  type: ContentType,
  scores: readonly number[],
  { points, matchedComposites, content }: Evidence,
): Term[] {
  return termsOf(type, scores, {
    points,
    tellsStory: matchedComposites.length > 0,
    isAsked: seemsToAsk(content),
  })
}
