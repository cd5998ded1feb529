import type { ScamTypeCode } from '../codes.ts'
import type { Sector } from '../entities/brand.ts'

export const REQUIRED_SCORE = 50
export const GROUP_DECAY = 0.6
/** Score factor for a finding that occurs in more than one place. */
export const SEEN_TWICE = 1.25

/**
 * Maximum reduction by ham findings. Without one that outweighs stories the limit is
 * `WORDS_REASSURE_AT_MOST`.
 */
export const REASSURED_AT_MOST = 60
export const WORDS_REASSURE_AT_MOST = 25

/** Composite score from which official links no longer reduce the score. */
export const GRAVE = 85
/** Maximum reduction by ham findings for a composite as severe as blackmail or police impersonation. */
export const RELIEF_WHEN_GRAVE = 30

/** Score added by each composite beyond the highest. */
export const EXTRA_COMPOSITE_SCORE = 6

/** Score from which a finding is strong alone. */
export const STRONG = 45
/**
 * Rate of scams among checked texts. Of 1.35 million texts that users in the United Kingdom reported, 40 in
 * 100 were scams (arXiv 2508.05276, 2025); a checker is also asked about texts that are merely unexpected.
 * All probabilities are calibrated to this rate.
 */
export const PRIOR = 0.3
/**
 * Cost of each wrong answer in units of one `unsure` answer, after which a user waits and asks, mostly in
 * vain. A scam called safe may cost the user money. A genuine bank notice called a scam is missed, and the
 * user stops checking (docs/decisions/0029).
 */
const COST = {
  scamCalledSafe: 5,
  scamCalledUnsure: 1,
  ordinaryCalledScam: 5.5,
  ordinaryCalledUnsure: 1,
} as const
/** Log-odds from which `scam` costs less than `unsure`. */
export const SCAM_FROM = Math.log(
  (COST.ordinaryCalledScam - COST.ordinaryCalledUnsure) / COST.scamCalledUnsure,
)
/** Log-odds from which `unsure` costs less than `safe`. */
export const UNSURE_FROM = Math.log(
  COST.ordinaryCalledUnsure / (COST.scamCalledSafe - COST.scamCalledUnsure),
)

/** Score from which the findings of an address are mentioned even if it looks ordinary. */
export const WEAK_SIGNS = 18
/** Maximum confidence that an unknown address is safe: a fake shop looks like any shop. */
export const SURE_OF_STRANGER = 0.75

/** Minimum log-odds of a text with decisive findings. */
export const BY_EVIDENCE = 3.5
/** Score from which a message is always unsafe. */
export const BEYOND_DOUBT = 100
/**
 * Minimum log-odds of a text that completes a known composite, and of one that is as severe as blackmail or
 * has a score of `BEYOND_DOUBT`.
 */
export const BY_STORY = 1.6
export const BY_GRAVE_STORY = 1.8
/** Log-odds of ordinary words below which a composite makes a text unsure instead of a scam. */
export const HAM_OVERRIDE_LOGIT = 0.3
/** The same bound where something is requested that has no legitimate use in a message. */
export const ORDINARY_WITH_A_SECRET = -1.4

/** Probability from which the warning level of an unsafe text is critical instead of high. */
export const CRITICAL_FROM = 0.95
export const HIGH_FROM = 0.85

/** In a text with more words than this, findings that complete no composite are treated as chance. */
export const LONG = 150
export const IN_LONG = 0.75

/** Score factor if nothing is requested and there is nothing to act on. */
export const WITHOUT_ASK = 0.5

/**
 * Scam type by sector of the imitated organisation, or of the first one named, if no finding determines the
 * type better.
 */
export const SCAM_TYPE_OF_SECTOR: Readonly<Record<Sector, ScamTypeCode>> = {
  government: 'government-impersonation',
  police: 'police-impersonation',
  bank: 'bank-impersonation',
  payment: 'bank-impersonation',
  telecom: 'telecom',
  courier: 'parcel-fee',
  utility: 'utility',
  transport: 'brand-impersonation',
  marketplace: 'brand-impersonation',
  property: 'rental',
  'job-board': 'fake-job',
  retail: 'brand-impersonation',
  health: 'brand-impersonation',
  charity: 'charity',
  technology: 'account-takeover',
}
