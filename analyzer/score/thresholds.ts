import type { ScamTypeCode } from '../codes.ts'
import type { Sector } from '../entities/brand.ts'

export const REQUIRED_SCORE = 50
export const GROUP_DECAY = 0.6
/** A sign that shows in more than one place is surer by so much. */
export const SEEN_TWICE = 1.25

/**
 * Together they take off no more than this, and no more than `WORDS_REASSURE_AT_MOST` when none that outweighs stories is
 * among them.
 */
export const REASSURED_AT_MOST = 60
export const WORDS_REASSURE_AT_MOST = 25

/** A composite of so many points counts whatever official link stands beside it. */
export const GRAVE = 85
/** All that takes off a story as grave as blackmail or a policeman who keeps the reader on the line. */
export const RELIEF_WHEN_GRAVE = 30

/** What each combination beyond the weightiest adds. */
export const EXTRA_COMPOSITE_SCORE = 6

/** A sign of so many points says much alone. */
export const STRONG = 45
/**
 * How often a text that somebody checks is a scam. Of 1.35 million texts that users in the United Kingdom reported 40 in 100 were
 * (arXiv 2508.05276, 2025); a checker is also asked about what is merely unexpected. All probabilities hold at this share.
 */
export const PRIOR = 0.3
/**
 * What each wrong answer costs, in texts that are called unsure: somebody waits and asks before he acts, mostly in vain. Whoever is told
 * that a scam appears safe may lose his money; whoever is told that his bank's own notice is a scam misses it, and stops asking
 * (docs/decisions/0029).
 */
const COST = {
  scamCalledSafe: 5,
  scamCalledUnsure: 1,
  ordinaryCalledScam: 5.5,
  ordinaryCalledUnsure: 1,
} as const
/** The log-odds from which `scam` costs less than `unsure`. */
export const SCAM_FROM = Math.log(
  (COST.ordinaryCalledScam - COST.ordinaryCalledUnsure) / COST.scamCalledUnsure,
)
/** The log-odds from which `unsure` costs less than `safe`. */
export const UNSURE_FROM = Math.log(
  COST.ordinaryCalledUnsure / (COST.scamCalledSafe - COST.scamCalledUnsure),
)

/** The points from which the signs of an address are worth a word, however ordinary it looks. */
export const WEAK_SIGNS = 18
/** An address of which nothing is known is called safe with no more confidence than this: a shop that never delivers looks like any shop. */
export const SURE_OF_STRANGER = 0.75

/** The least log-odds of a text with hard evidence. */
export const BY_EVIDENCE = 3.5
/** With so many points a message tells its story beyond doubt. */
export const BEYOND_DOUBT = 100
/** The least log-odds of a text that tells a story that the rules know, and of one as grave as blackmail, or told beyond doubt. */
export const BY_STORY = 1.6
export const BY_GRAVE_STORY = 1.8
/** Of a text whose words are so ordinary, in log-odds, a story makes no scam. It makes it unsure. */
export const HAM_OVERRIDE_LOGIT = 0.3
/** Where something is asked that nobody has an honest reason to ask in a message, only words that are more ordinary still outweigh it. */
export const ORDINARY_WITH_A_SECRET = -1.4

/** The level of an unsafe text whose probability is at least this is critical, or high. */
export const CRITICAL_FROM = 0.95
export const HIGH_FROM = 0.85

/** In a text of more words than this, signs that tell no story together are taken for chance. */
export const LONG = 150
export const IN_LONG = 0.75

/** What is left of the points when nothing is asked and there is nothing to act on: no ask, no scam. */
export const WITHOUT_ASK = 0.5

/**
 * What the imitated organisation, or the first one that the text names, says of the kind of scam, when none of the
 * `TELLING` signs says it better.
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
