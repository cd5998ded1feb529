import { legal } from './en/legal.ts'
import type { Text } from './locale.ts'

export type { LegalDocument, PrivacyFacts, TermsFacts } from './en/legal.ts'

export const legalText: Text<typeof legal> = { en: legal, ar: legal }
