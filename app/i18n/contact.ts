import { contact as contactAr } from './ar/contact.ts'
import { contact } from './en/contact.ts'
import type { Text } from './locale.ts'

export const contactText: Text<typeof contact> = { en: contact, ar: contactAr }
