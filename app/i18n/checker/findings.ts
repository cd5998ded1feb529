import { findings as findingsAr } from '../ar/checker/findings.ts'
import { findings } from '../en/checker/findings.ts'
import type { Text } from '../locale.ts'

export const findingsText: Text<typeof findings> = { en: findings, ar: findingsAr }
