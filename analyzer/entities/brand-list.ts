import type { Brand } from './brand.ts'

/**
 * The organisations that UAE residents know and scams imitate, as of November 2026.
 *
 * Where each kind of fact comes from. Names, domains and telephones: general public knowledge, the doubtful ones
 * looked up again in public pages of the organisation or in public directories. Senders: the SMS names that public
 * readers of real UAE messages expect. `analyzer/brands/` holds them, a file a
 * trade. A fact that could not be confirmed is left out: a missing domain costs a
 * needless doubt, a wrong one makes a scam look safe. Any sender name can be forged, so a known one proves nothing.
 */
export { BRANDS } from '../compiled/brands.js'

/**
 * The names that mean this brand wherever they stand: both of its names and its aliases, as written in the list
 * (any case), without those it also lists as ambiguous.
 */
export function plainNames(brand: Brand): string[] {
  const ambiguous = new Set(brand.ambiguous)
  return [brand.name.en, brand.name.ar, ...brand.aliases].filter((name) => !ambiguous.has(name))
}
