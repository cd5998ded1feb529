import { history, staffContent } from '../en/staff/content.ts'
import { inEnglish } from '../locale.ts'

export const staffContentText = inEnglish(staffContent)
export const historyText = inEnglish(history)
