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

/**
 * Minimum log-odds for a text. If the model's log-odds do not exceed `above`, the floor is limited to unsure.
 */
export type Floor = { readonly least: number; readonly above: number }

/** A known name in an unrelated domain, or a domain of parcel and fine words only. */
const BORROWED: readonly FindingCode[] = [
  'brand-in-domain',
  'brand-keyword-domain',
  'parcel-or-fine-domain',
]
/** The same on a service that lends subdomains. */
const LENT: readonly FindingCode[] = ['brand-in-subdomain', 'brand-in-path']

/** Returns the findings that are decisive in combination; empty if there are none. */
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
 * Returns the lowest log-odds for decisive findings and for known scams: enough points with a composite, or
 * with a finding that is severe alone. For an address: a brand name in an unrelated domain, or a look-alike
 * or certain misspelling. For a text: such a domain in a mail address, or a link that is certainly unsafe on
 * its own. In a long mail findings may stand together by chance, so only a composite as severe as blackmail
 * counts. Words that are ordinary enough override what is not above `BY_STORY` (`ordinaryAt`).
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
 * Possible misspellings are too weak: two genuine names may differ by one letter. The subdomain of a
 * company's domain may name its customer; on a service that lends subdomains a user chose it.
 */
function carriesKnownName(findings: readonly Finding[]): boolean {
  const isLent = findings.some(({ code }) => code === 'free-hosting')
  return findings.some(
    (finding) =>
      BORROWED.includes(finding.code) || (isLent && LENT.includes(finding.code)) || isCopy(finding),
  )
}

/**
 * Whether the text links to an address that is certainly unsafe on its own, and is not a warning about it.
 */
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

/** Friends and tradespeople also ask for money. Alone it is no evidence. */
function asksForMoney({ code }: Finding): boolean {
  return code === 'money-transfer-request' || code === 'payment-request'
}

function isGrave({ code }: Finding): boolean {
  return scoreOf(code) >= STRONG || ruleOf(code).severity === 'high'
}

/** Applies a floor to log-odds. Ordinary words override the floor, but then the result is at least unsure. */
export function lifted(logit: number, { least, above }: Floor): number {
  if (logit > above) return Math.max(logit, least)
  return least > UNSURE_FROM ? Math.max(logit, UNSURE_FROM) : logit
}

/** Returns the floor of a text and how ordinary its words must be to override it. */
export function floorOf(evidence: Evidence): Floor {
  const least = leastOf(evidence)
  return { least, above: least > BY_STORY ? Number.NEGATIVE_INFINITY : ordinaryAt(evidence) }
}

function ordinaryAt(evidence: Evidence): number {
  const { content, findings, circumstances } = evidence
  // Imitated orders and invoices use the same ordinary words as genuine ones.
  if (findings.some(passesForAnother)) return Number.NEGATIVE_INFINITY
  // An unsafe link makes the text unsafe.
  if (leadsToFake(evidence)) return Number.NEGATIVE_INFINITY
  // A copied name is decisive whatever the rest of the address.
  if (content.type === 'website' && findings.some(isCopy)) return Number.NEGATIVE_INFINITY
  if (content.type !== 'message') return HAM_OVERRIDE_LOGIT
  // A sender who gives the code does not need to ask for it.
  const asksSecret = findings.some(({ code }) => ruleOf(code).legitimateUse === 'none')
  if (asksSecret && !circumstances.includes('number')) return ORDINARY_WITH_A_SECRET
  // Friends, schools and shops also ask for this, but no words make the text safe on their own.
  const grave = findings.filter(isGrave)
  const isOfLife =
    grave.length > 0 && grave.every(({ code }) => ruleOf(code).legitimateUse === 'common')
  return isOfLife && leastOf(without(evidence, grave)) < BY_STORY
    ? Number.POSITIVE_INFINITY
    : HAM_OVERRIDE_LOGIT
}
