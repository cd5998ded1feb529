import { ACCOUNTS_AND_AUTHORITIES } from './scams/accounts-and-authorities.ts'
import { HOME_AND_FAMILY } from './scams/home-and-family.ts'
import { INVESTMENT } from './scams/investment.ts'
import { JOB } from './scams/job.ts'
import { MONEY_AND_PRIZES } from './scams/money-and-prizes.ts'
import { PARCELS_AND_BILLS } from './scams/parcels-and-bills.ts'
import { ROMANCE } from './scams/romance.ts'
import { SHOPPING } from './scams/shopping.ts'
import type { SeedScam } from './types.ts'

/** The library of a new Himaya: scams that residents of the UAE really meet, as of November 2026. */
export const SEED_SCAMS: readonly SeedScam[] = [
  ...PARCELS_AND_BILLS,
  ...ACCOUNTS_AND_AUTHORITIES,
  ...INVESTMENT,
  ...SHOPPING,
  ...ROMANCE,
  ...JOB,
  ...HOME_AND_FAMILY,
  ...MONEY_AND_PRIZES,
]
