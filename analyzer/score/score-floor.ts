import { isSurelyMeant } from '../checks/imitation/lookalike-domain.ts'
import type { Circumstance } from '../circumstances.ts'
import type { FindingCode } from '../codes.ts'
import { DECISIVE } from '../compiled/rules.js'
import { LINKS_READ } from '../entities/links.ts'
import { type Evidence, without } from '../evidence.ts'
import { ruleOf, scoreOf } from '../match/rule-info.ts'
import { looksFake } from '../model/addresses/looks-fake.ts'
import type { Finding } from '../verdict-types.ts'
import {
  BEYOND_DOUBT,
  GRAVE,
  HAM_OVERRIDE_LOGIT,
  ORDINARY_AS_LIFE,
  ORDINARY_WITH_A_SECRET,
  REQUIRED_SCORE,
  STRONG,
  SURE_OF_EVIDENCE,
  UNSAFE_BY_BOTH,
  UNSAFE_BY_GRAVE_STORY,
  UNSAFE_BY_STORY,
} from './thresholds.ts'

/** The log-odds that a text gets at least, unless what was learned gives it no more than `above`. */
export type Floor = { readonly least: number; readonly above: number }

/** A known name in somebody else's domain. */
const BORROWED: readonly FindingCode[] = ['brand-in-domain', 'brand-keyword-domain']
/** So too on a service that lends names. */
const LENT: readonly FindingCode[] = ['brand-in-subdomain', 'brand-in-path']

/** The signs that make hard evidence together; none when there is no such evidence. */
export function decisiveSigns({
  findings,
  circumstances,
}: Evidence): ReadonlySet<FindingCode | Circumstance> {
  const isTrue = new Set([...findings.map(({ code }) => code), ...circumstances])
  const proofs = DECISIVE.filter((rule) =>
    rule.every((signs) => signs.some((sign) => isTrue.has(sign))),
  )
  return new Set(proofs.flat(2).filter((sign) => isTrue.has(sign)))
}

/**
 * What hard evidence makes sure of, and what the rules know to be a scam: points enough with a story, or with a sign that is
 * grave alone. An address is known by an organisation's name in somebody else's domain, or by one that reads the same or is
 * surely misspelled; a text by such a domain in a mail address, or by a link that is surely unsafe by itself. In a long mail
 * signs may stand together by chance, so there only a story as grave as blackmail counts. What is no more than
 * `UNSAFE_BY_STORY` yields to words that are ordinary (`ordinaryAt`).
 */
function leastOf(evidence: Evidence): number {
  if (decisiveSigns(evidence).size > 0) return SURE_OF_EVIDENCE
  const { content, matchedComposites, findings, points, isWarning } = evidence
  if (findings.some(passesForAnother)) return UNSAFE_BY_STORY
  if (leadsToFake(evidence)) return UNSAFE_BY_STORY
  if (points < REQUIRED_SCORE || isWarning) return Number.NEGATIVE_INFINITY
  if (matchedComposites.some((story) => story.score >= GRAVE)) return UNSAFE_BY_GRAVE_STORY
  if (content.type === 'website' && carriesKnownName(findings)) return UNSAFE_BY_STORY
  if (content.type !== 'message') return Number.NEGATIVE_INFINITY
  if (matchedComposites.length > 0 && points >= BEYOND_DOUBT) return UNSAFE_BY_GRAVE_STORY
  const isKnown =
    matchedComposites.length > 0 || (findings.some(isGrave) && !findings.every(asksForMoney))
  return isKnown ? UNSAFE_BY_STORY : Number.NEGATIVE_INFINITY
}

/**
 * Of what is perhaps misspelled the letters say too little: two honest names may differ by one. Left of a company's domain the name
 * may be its customer's; on a service that lends names somebody took it.
 */
function carriesKnownName(findings: readonly Finding[]): boolean {
  const isLent = findings.some(({ code }) => code === 'free-hosting')
  return findings.some(
    (finding) =>
      BORROWED.includes(finding.code) || (isLent && LENT.includes(finding.code)) || isCopy(finding),
  )
}

/** A text that leads to an address which is surely unsafe by itself, and does not warn of it. */
function leadsToFake({ content, findings, isWarning }: Evidence): boolean {
  const isNoticed = findings.some(({ code }) => code === 'suspicious-url')
  if (content.type === 'website' || isWarning || !isNoticed) return false
  return content.links.slice(0, LINKS_READ).some(looksFake)
}

function isCopy(finding: Finding): boolean {
  return finding.code === 'lookalike-domain' && isSurelyMeant(finding)
}

function passesForAnother({ code }: Finding): boolean {
  return code === 'imitated-mail-domain'
}

/** Friends and tradesmen want to be paid, too: with no other sign it tells nothing. */
function asksForMoney({ code }: Finding): boolean {
  return code === 'money-transfer-request' || code === 'payment-request'
}

function isGrave({ code }: Finding): boolean {
  return scoreOf(code) >= STRONG || ruleOf(code).severity === 'high'
}

/** The log-odds by what was learned, and no less than the evidence and the agreement of the rules make sure of. */
export function applyFloor(logit: number, evidence: Evidence): number {
  const agreed = logit > 0 && evidence.points >= REQUIRED_SCORE ? UNSAFE_BY_BOTH : logit
  return Math.max(logit, agreed, lifted(logit, floorOf(evidence)))
}

/** Log-odds lifted to a floor, unless they are so low that it yields. */
export function lifted(logit: number, { least, above }: Floor): number {
  return logit > above ? Math.max(logit, least) : logit
}

/** The floor of a text, and how ordinary its words must be for it to yield. */
export function floorOf(evidence: Evidence): Floor {
  const least = leastOf(evidence)
  return { least, above: least > UNSAFE_BY_STORY ? Number.NEGATIVE_INFINITY : ordinaryAt(evidence) }
}

function ordinaryAt(evidence: Evidence): number {
  const { content, findings, circumstances } = evidence
  // The words of an order or an invoice are as ordinary when somebody poses as the one who writes it.
  if (findings.some(passesForAnother)) return Number.NEGATIVE_INFINITY
  // What is unsafe by itself is so whatever stands around it.
  if (leadsToFake(evidence)) return Number.NEGATIVE_INFINITY
  // Whatever stands behind it: a name is copied to be taken for another.
  if (content.type === 'website' && findings.some(isCopy)) return Number.NEGATIVE_INFINITY
  if (content.type !== 'message') return HAM_OVERRIDE_LOGIT
  // Who sends a number may send the code itself, and need not be told it.
  if (
    !circumstances.includes('number') &&
    findings.some(({ code }) => ruleOf(code).legitimateUse === 'none')
  )
    return ORDINARY_WITH_A_SECRET
  const grave = findings.filter(isGrave)
  const isOfLife =
    grave.length > 0 && grave.every(({ code }) => ruleOf(code).legitimateUse === 'common')
  return isOfLife && leastOf(without(evidence, grave)) < UNSAFE_BY_STORY
    ? ORDINARY_AS_LIFE
    : HAM_OVERRIDE_LOGIT
}
