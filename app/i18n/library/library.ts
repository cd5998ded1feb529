import { library, scamDetail } from '../en/library/library.ts'
import type { Text } from '../locale.ts'

export const libraryText: Text<typeof library> = { en: library, ar: library }
export const scamDetailText: Text<typeof scamDetail> = { en: scamDetail, ar: scamDetail }
