/** Whether a library entry is a danger now. */
export const SCAM_STATUSES = ['active', 'inactive', 'under_investigation'] as const

export type ScamStatus = (typeof SCAM_STATUSES)[number]
