import { addressOf } from '#app/platform/mail/address.server.ts'
import { type Indicator, type IndicatorKind, keyOf } from '../indicator.ts'
import { findIndicators } from '../parse/find-indicators.server.ts'
import { phoneIndicator } from '../parse/phone-indicators.server.ts'

/** The text of a report, and its reporter's contact details if there are any. */
export type ReportedText = {
  title: string
  description: string
  email: string | null
  phone: string | null
}

/** An indicator of a report, for staff to confirm. */
export type OfferedIndicator = Indicator & {
  /** How it is sent in a form. */
  key: string
  /** A contact detail of the reporter, which can't be confirmed. */
  isReporters: boolean
  /** Whether its box is ticked at first. */
  isTicked: boolean
}

/**
 * Returns the indicators in a report's text, in text order. Ticked are the widest part of each address and
 * every account.
 */
export function offeredIndicators({
  title,
  description,
  email,
  phone,
}: ReportedText): OfferedIndicator[] {
  const own = new Set([
    ...(email ? [keyOf({ kind: 'email', value: addressOf(email) })] : []),
    ...[phone && phoneIndicator(phone)].flatMap((number) => (number ? [keyOf(number)] : [])),
  ])
  const found = findIndicators({ type: 'message', text: `${title}\n${description}` })
  const places = (kind: IndicatorKind) =>
    found.filter((one) => one.kind === kind).flatMap(({ spans }) => spans.map(({ start }) => start))
  const ofDomains = new Set(places('domain'))
  return found.map(({ kind, value, spans }) => {
    const key = keyOf({ kind, value })
    const isReporters = own.has(key)
    const isNarrow = kind === 'host' || kind === 'url'
    const hasDomain = spans.some(({ start }) => ofDomains.has(start))
    const isTicked = !isReporters && !(isNarrow && hasDomain)
    return { kind, value, key, isReporters, isTicked }
  })
}

/** Returns the offered indicators that staff ticked. Anything else in the form is ignored. */
export function confirmedOf(report: ReportedText, ticked: readonly string[]): Indicator[] {
  return offeredIndicators(report)
    .filter(({ key, isReporters }) => !isReporters && ticked.includes(key))
    .map(({ kind, value }) => ({ kind, value }))
}
