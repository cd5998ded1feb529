import type { ContentType } from '#app/domain/content-type.ts'

/** The screen that shows a pack. */
export const EVIDENCE_PATH = '/evidence'

/** What the checker said of a text, in the language in which it was said. */
export type PackResult = {
  type: ContentType
  /** Time of the check, ISO 8601. */
  checkedAt: string
  language: string
  heading: string
  /** Type of scam and level of risk. */
  kind: string | null
  signs: readonly string[]
}

/** A picture that was attached to a report. */
export type PackPicture = {
  name: string
  /** In bytes. */
  size: number
  /** SHA-256 in hexadecimal digits; null if the browser cannot compute it. */
  hash: string | null
}

/** A report to this site. */
export type PackReport = {
  title: string | null
  /** Receipt code; null if it is no longer shown. */
  receipt: string | null
  pictures: readonly PackPicture[]
}

/** What may have been paid or shared. */
export const LOSSES = [
  'money',
  'card',
  'password',
  'code',
  'identity',
  'device',
  'nothing',
] as const

export type Loss = (typeof LOSSES)[number]

/** Ways to pay. */
export const PAYMENTS = ['card', 'transfer', 'cash'] as const

export type Payment = (typeof PAYMENTS)[number]

/** What the visitor adds. */
export type PackAnswers = {
  losses: readonly Loss[]
  amount: string
  /** Local date and time as an input gives them: `2026-11-29T14:30`. */
  when: string
  how: Payment | ''
  note: string
}

/** Everything on the page for bank and police. It stays in the tab: see `storePack`. */
export type EvidencePack = {
  /** The text that was received. */
  text: string
  result: PackResult | null
  report: PackReport | null
  answers: PackAnswers
}

export const NO_ANSWERS: PackAnswers = { losses: [], amount: '', when: '', how: '', note: '' }

/** Ticks or unticks a loss. `nothing` and the others exclude each other. */
export function toggleLoss(losses: readonly Loss[], loss: Loss): Loss[] {
  if (losses.includes(loss)) return losses.filter((other) => other !== loss)
  if (loss === 'nothing') return ['nothing']
  return LOSSES.filter((other) => other !== 'nothing' && (other === loss || losses.includes(other)))
}
