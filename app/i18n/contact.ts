import { contact } from './en/contact.ts'
import type { Text } from './locale.ts'

export const contactText: Text<typeof contact> = { en: contact, ar: contact }
