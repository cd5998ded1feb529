import { report, reportStatus } from './en/report.ts'
import type { Text } from './locale.ts'

export const reportText: Text<typeof report> = { en: report, ar: report }
export const reportStatusText: Text<typeof reportStatus> = { en: reportStatus, ar: reportStatus }
