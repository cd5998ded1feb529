import { REPORT_STATUSES, type ReportStatus } from '#app/domain/report-status.ts'
import type { ReadPage } from '#app/features/page-views/staff/most-read.ts'

/** The figures of the analytics. */
export type Figures = {
  totalScams: number
  totalReports: number
  pendingReports: number
  /** Library entries added this month in UAE time. */
  scamsThisMonth: number
  /**
   * Every month since the first entry, at least twelve, oldest first; `month` is the first day as YYYY-MM-DD.
   */
  timeline: { month: string; count: number }[]
  /** Library entries by category; the name is null without one. */
  categories: { name: string | null; value: number }[]
  statuses: { status: ReportStatus; value: number }[]
  mostRead: readonly ReadPage[]
}

/** Shown if the figures cannot be read. */
export const NO_FIGURES: Figures = {
  totalScams: 0,
  totalReports: 0,
  pendingReports: 0,
  scamsThisMonth: 0,
  timeline: [],
  categories: [],
  statuses: REPORT_STATUSES.map((status) => ({ status, value: 0 })),
  mostRead: [],
}

/** The dashboard's four counters. */
export type Counters = { reports: number; users: number; detected: number; pending: number }
