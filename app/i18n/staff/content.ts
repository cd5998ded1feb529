import { history, staffContent } from '../en/staff/content.ts'
import type { Text } from '../locale.ts'

export const staffContentText: Text<typeof staffContent> = { en: staffContent }
export const historyText: Text<typeof history> = { en: history }
