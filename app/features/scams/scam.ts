import type { CategorySlug } from '#app/domain/category.ts'
import type { RiskLevel } from '#app/domain/risk-level.ts'
import type { ScamStatus } from '#app/domain/scam-status.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Points, Words } from './language/in-language.ts'

/** Fields of an entry in lists, in the reader's language if possible. */
export type ScamCard = Words & {
  id: string
  category: CategorySlug
  riskLevel: RiskLevel
  status: ScamStatus
  reportedCount: number
  createdAt: Date
  updatedAt: Date
}

/** A complete library entry for readers. */
export type Scam = ScamCard & {
  /** Languages of its text. */
  languages: readonly Locale[]
  preventionTips: Points
  indicators: Points
  /** Analyzer scam types it describes. */
  scamTypes: string[]
}

/** One page of a list, newest first. */
export type ScamList = {
  entries: ScamCard[]
  /** Number of entries on all pages. */
  total: number
  /** Whether there are more than `total`, because counting stops at a limit. */
  totalIsCapped: boolean
  page: number
  /** Whether there is a next page. */
  hasMore: boolean
}
