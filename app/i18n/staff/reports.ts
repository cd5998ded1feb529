import { staffReports } from '../en/staff/reports.ts'
import { inEnglish } from '../locale.ts'

export const staffReportsText = inEnglish(staffReports)
