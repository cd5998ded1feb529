/** Review status of a visitor's report. */
export const REPORT_STATUSES = ['pending', 'approved', 'rejected'] as const

export type ReportStatus = (typeof REPORT_STATUSES)[number]
