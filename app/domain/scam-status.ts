/** Whether a library entry describes a current scam. */
export const SCAM_STATUSES = ['active', 'inactive', 'under_investigation'] as const

export type ScamStatus = (typeof SCAM_STATUSES)[number]
