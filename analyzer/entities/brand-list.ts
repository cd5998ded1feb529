import type { Brand } from './brand.ts'

/**
 * Organisations that UAE residents know and scams imitate, as of November 2026.
 *
 * Sources. Names, domains and phone numbers: general public knowledge; doubtful ones were checked on public
 * pages of the organisation or in public directories. Senders: the SMS names known from public readers of
 * real UAE messages. The data is in `analyzer/brands/`, one file per sector. Unconfirmed facts are left out:
 * a missing domain causes unnecessary doubt, a wrong one makes a scam look safe. Any sender name can be
 * forged, so a known one proves nothing.
 */
export { BRANDS } from '../compiled/brands.js'

/**
 * Returns the names that always mean this brand: both names and the aliases, as listed (any case), without
 * those listed as ambiguous.
 */
export function plainNames(brand: Brand): string[] {
  const ambiguous = new Set(brand.ambiguous)
  return [brand.name.en, brand.name.ar, ...brand.aliases].filter((name) => !ambiguous.has(name))
}
