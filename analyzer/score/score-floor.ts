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
  BY_EVIDENCE,
  BY_GRAVE_STORY,
  BY_STORY,
  GRAVE,
  HAM_OVERRIDE_LOGIT,
  ORDINARY_WITH_A_SECRET,
  REQUIRED_SCORE,
  STRONG,
  UNSURE_FROM,
} from './thresholds.ts'

/** The log-odds that a text gets at least; one that what was learned gives no more than `above` is lifted to unsure only. */
export type Floor = { readonly least: number; readonly above: number }

/** A known name in somebody else's domain, or one made of nothing but what couriers and offices write of. */
const BORROWED: readonly FindingCode[] = [
  'brand-in-domain',
  'brand-keyword-domain',
  'parcel-or-fine-domain',
]
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
 * signs may stand together by chance, so there only a story as grave as blackmail counts. Words that are ordinary outweigh what
 * is no more than `BY_STORY` (`ordinaryAt`).
 */
function leastOf(evidence: Evidence): number {
  if (decisiveSigns(evidence).size > 0) return BY_EVIDENCE
  const { content, matchedComposites, findings, points, isWarning } = evidence
  if (findings.some(passesForAnother)) return BY_STORY
  if (leadsToFake(evidence)) return BY_STORY
  if (points < REQUIRED_SCORE || isWarning) return Number.NEGATIVE_INFINITY
  if (matchedComposites.some((story) => story.score >= GRAVE)) return BY_GRAVE_STORY
  if (content.type === 'website' && carriesKnownName(findings)) return BY_STORY
  if (content.type !== 'message') return Number.NEGATIVE_INFINITY
  if (matchedComposites.length > 0 && points >= BEYOND_DOUBT) return BY_GRAVE_STORY
  const isKnown =
    matchedComposites.length > 0 || (findings.some(isGrave) && !findings.every(asksForMoney))
  return isKnown ? BY_STORY : Number.NEGATIVE_INFINITY
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
  return code === 'imitated-mail-domain' || code === 'shown-address-differs'
}

/** Friends and tradesmen want to be paid, too: with no other sign it tells nothing. */
function asksForMoney({ code }: Finding): boolean {
  return code === 'money-transfer-request' || code === 'payment-request'
}

function isGrave({ code }: Finding): boolean {
  return scoreOf(code) >= STRONG || ruleOf(code).severity === 'high'
}

/** Log-odds lifted to a floor. Words that are ordinary outweigh it, but nothing makes them clear. */
export function lifted(logit: number, { least, above }: Floor): number {
  if (logit > above) return Math.max(logit, least)
  return least > UNSURE_FROM ? Math.max(logit, UNSURE_FROM) : logit
}

/** The floor of a text, and how ordinary its words must be to outweigh it. */
export function floorOf(evidence: Evidence): Floor {
  const least = leastOf(evidence)
  return { least, above: least > BY_STORY ? Number.NEGATIVE_INFINITY : ordinaryAt(evidence) }
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
  const asksSecret = findings.some(({ code }) => ruleOf(code).legitimateUse === 'none')
  if (asksSecret && !circumstances.includes('number')) return ORDINARY_WITH_A_SECRET
  // Friends, schools and shops ask it, too: with nothing else no words make it clear.
  const grave = findings.filter(isGrave)
  const isOfLife =
    grave.length > 0 && grave.every(({ code }) => ruleOf(code).legitimateUse === 'common')
  return isOfLife && leastOf(without(evidence, grave)) < BY_STORY
    ? Number.POSITIVE_INFINITY
    : HAM_OVERRIDE_LOGIT
}
