import { CALL_FROM_YOUR_BANK } from './posts/call-from-your-bank.ts'
import { FAKE_FINES_AND_UAE_PASS } from './posts/fake-fines-and-uae-pass.ts'
import { FAKE_INVESTMENT_PLATFORMS } from './posts/fake-investment-platforms.ts'
import { FIRST_24_HOURS } from './posts/first-24-hours.ts'
import { ONLINE_SHOPS_AND_MARKETPLACES } from './posts/online-shops-and-marketplaces.ts'
import { PARCEL_FEE_TEXTS } from './posts/parcel-fee-texts.ts'
import { RENTAL_DEPOSIT_FRAUD } from './posts/rental-deposit-fraud.ts'
import { TASK_JOBS } from './posts/task-jobs.ts'
import { WHATSAPP_TAKEOVER } from './posts/whatsapp-takeover.ts'
import type { SeedPost } from './types.ts'

/** The articles of a new Himaya, newest first. Facts about numbers, offices and procedures as of November 2026. */
export const BLOG_POSTS: readonly SeedPost[] = [
  FIRST_24_HOURS,
  FAKE_INVESTMENT_PLATFORMS,
  ONLINE_SHOPS_AND_MARKETPLACES,
  FAKE_FINES_AND_UAE_PASS,
  WHATSAPP_TAKEOVER,
  CALL_FROM_YOUR_BANK,
  RENTAL_DEPOSIT_FRAUD,
  TASK_JOBS,
  PARCEL_FEE_TEXTS,
]
