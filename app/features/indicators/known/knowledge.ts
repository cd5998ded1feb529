import type { Span, Verdict } from '#analyzer'

/** Why something that is known about an indicator makes a text suspicious. */
const KNOWN_CODES = ['reported', 'listed', 'young-domain', 'bad-target'] as const

export type KnownCode = (typeof KNOWN_CODES)[number]

/** What is known about an indicator that makes a text neither better nor worse. */
export type FactCode =
  | 'not-reported'
  | 'phone-emergency'
  | 'phone-published'
  | 'phone-mobile'
  | 'phone-operator'
  | 'phone-landline'
  | 'phone-business'
  | 'phone-abroad'
  | 'never-ask'
  | 'iban'
  | 'iban-bank'
  | 'iban-owner'
  | 'wallet'
  | 'handle'
  | 'email-free'
  | 'email-own'
  | 'short-link'
  | 'domain-age'

/** Facts for a sentence. Dates are ISO 8601, numbers are in decimal digits. */
export type KnownParams = Readonly<Record<string, string>>

/** A warning sign that comes from knowledge and not from words. */
export type KnownReason = { code: KnownCode; params: KnownParams; spans: Span[] }

/** Whether a warning sign comes from knowledge. */
export function isKnown(reason: { code: string }): reason is KnownReason {
  return KNOWN_CODES.some((code) => code === reason.code)
}

export type Fact = { code: FactCode; params: KnownParams }

/** What is known about the indicators of a text. */
export type Knowledge = {
  /** Whether one indicator settles the verdict: staff confirmed a report of it, or a trusted list names it. */
  isDecisive: boolean
  /** Whether a text whose words look safe is unsure: something was found, or a number alone shows nothing. */
  isDoubtful: boolean
  /** Whether the text is one number or account without words. */
  isAlone: boolean
  reasons: readonly KnownReason[]
  facts: readonly Fact[]
  /** Id of the library entry that an indicator was reported for; null without one. */
  entry: string | null
  /** Scam types of this entry. */
  scamTypes: readonly string[]
  /** The verdict on the address behind a short link, if that is a scam. */
  target: Verdict | null
}
