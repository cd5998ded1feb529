import { staffReports } from '../en/staff/reports.ts'
import type { Text } from '../locale.ts'

export const staffReportsText: Text<typeof staffReports> = { en: staffReports }
