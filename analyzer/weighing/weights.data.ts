import type { FindingCode, ScamTypeCode } from '../codes.ts'

/**
 * What a sign weighs, in points of which `UNSAFE_FROM` make a text unsafe, and which kind of scam it speaks for.
 * Signs of one group tell much the same story twice, so each further one of a group counts `REPEAT` times the last.
 */
export type Weight = {
  readonly points: number
  readonly group:
    | 'address'
    | 'link'
    | 'secret'
    | 'action'
    | 'pressure'
    | 'story'
    | 'claim'
    | 'sender'
    | 'trick'
  readonly speaksFor: ScamTypeCode | null
}

export const WEIGHTS: Readonly<Record<FindingCode, Weight>> = {
  'lookalike-domain': { points: 75, group: 'address', speaksFor: null },
  'brand-in-domain': { points: 60, group: 'address', speaksFor: null },
  'brand-in-subdomain': { points: 55, group: 'address', speaksFor: null },
  'brand-in-path': { points: 35, group: 'address', speaksFor: null },
  'borrowed-name': { points: 52, group: 'address', speaksFor: null },
  'foreign-letters-in-domain': { points: 80, group: 'address', speaksFor: null },
  'user-info-trick': { points: 80, group: 'address', speaksFor: null },
  'link-text-mismatch': { points: 45, group: 'address', speaksFor: null },
  'brand-link-mismatch': { points: 30, group: 'address', speaksFor: null },

  'ip-host': { points: 45, group: 'link', speaksFor: null },
  'hidden-ip-host': { points: 80, group: 'link', speaksFor: null },
  'risky-ending': { points: 25, group: 'link', speaksFor: null },
  'short-link': { points: 12, group: 'link', speaksFor: null },
  'free-hosting': { points: 25, group: 'link', speaksFor: null },
  'open-page': { points: 18, group: 'link', speaksFor: null },
  'odd-port': { points: 20, group: 'link', speaksFor: null },
  'file-download': { points: 45, group: 'link', speaksFor: 'malware' },
  'risky-attachment': { points: 42, group: 'link', speaksFor: 'malware' },
  'insecure-login': { points: 32, group: 'link', speaksFor: null },
  'cluttered-host': { points: 35, group: 'link', speaksFor: null },
  'login-words-in-address': { points: 40, group: 'link', speaksFor: null },
  'odd-address': { points: 42, group: 'link', speaksFor: null },
  'not-a-web-address': { points: 0, group: 'link', speaksFor: null },

  'asks-for-code': { points: 52, group: 'secret', speaksFor: 'otp-theft' },
  'asks-for-card': { points: 50, group: 'secret', speaksFor: 'bank-impersonation' },
  'asks-for-password': { points: 42, group: 'secret', speaksFor: 'account-takeover' },
  'asks-for-id': { points: 25, group: 'secret', speaksFor: 'government-impersonation' },
  'asks-for-bank-details': { points: 35, group: 'secret', speaksFor: 'bank-impersonation' },
  'asks-for-wallet-key': { points: 65, group: 'secret', speaksFor: 'crypto' },
  'asks-for-personal-details': { points: 15, group: 'secret', speaksFor: null },
  'asks-to-approve': { points: 45, group: 'secret', speaksFor: 'account-takeover' },
  'asks-to-forward-calls': { points: 55, group: 'secret', speaksFor: 'account-takeover' },
  'asks-to-link-device': { points: 55, group: 'secret', speaksFor: 'account-takeover' },

  'asks-to-pay': { points: 25, group: 'action', speaksFor: null },
  'asks-to-follow-link': { points: 25, group: 'action', speaksFor: null },
  'asks-to-move-money': { points: 35, group: 'action', speaksFor: 'bank-impersonation' },
  'asks-for-gift-cards': { points: 50, group: 'action', speaksFor: 'gift-card' },
  'asks-for-crypto': { points: 35, group: 'action', speaksFor: 'crypto' },
  'asks-for-remote-access': { points: 45, group: 'action', speaksFor: 'tech-support' },
  'asks-to-move-chat': { points: 18, group: 'action', speaksFor: null },
  'asks-to-call': { points: 22, group: 'action', speaksFor: null },
  'asks-to-scan': { points: 20, group: 'action', speaksFor: null },
  'asks-to-install': { points: 28, group: 'action', speaksFor: 'malware' },
  'asks-to-vote': { points: 20, group: 'action', speaksFor: 'account-takeover' },
  'asks-to-lend-account': { points: 50, group: 'action', speaksFor: 'money-mule' },

  urgency: { points: 12, group: 'pressure', speaksFor: null },
  'threatens-account': { points: 28, group: 'pressure', speaksFor: null },
  'threatens-law': { points: 25, group: 'pressure', speaksFor: 'police-impersonation' },
  'threatens-visa': { points: 25, group: 'pressure', speaksFor: 'visa' },
  'threatens-cut-off': { points: 20, group: 'pressure', speaksFor: 'utility' },
  'demands-secrecy': { points: 25, group: 'pressure', speaksFor: null },
  plea: { points: 12, group: 'pressure', speaksFor: null },
  'stay-on-call': { points: 30, group: 'pressure', speaksFor: 'police-impersonation' },

  'poses-as-official': { points: 12, group: 'claim', speaksFor: null },
  'love-talk': { points: 5, group: 'claim', speaksFor: 'romance' },
  'boss-request': { points: 25, group: 'claim', speaksFor: null },
  'own-money-out-of-reach': { points: 12, group: 'claim', speaksFor: 'romance' },

  prize: { points: 35, group: 'story', speaksFor: 'prize' },
  refund: { points: 28, group: 'story', speaksFor: 'refund' },
  'unclaimed-dues': { points: 28, group: 'story', speaksFor: 'government-impersonation' },
  'guaranteed-return': { points: 40, group: 'story', speaksFor: 'investment' },
  'advance-fee': { points: 48, group: 'story', speaksFor: 'advance-fee' },
  'job-task': { points: 50, group: 'story', speaksFor: 'job-task' },
  'easy-income': { points: 35, group: 'story', speaksFor: 'fake-job' },
  'easy-loan': { points: 15, group: 'story', speaksFor: 'loan' },
  'job-offer': { points: 5, group: 'story', speaksFor: 'fake-job' },
  'visa-offer': { points: 20, group: 'story', speaksFor: 'visa' },
  'favour-for-sale': { points: 52, group: 'story', speaksFor: 'advance-fee' },
  'free-money': { points: 25, group: 'story', speaksFor: 'prize' },
  'deep-discount': { points: 10, group: 'story', speaksFor: 'marketplace' },
  'free-travel-card': { points: 45, group: 'story', speaksFor: 'brand-impersonation' },
  'cash-for-crypto': { points: 35, group: 'story', speaksFor: 'crypto' },
  'handed-over-wallet': { points: 45, group: 'story', speaksFor: 'crypto' },
  'upfront-fee': { points: 22, group: 'action', speaksFor: 'advance-fee' },
  'release-of-money': { points: 45, group: 'story', speaksFor: 'advance-fee' },
  'parcel-problem': {
    points: 28,
    group: 'story',
    speaksFor: 'parcel-fee',
  },
  'unpaid-fine': { points: 25, group: 'story', speaksFor: null },
  'traffic-fine-due': {
    points: 28,
    group: 'story',
    speaksFor: 'traffic-fine',
  },
  'new-number': { points: 40, group: 'story', speaksFor: 'family-emergency' },
  'family-emergency': {
    points: 30,
    group: 'story',
    speaksFor: 'family-emergency',
  },
  'deposit-before-viewing': { points: 52, group: 'story', speaksFor: 'rental' },
  'buyer-sends-courier': { points: 30, group: 'story', speaksFor: 'marketplace' },
  'code-sent-by-mistake': {
    points: 55,
    group: 'story',
    speaksFor: 'account-takeover',
  },
  'stranger-opener': { points: 10, group: 'story', speaksFor: 'romance' },
  'investment-talk': { points: 40, group: 'story', speaksFor: 'investment' },
  blackmail: { points: 55, group: 'story', speaksFor: 'blackmail' },
  'threatens-to-shame': { points: 55, group: 'story', speaksFor: 'blackmail' },
  'device-alarm': { points: 42, group: 'story', speaksFor: 'tech-support' },
  'charge-callback': { points: 52, group: 'story', speaksFor: 'tech-support' },
  'charity-appeal': { points: 28, group: 'story', speaksFor: 'charity' },
  'curiosity-bait': { points: 12, group: 'story', speaksFor: 'phishing-site' },
  'pay-before-delivery': { points: 25, group: 'story', speaksFor: 'marketplace' },
  'goods-before-money': { points: 25, group: 'story', speaksFor: 'marketplace' },
  overpayment: { points: 30, group: 'story', speaksFor: 'marketplace' },
  'changed-bank-account': { points: 45, group: 'story', speaksFor: 'invoice' },
  'paid-honour': { points: 52, group: 'story', speaksFor: 'advance-fee' },

  'brand-sender-mismatch': { points: 45, group: 'sender', speaksFor: 'brand-impersonation' },
  'free-mail-for-brand': { points: 50, group: 'sender', speaksFor: 'brand-impersonation' },
  'imitated-mail-domain': { points: 60, group: 'sender', speaksFor: 'brand-impersonation' },
  'reply-to-differs': { points: 20, group: 'sender', speaksFor: null },
  'foreign-number-for-brand': { points: 30, group: 'sender', speaksFor: null },
  'fails-sender-check': { points: 40, group: 'sender', speaksFor: null },
  'return-path-differs': { points: 15, group: 'sender', speaksFor: null },

  'invisible-characters': { points: 30, group: 'trick', speaksFor: null },
  'mixed-letters-in-words': { points: 35, group: 'trick', speaksFor: null },
  'disguised-words': { points: 25, group: 'trick', speaksFor: null },
  'wording-typical-of-scams': { points: 0, group: 'story', speaksFor: null },
  'locked-file': { points: 52, group: 'trick', speaksFor: 'malware' },
  'instructions-to-ai': { points: 50, group: 'trick', speaksFor: null },
}
