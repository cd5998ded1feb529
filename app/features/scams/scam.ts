import type { CategorySlug } from '#app/domain/category.ts'
import type { RiskLevel } from '#app/domain/risk-level.ts'
import type { ScamStatus } from '#app/domain/scam-status.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Points, Words } from './language/in-language.ts'

/** What a list shows of a library entry, in the reader's language where the entry has it. */
export type ScamCard = Words & {
  id: string
  category: CategorySlug
  riskLevel: RiskLevel
  status: ScamStatus
  reportedCount: number
  createdAt: Date
  updatedAt: Date
}

/** A library entry with everything that readers see. */
export type Scam = ScamCard & {
  /** Those that its words are in. */
  languages: readonly Locale[]
  preventionTips: Points
  indicators: Points
  /** The analyzer's scam types that it is about. */
  scamTypes: string[]
}

/** One page of a list, newest first. */
export type ScamList = {
  entries: ScamCard[]
  /** How many entries there are on all pages. */
  total: number
  /** Whether there are more than `total`: a search stops counting. */
  totalIsCapped: boolean
  page: number
  /** Whether there is a page after this one. */
  hasMore: boolean
}
