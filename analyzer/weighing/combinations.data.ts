import type { Circumstance } from '../circumstances.ts'
import type { FindingCode, ScamTypeCode } from '../codes.ts'

type Sign = FindingCode | Circumstance

/**
 * Signs that make a scam together, however harmless each is alone: who it claims to be, what it asks for and how it
 * pushes. A text with at least one sign out of every list weighs no less than `points`.
 */
export type Combination = {
  readonly points: number
  /** Null when the kind of scam is told better by the signs themselves. */
  readonly speaksFor: ScamTypeCode | null
  readonly signs: readonly (readonly Sign[])[]
}

function together(
  points: number,
  speaksFor: ScamTypeCode | null,
  ...signs: readonly (readonly Sign[])[]
): Combination {
  return { points, speaksFor, signs }
}

const LIKELY = 58
const CLEAR = 70
/** From here on an official link no longer makes up for the story. */
export const GRAVE = 85

const SOMEWHERE = ['unknown-link', 'asks-to-follow-link'] as const
const SOMEBODY = ['private-contact', 'asks-to-move-chat', 'asks-to-call'] as const
const CREDENTIALS = [
  'asks-for-code',
  'asks-for-card',
  'asks-for-password',
  'asks-for-bank-details',
  'asks-for-wallet-key',
] as const
const SECRETS = [...CREDENTIALS, 'asks-to-approve'] as const
const SPECIAL_PAYMENT = ['asks-to-move-money', 'asks-for-gift-cards', 'asks-for-crypto'] as const
const MONEY = ['asks-to-pay', 'upfront-fee', ...SPECIAL_PAYMENT] as const
const CONTROL = ['asks-for-remote-access', 'asks-to-install', 'asks-to-approve'] as const
const ACCOUNT_THREATS = ['threatens-cut-off', 'threatens-account', 'threatens-visa'] as const
const THREATS = [...ACCOUNT_THREATS, 'threatens-law'] as const
const AUTHORITY = ['poses-as-official', 'threatens-law', 'threatens-visa'] as const
const FINES = ['unpaid-fine', 'traffic-fine-due'] as const
const GIFTS = ['prize', 'free-money'] as const
const PROFIT = ['guaranteed-return', 'investment-talk'] as const
const WORK = ['job-offer', 'easy-income', 'job-task'] as const
const OFFERS = [
  ...GIFTS,
  ...PROFIT,
  ...WORK,
  'refund',
  'visa-offer',
  'easy-loan',
  'favour-for-sale',
] as const

const POSING: readonly Combination[] = [
  together(GRAVE, null, AUTHORITY, ['stay-on-call']),
  together(GRAVE, null, AUTHORITY, ['demands-secrecy'], [...MONEY, ...SECRETS]),
  together(GRAVE, null, ['speaks-as-brand'], ['demands-secrecy'], MONEY),
  together(LIKELY, null, ['poses-as-official', 'family-emergency'], ['demands-secrecy']),
  together(CLEAR, null, ['poses-as-official'], [...SECRETS, ...CONTROL, ...SPECIAL_PAYMENT]),
  together(CLEAR, null, ['poses-as-official'], THREATS, [
    ...MONEY,
    ...SOMEBODY,
    ...SOMEWHERE,
    'asks-for-id',
  ]),
  together(
    LIKELY,
    'account-takeover',
    ['asks-to-approve'],
    ['poses-as-official', 'names-brand', ...SOMEBODY, ...THREATS],
  ),
  together(GRAVE, 'account-takeover', ['asks-to-approve'], ['sent-by-others']),
  together(GRAVE, null, ['fails-sender-check'], ['brand-sender-mismatch', 'free-mail-for-brand']),
  together(
    CLEAR,
    null,
    ['brand-sender-mismatch', 'free-mail-for-brand'],
    ['asks-for-personal-details', ...ACCOUNT_THREATS, ...CREDENTIALS],
  ),
  // The words of a password's reset are soon copied: where it leads tells.
  together(
    GRAVE,
    'account-takeover',
    ['answers-request'],
    ['login-words-in-address'],
    ['brand-link-mismatch', 'borrowed-name'],
  ),
  together(GRAVE, null, ['fraud-pretext'], SECRETS),
  together(CLEAR, null, ['fraud-pretext'], SPECIAL_PAYMENT),
  together(GRAVE, null, ['asks-advice'], [...SECRETS, ...SPECIAL_PAYMENT, ...CONTROL]),
  together(CLEAR, null, ['asks-advice'], ['asks-to-pay', 'upfront-fee', 'advance-fee']),
  together(LIKELY, null, ['asks-advice'], ['poses-as-official'], THREATS),
  together(GRAVE, 'investment', ['asks-advice'], ['love-talk'], PROFIT),
  together(LIKELY, 'account-takeover', ['code-sent-by-mistake']),
  together(GRAVE, null, ['excepts-writer'], ['asks-for-code']),
  together(CLEAR, 'bank-impersonation', ['asks-for-password'], ['asks-for-bank-details']),
  together(GRAVE, 'account-takeover', ['asks-to-forward-calls', 'asks-to-link-device']),
  together(CLEAR, null, ['speaks-as-brand'], ['asks-for-code']),
  together(GRAVE, null, ['safe-account'], ['asks-to-move-money']),
  together(CLEAR, null, ['boss-request'], [...MONEY, ...SECRETS, 'demands-secrecy']),
  together(CLEAR, null, ['boss-request'], ['errand-by-mail']),
  together(LIKELY, null, ['boss-request'], ['wants-files']),
  together(LIKELY, 'account-takeover', ['asks-for-password'], ['opens-by-login']),
  together(LIKELY, 'gift-card', ['asks-for-gift-cards'], ['brief']),
  together(
    CLEAR,
    'tech-support',
    ['asks-for-remote-access'],
    ['poses-as-official', 'speaks-as-brand', 'refund', 'asks-to-call', 'asks-for-code', ...THREATS],
  ),
  together(
    LIKELY,
    'tech-support',
    ['device-alarm'],
    [
      ...SOMEWHERE,
      ...SOMEBODY,
      'asks-to-install',
      'asks-for-remote-access',
      'poses-as-official',
      'demands-secrecy',
    ],
  ),
  together(
    LIKELY,
    null,
    ['brand-link-mismatch'],
    [
      'speaks-as-brand',
      ...SECRETS,
      ...MONEY,
      ...THREATS,
      ...GIFTS,
      'asks-to-follow-link',
      'refund',
      'deep-discount',
      'job-offer',
      'urgency',
    ],
  ),
]

const THREATENING: readonly Combination[] = [
  together(
    LIKELY,
    null,
    ['threatens-law', 'threatens-visa'],
    [...MONEY, ...SECRETS, 'unknown-link', 'asks-for-personal-details', ...SOMEBODY],
  ),
  together(
    LIKELY,
    null,
    ['threatens-account'],
    [...SOMEWHERE, ...SOMEBODY, ...CONTROL, 'asks-to-scan'],
  ),
  together(LIKELY, null, ['threatens-cut-off'], [...SOMEWHERE, ...SOMEBODY, ...SPECIAL_PAYMENT]),
  // Who supplies a house writes of its bill from a number of its own, and gives no person's.
  together(
    GRAVE,
    'utility',
    ['threatens-cut-off'],
    ['speaks-as-brand'],
    ['asks-to-call'],
    ['mobile-number'],
    ['mentions-payment'],
  ),
  together(LIKELY, null, ACCOUNT_THREATS, [...SECRETS, 'asks-for-id']),
  together(
    LIKELY,
    null,
    [...FINES, 'parcel-problem'],
    [...SOMEWHERE, 'asks-for-card', 'asks-to-scan'],
  ),
  together(LIKELY, null, FINES, ['asks-to-pay'], SOMEBODY),
  together(
    LIKELY,
    null,
    ['asks-to-scan'],
    [...THREATS, ...GIFTS, 'refund', 'urgency', 'asks-for-card'],
  ),
  together(CLEAR, 'tech-support', ['charge-callback']),
  together(GRAVE, null, ['hides-its-words'], ['mixed-letters-in-words']),
  together(GRAVE, 'blackmail', ['blackmail', 'threatens-to-shame']),
]

const UNKNOWN_PLACES: readonly Combination[] = [
  together(LIKELY, null, ['unknown-link'], SECRETS),
  together(LIKELY, null, ['unknown-link'], ['upfront-fee', 'asks-to-move-money']),
  // An agent's own site asks for papers, too.
  together(
    LIKELY,
    null,
    ['unknown-link'],
    ['asks-for-id'],
    ['urgency', 'poses-as-official', 'speaks-as-brand', 'brand-link-mismatch', ...THREATS],
  ),
  together(
    LIKELY,
    null,
    ['unknown-link'],
    ['asks-to-pay'],
    ['urgency', 'poses-as-official', ...THREATS],
  ),
  together(LIKELY, null, ['curiosity-bait'], ['unknown-link', 'phone-abroad', 'asks-to-call']),
  together(LIKELY, 'account-takeover', ['unknown-link'], ['asks-to-vote']),
  together(LIKELY, 'romance', ['unknown-link'], ['stranger-opener']),
  together(
    LIKELY,
    null,
    ['prize', 'unclaimed-dues', 'parcel-problem', ...FINES],
    ['attached-form'],
  ),
  // An airline has its forms for what it owes, too.
  together(LIKELY, 'refund', ['refund'], ['attached-form'], ['mentions-tax']),
  together(GRAVE, 'malware', ['risky-attachment', 'file-download'], ['app-file'], ['brief']),
  together(LIKELY, 'malware', ['locked-file']),
  together(LIKELY, 'malware', ['risky-attachment'], ['asks-to-install', 'asks-for-password']),
  together(
    CLEAR,
    'malware',
    ['asks-to-install'],
    [...THREATS, ...OFFERS, ...SECRETS, 'poses-as-official', 'names-brand', 'parcel-problem'],
  ),
]

const OFFERING: readonly Combination[] = [
  together(LIKELY, 'prize', GIFTS, [
    'invites-elsewhere',
    ...SOMEWHERE,
    ...SOMEBODY,
    ...SECRETS,
    ...MONEY,
    'asks-for-id',
    'asks-for-personal-details',
  ]),
  together(
    LIKELY,
    'refund',
    ['refund'],
    ['asks-to-follow-link', ...SECRETS, 'upfront-fee', 'asks-to-scan', 'asks-to-move-chat'],
  ),
  together(
    LIKELY,
    'government-impersonation',
    ['unclaimed-dues'],
    [...SOMEWHERE, ...SOMEBODY, ...SECRETS, ...MONEY, 'asks-for-id'],
  ),
  together(
    LIKELY,
    'investment',
    ['guaranteed-return'],
    ['invites-elsewhere', 'investment-talk', ...SOMEWHERE, ...SOMEBODY, ...MONEY],
  ),
  together(
    LIKELY,
    'investment',
    ['investment-talk'],
    [
      'invites-elsewhere',
      'unknown-link',
      ...SOMEBODY,
      ...SPECIAL_PAYMENT,
      'urgency',
      'love-talk',
      'asks-for-id',
      'stranger-opener',
      'easy-income',
    ],
  ),
  together(LIKELY, 'investment', ['guaranteed-return'], ['sum'], ['brief']),
  together(LIKELY, 'investment', ['easy-income'], ['guaranteed-return']),
  together(
    LIKELY,
    null,
    ['job-task', 'easy-income'],
    [...SOMEWHERE, ...SOMEBODY, 'upfront-fee', 'asks-to-pay'],
  ),
  together(LIKELY, 'fake-job', ['hires-unseen'], ['brief']),
  together(CLEAR, 'fake-job', WORK, [...MONEY, 'asks-for-card', 'asks-for-code']),
  together(
    LIKELY,
    'visa',
    ['visa-offer'],
    ['sum', 'unknown-link', 'asks-for-id', ...SOMEBODY, ...MONEY],
  ),
  together(
    LIKELY,
    null,
    ['favour-for-sale'],
    ['sum', 'unknown-link', 'asks-for-id', ...SOMEBODY, ...MONEY],
  ),
  together(LIKELY, null, ['favour-for-sale'], ['priced'], ['brief']),
  together(
    LIKELY,
    'loan',
    ['easy-loan'],
    ['upfront-fee', 'asks-to-move-chat', 'asks-to-pay', 'asks-for-id', 'lends-by-mail', ...SECRETS],
  ),
  together(CLEAR, 'advance-fee', ['release-of-money']),
  together(GRAVE, 'advance-fee', ['advance-fee'], ['wants-answer-only']),
  together(
    CLEAR,
    'crypto',
    ['handed-over-wallet'],
    ['asks-to-move-money', ...SOMEWHERE, ...SOMEBODY],
  ),
  together(CLEAR, null, ['upfront-fee'], ['love-talk', 'advance-fee', 'parcel-problem', ...OFFERS]),
  together(LIKELY, 'advance-fee', ['upfront-fee'], ['asks-for-id']),
  together(LIKELY, 'advance-fee', ['invites-vendors'], ['upfront-fee']),
  together(
    LIKELY,
    'advance-fee',
    ['advance-fee'],
    [
      'has-contact',
      'own-money-out-of-reach',
      'poses-as-official',
      'love-talk',
      'demands-secrecy',
      ...MONEY,
      ...SECRETS,
    ],
  ),
  together(
    LIKELY,
    'crypto',
    ['cash-for-crypto'],
    ['sum', 'deep-discount', 'urgency', 'unknown-link', ...SOMEBODY],
    ['brief'],
  ),
  together(LIKELY, 'crypto', ['asks-for-crypto'], ['asks-to-pay', 'poses-as-official', ...OFFERS]),
]

const TRADING: readonly Combination[] = [
  together(
    GRAVE,
    'brand-impersonation',
    ['free-travel-card'],
    ['sum', 'asks-to-pay', 'asks-for-card', ...SOMEWHERE, ...SOMEBODY],
  ),
  together(
    LIKELY,
    'marketplace',
    ['deep-discount'],
    ['unknown-link', 'invites-elsewhere'],
    ['urgency', 'brand-link-mismatch', 'asks-to-pay'],
  ),
  together(
    CLEAR,
    'marketplace',
    ['buyer-sends-courier'],
    [...SOMEWHERE, ...SECRETS, 'asks-to-scan', 'overpayment', 'upfront-fee'],
  ),
  together(
    LIKELY,
    'marketplace',
    ['pay-before-delivery'],
    ['offers-goods', 'sum', 'urgency', 'deep-discount', ...MONEY],
  ),
  together(
    LIKELY,
    'marketplace',
    ['offers-goods'],
    ['asks-to-pay', 'asks-to-move-money'],
    ['urgency', 'upfront-fee'],
  ),
  together(
    LIKELY,
    'marketplace',
    ['goods-before-money'],
    ['urgency', 'third-party', 'own-money-out-of-reach', 'has-contact', 'overpayment'],
  ),
  together(
    LIKELY,
    'marketplace',
    ['overpayment'],
    ['third-party', 'sum', 'asks-to-move-money', 'buyer-sends-courier', 'private-contact'],
  ),
  together(
    CLEAR,
    'invoice',
    ['changed-bank-account'],
    ['urgency', 'asks-for-bank-details', 'has-contact', 'mentions-payment', 'sum', ...MONEY],
  ),
  together(LIKELY, 'money-mule', ['asks-to-lend-account']),
  together(LIKELY, 'advance-fee', ['paid-honour']),
  together(LIKELY, 'marketplace', ['goods-before-money'], ['orders-on-credit']),
  together(LIKELY, 'prize', ['prize'], ['survey-gift']),
  together(LIKELY, 'marketplace', ['pay-before-delivery'], ['pays-movers']),
]

const TOUCHING: readonly Combination[] = [
  together(CLEAR, null, ['coaches-answers'], [...MONEY, ...SECRETS, ...PROFIT, ...WORK, 'refund']),
  together(
    LIKELY,
    'family-emergency',
    ['avoids-calls'],
    ['sum', 'number'],
    ['asks-to-move-money', 'own-money-out-of-reach', 'asks-for-gift-cards', 'family-emergency'],
  ),
  together(
    LIKELY,
    null,
    ['asks-for-id'],
    ['asks-for-card', 'asks-for-password', 'free-money', 'prize'],
    ['brief'],
  ),
  together(LIKELY, 'advance-fee', ['own-money-out-of-reach'], MONEY),
  together(
    LIKELY,
    'romance',
    ['love-talk'],
    ['asks-for-gift-cards', 'asks-for-crypto', 'asks-for-card'],
  ),
  together(
    CLEAR,
    'romance',
    ['love-talk'],
    ['plea', 'own-money-out-of-reach'],
    ['number', 'asks-to-pay', 'asks-to-move-money', 'unpaid-fine'],
  ),
  together(CLEAR, 'family-emergency', ['new-number'], ['replaces-number']),
  together(CLEAR, 'family-emergency', ['new-number'], ['sum', 'asks-for-code', ...MONEY]),
  together(
    CLEAR,
    'family-emergency',
    ['family-emergency'],
    ['plea', 'sum', 'demands-secrecy', 'private-contact', ...MONEY],
  ),
  together(
    LIKELY,
    null,
    ['plea'],
    ['sum', ...MONEY],
    ['urgency', 'family-emergency', 'new-number', 'charity-appeal', 'own-money-out-of-reach'],
  ),
  together(
    CLEAR,
    'police-impersonation',
    ['settles-quietly'],
    [
      'poses-as-official',
      'family-emergency',
      'threatens-law',
      'threatens-visa',
      'demands-secrecy',
      'asks-to-move-money',
    ],
    ['number', 'priced'],
    ['brief'],
  ),
  together(LIKELY, 'charity', ['charity-appeal', 'plea'], ['private-purse'], ['brief']),
  together(
    LIKELY,
    'advance-fee',
    ['private-payee'],
    ['no-proper-way', 'demands-secrecy'],
    ['number', 'priced', 'sum'],
    [
      ...MONEY,
      'favour-for-sale',
      'visa-offer',
      'poses-as-official',
      'urgency',
      'deposit-before-viewing',
      'job-offer',
    ],
    ['brief'],
  ),
  together(
    LIKELY,
    null,
    ['demands-secrecy'],
    ['asks-to-move-money', 'own-money-out-of-reach'],
    ['number'],
    ['brief'],
  ),
  together(
    LIKELY,
    'charity',
    ['charity-appeal'],
    ['unknown-link', 'private-contact', ...SPECIAL_PAYMENT],
  ),
]

export const COMBINATIONS: readonly Combination[] = [
  ...POSING,
  ...THREATENING,
  ...UNKNOWN_PLACES,
  ...OFFERING,
  ...TRADING,
  ...TOUCHING,
]
