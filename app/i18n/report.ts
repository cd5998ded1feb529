import { report as reportAr, reportStatus as reportStatusAr } from './ar/report.ts'
import { report, reportStatus } from './en/report.ts'
import type { Text } from './locale.ts'

export const reportText: Text<typeof report> = { en: report, ar: reportAr }
export const reportStatusText: Text<typeof reportStatus> = { en: reportStatus, ar: reportStatusAr }
