import { analytics, dashboard } from '../en/staff/overview.ts'
import { inEnglish } from '../locale.ts'

export const dashboardText = inEnglish(dashboard)
export const analyticsText = inEnglish(analytics)
