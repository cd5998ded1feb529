import { safetyTips as safetyTipsAr } from '../ar/advice/safety-tips.ts'
import { safetyTips } from '../en/advice/safety-tips.ts'
import type { Text } from '../locale.ts'

export type { Guideline } from '../en/advice/safety-tips.ts'

/** For the server only: the page gets the words of its own language from the loader. */
export const safetyTipsText: Text<typeof safetyTips> = { en: safetyTips, ar: safetyTipsAr }
