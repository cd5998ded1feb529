import { isIP } from 'node:net'
import { findPhoneNumbersInText } from 'libphonenumber-js'
import { findPersonalNumbers } from '#app/domain/text/personal-numbers.ts'
import { dayInUae } from '#app/domain/uae-time.ts'
import type { Queries } from '#database/connect.server.ts'
import {
  PUBLIC_KINDS,
  type PublicKind,
  type PublishedIndicator,
  publishedIndicators,
} from '../indicators.db.server.ts'

/** Maximum number of indicators in a file, the newest. */
export const MOST_EXPORTED = 20_000

/** UUID namespace of everything exported. Must never change. */
export const EXPORT_NAMESPACE = '3f6c2a55-9d1b-4c7e-8a60-5b1f0e9d7c24'

/** Returns the indicators of these kinds that a file has, newest first. */
export async function exportedIndicators(
  db: Queries,
  kinds: readonly PublicKind[] = PUBLIC_KINDS,
): Promise<PublishedIndicator[]> {
  const published = await publishedIndicators(db, { after: null, limit: MOST_EXPORTED, kinds })
  return published.filter(mayLeave)
}

/** Whether an indicator may leave the site: the address of a page may name the person it was sent to. */
export function mayLeave({ kind, value }: Pick<PublishedIndicator, 'kind' | 'value'>): boolean {
  if (kind !== 'url') return true
  return (
    !value.includes('@') &&
    findPersonalNumbers(value).length === 0 &&
    findPhoneNumbersInText(value, 'AE').length === 0
  )
}

/** The IP address of a host, without the brackets of IPv6; null if it is a name. */
export function ipAddress(host: string): { address: string; version: 4 | 6 } | null {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  const version = isIP(address)
  return version === 4 || version === 6 ? { address, version } : null
}

/** The parts of a wallet's value, see `walletIndicator`. */
export function walletAddress(value: string): { currency: string; address: string } {
  const [currency = '', address = ''] = value.split(':')
  return { currency, address }
}

/** The addresses that a browser would ask for. An indicator has no scheme, so there is one for each. */
export function pageAddresses(value: string): string[] {
  return ['http', 'https'].map((scheme) => new URL(`${scheme}://${value}`).href)
}

/** The days of the first and last report in the UAE, YYYY-MM-DD. Times could tell who reported. */
export function reportDays({
  firstReported,
  lastReported,
}: Pick<PublishedIndicator, 'firstReported' | 'lastReported'>): { first: string; last: string } {
  return { first: dayInUae(firstReported), last: dayInUae(lastReported) }
}
