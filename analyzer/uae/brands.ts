import { ABROAD } from './brands/abroad.ts'
import { BANKS } from './brands/banks.ts'
import { COMMERCE } from './brands/commerce.ts'
import { CRYPTO_PLATFORMS } from './brands/crypto-platforms.ts'
import { FINANCIAL_REGULATORS, GOVERNMENT } from './brands/government.ts'
import { HEALTH_AND_CHARITIES } from './brands/health-and-charities.ts'
import { PAYMENTS } from './brands/payments.ts'
import { POLICE_AND_COURTS } from './brands/police-and-courts.ts'
import { PROPERTY_AND_JOBS } from './brands/property-and-jobs.ts'
import { TECHNOLOGY } from './brands/technology.ts'
import { TELECOMS_AND_UTILITIES } from './brands/telecoms-and-utilities.ts'
import { TRANSPORT_AND_COURIERS } from './brands/transport-and-couriers.ts'
import type { Brand } from './types.ts'

/**
 * The organisations that UAE residents know and scams imitate, as of November 2026.
 *
 * Where each kind of fact comes from. Names, domains and telephones: general public knowledge, the doubtful ones
 * looked up again in public pages of the organisation or in public directories. Senders: the SMS names that public
 * readers of real UAE messages expect. A fact that could not be confirmed is left out: a missing domain costs a
 * needless doubt, a wrong one makes a scam look safe. Any sender name can be forged, so a known one proves nothing.
 */
export const BRANDS: readonly Brand[] = [
  ...GOVERNMENT,
  ...POLICE_AND_COURTS,
  ...FINANCIAL_REGULATORS,
  ...BANKS,
  ...PAYMENTS,
  ...TELECOMS_AND_UTILITIES,
  ...TRANSPORT_AND_COURIERS,
  ...COMMERCE,
  ...PROPERTY_AND_JOBS,
  ...HEALTH_AND_CHARITIES,
  ...TECHNOLOGY,
  ...CRYPTO_PLATFORMS,
  ...ABROAD,
]

/**
 * The names that mean this brand wherever they stand: both of its names and its aliases, as written in the list
 * (any case), without those it also lists as ambiguous.
 */
export function plainNames(brand: Brand): string[] {
  const ambiguous = new Set(brand.ambiguous)
  return [brand.name.en, brand.name.ar, ...brand.aliases].filter((name) => !ambiguous.has(name))
}
