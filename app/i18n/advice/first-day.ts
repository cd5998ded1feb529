import { firstDay as firstDayAr } from '../ar/advice/first-day.ts'
import { firstDay } from '../en/advice/first-day.ts'
import type { Text } from '../locale.ts'

/** For the server only: the page gets the words of its own language from the loader. */
export const firstDayText: Text<typeof firstDay> = { en: firstDay, ar: firstDayAr }
