import type { ScamTypeCode } from '#analyzer'
import type { CategorySlug } from '#app/domain/category.ts'

/** The library entry (slug) that best explains a scam type, if any, and the category. */
type KindInLibrary = { entry: string | null; category: CategorySlug }

/** All scam types of the analyzer, with their entry in the seeded library. */
export const KINDS: Readonly<Record<ScamTypeCode, KindInLibrary>> = {
  'parcel-fee': { entry: 'fake-parcel-fee', category: 'phishing' },
  'traffic-fine': { entry: 'traffic-fine-discount', category: 'phishing' },
  'bank-impersonation': { entry: 'bank-kyc-card-blocked', category: 'phishing' },
  'government-impersonation': { entry: 'uae-pass-approval', category: 'phishing' },
  'police-impersonation': { entry: 'fake-police-video-call', category: 'phishing' },
  'brand-impersonation': { entry: null, category: 'phishing' },
  telecom: { entry: null, category: 'phishing' },
  utility: { entry: 'dewa-refund', category: 'phishing' },
  visa: { entry: 'icp-visa-status', category: 'phishing' },
  'otp-theft': { entry: 'central-bank-call', category: 'phishing' },
  'account-takeover': { entry: 'whatsapp-takeover', category: 'phishing' },
  'job-task': { entry: 'telegram-task-job', category: 'job' },
  'fake-job': { entry: 'job-offer-visa-fee', category: 'job' },
  investment: { entry: 'forex-robot-account', category: 'investment' },
  crypto: { entry: 'crypto-trading-platform', category: 'investment' },
  prize: { entry: 'prize-draw-winner', category: 'other' },
  'advance-fee': { entry: null, category: 'other' },
  refund: { entry: 'dewa-refund', category: 'phishing' },
  loan: { entry: 'loan-with-upfront-fee', category: 'other' },
  romance: { entry: 'online-love-emergency', category: 'romance' },
  rental: { entry: 'yearly-rental-deposit', category: 'other' },
  marketplace: { entry: 'marketplace-courier-escrow', category: 'shopping' },
  'family-emergency': { entry: 'cloned-voice-family-emergency', category: 'other' },
  'tech-support': { entry: 'tech-support-remote-access', category: 'other' },
  'phishing-site': { entry: null, category: 'phishing' },
  malware: { entry: 'restaurant-offer-app', category: 'phishing' },
  'gift-card': { entry: null, category: 'other' },
  charity: { entry: 'ramadan-charity-appeal', category: 'other' },
  invoice: { entry: 'changed-invoice-account', category: 'other' },
  'money-mule': { entry: 'money-mule-job', category: 'job' },
  blackmail: { entry: 'sextortion-video-call', category: 'romance' },
}
