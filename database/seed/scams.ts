import { ACCOUNTS_AND_AUTHORITIES } from './scams/accounts-and-authorities.ts'
import { ACCOUNTS_AND_AUTHORITIES_AR } from './scams/ar/accounts-and-authorities.ts'
import { HOME_AND_FAMILY_AR } from './scams/ar/home-and-family.ts'
import { INVESTMENT_AR } from './scams/ar/investment.ts'
import { JOB_AR } from './scams/ar/job.ts'
import { MONEY_AND_PRIZES_AR } from './scams/ar/money-and-prizes.ts'
import { PARCELS_AND_BILLS_AR } from './scams/ar/parcels-and-bills.ts'
import { ROMANCE_AR } from './scams/ar/romance.ts'
import { SHOPPING_AR } from './scams/ar/shopping.ts'
import { HOME_AND_FAMILY } from './scams/home-and-family.ts'
import { INVESTMENT } from './scams/investment.ts'
import { JOB } from './scams/job.ts'
import { MONEY_AND_PRIZES } from './scams/money-and-prizes.ts'
import { PARCELS_AND_BILLS } from './scams/parcels-and-bills.ts'
import { ROMANCE } from './scams/romance.ts'
import { SHOPPING } from './scams/shopping.ts'
import type { EnglishSeedScam, SeedScam, SeedTranslation } from './types.ts'

/** The library of a new Himaya: scams that residents of the UAE really meet, as of November 2026. */
export const SEED_SCAMS: readonly SeedScam[] = [
  ...inBoth(PARCELS_AND_BILLS, PARCELS_AND_BILLS_AR),
  ...inBoth(ACCOUNTS_AND_AUTHORITIES, ACCOUNTS_AND_AUTHORITIES_AR),
  ...inBoth(INVESTMENT, INVESTMENT_AR),
  ...inBoth(SHOPPING, SHOPPING_AR),
  ...inBoth(ROMANCE, ROMANCE_AR),
  ...inBoth(JOB, JOB_AR),
  ...inBoth(HOME_AND_FAMILY, HOME_AND_FAMILY_AR),
  ...inBoth(MONEY_AND_PRIZES, MONEY_AND_PRIZES_AR),
]

function inBoth<Slug extends string>(
  entries: readonly (EnglishSeedScam & { slug: Slug })[],
  arabic: Record<Slug, SeedTranslation>,
): SeedScam[] {
  return entries.map((entry) => ({ ...entry, ar: arabic[entry.slug] }))
}
