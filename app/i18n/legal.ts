import { legal as legalAr } from './ar/legal.ts'
import { legal } from './en/legal.ts'
import type { Text } from './locale.ts'

export type { LegalDocument, PrivacyFacts, TermsFacts } from './en/legal.ts'

/** For loaders: a page carries the one document that it shows. */
export const legalText: Text<typeof legal> = { en: legal, ar: legalAr }
