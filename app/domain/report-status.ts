/** Where a visitor's report stands. */
export const REPORT_STATUSES = ['pending', 'approved', 'rejected'] as const

export type ReportStatus = (typeof REPORT_STATUSES)[number]
