import { accuracy as accuracyAr } from '../ar/checker/accuracy.ts'
import { accuracy } from '../en/checker/accuracy.ts'
import type { Text } from '../locale.ts'

export const accuracyText: Text<typeof accuracy> = { en: accuracy, ar: accuracyAr }
