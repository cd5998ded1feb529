import { library as libraryAr, scamDetail as scamDetailAr } from '../ar/library/library.ts'
import { library, scamDetail } from '../en/library/library.ts'
import type { Text } from '../locale.ts'

export const libraryText: Text<typeof library> = { en: library, ar: libraryAr }
export const scamDetailText: Text<typeof scamDetail> = { en: scamDetail, ar: scamDetailAr }
