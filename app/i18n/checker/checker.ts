import { checker as checkerAr } from '../ar/checker/checker.ts'
import { checker } from '../en/checker/checker.ts'
import type { Text } from '../locale.ts'

export const checkerText: Text<typeof checker> = { en: checker, ar: checkerAr }
