import { analytics, dashboard } from '../en/staff/overview.ts'
import type { Text } from '../locale.ts'

export const dashboardText: Text<typeof dashboard> = { en: dashboard }
export const analyticsText: Text<typeof analytics> = { en: analytics }
