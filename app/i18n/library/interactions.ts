import { interactions as interactionsAr } from '../ar/library/interactions.ts'
import { interactions } from '../en/library/interactions.ts'
import type { Text } from '../locale.ts'

export const interactionsText: Text<typeof interactions> = { en: interactions, ar: interactionsAr }
