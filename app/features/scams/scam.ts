import type { CategorySlug } from '#app/domain/category.ts'
import type { RiskLevel } from '#app/domain/risk-level.ts'
import type { ScamStatus } from '#app/domain/scam-status.ts'

/** What a list shows of a library entry. */
export type ScamCard = {
  id: string
  title: string
  description: string
  category: CategorySlug
  riskLevel: RiskLevel
  status: ScamStatus
  reportedCount: number
  createdAt: Date
  updatedAt: Date
}

/** A library entry with everything that readers see. */
export type Scam = ScamCard & {
  preventionTips: string[]
  indicators: string[]
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
