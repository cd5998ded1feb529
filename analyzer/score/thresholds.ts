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
/** Signs that weigh this together are worth a word even in a text that is called safe. */
export const WEAK_SIGNS = 18
/** In a text that is less likely a scam than this they are chance, or than that where what speaks for it leaves fewer points. */
export const LEAST_TO_DOUBT = 0.003
export const LEAST_TO_DOUBT_WHEN_OUTWEIGHED = 0.04
/**
 * A text with such signs, or in a language that is hardly read, is called safe with no more confidence than this. Of real texts
 * from outside that were called safe these were scams no oftener than others as likely.
 */
export const MAX_SAFE_CONFIDENCE = 0.9
/** And one of which the very thing that would tell is missing or speaks against it. */
export const SURE_WITHOUT_PROOF = 0.6
/**
 * One text in so many that visitors check is taken for a scam when one is called safe. Of what they check nobody keeps count; of
 * real texts from outside, half of them scams, those called safe with 95 in a hundred were safe in four of five cases when the
 * threshold's rarer scams were taken for theirs.
 */
export const PRIOR_ONE_IN = 10
/**
 * An address of which nothing is known is called safe with no more confidence than this: a shop that never delivers looks like
 * any shop.
 */
export const SURE_OF_STRANGER = 0.75

/** The least log-odds of a text with hard evidence, and of one that tells a story that the rules know. */
export const SURE_OF_EVIDENCE = 2.5
export const UNSAFE_BY_STORY = 0.45
/** With so many points a message tells its story beyond doubt. */
export const BEYOND_DOUBT = 100
/** The least log-odds of a story as grave as blackmail, or told beyond doubt. */
export const UNSAFE_BY_GRAVE_STORY = 0.5
/** No other story lifts a text that what was learned tells to be ordinary so surely, in log-odds. */
export const HAM_OVERRIDE_LOGIT = -3.3
/** Where something is asked that nobody has an honest reason to ask in a message, only words that are more ordinary still outweigh it. */
export const ORDINARY_WITH_A_SECRET = -5
/** What friends, schools and shops ask and offer, too, yields to words that are rather ordinary. */
export const ORDINARY_AS_LIFE = -1.5
/** The least log-odds of a text that is unsafe by what was learned and by the rules' points too. */
export const UNSAFE_BY_BOTH = 0.41

/** The level of an unsafe text whose probability is at least this is critical, or high. */
export const CRITICAL_FROM = 0.9
export const HIGH_FROM = 0.75
/** More knowledge could turn the verdict on a safe text that is a scam so often among those that visitors check. */
export const DOUBTED_FROM = 0.2
/** And the verdict on an unsafe one that is less likely a scam than this. */
export const UNCERTAIN_BELOW = 0.7

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
