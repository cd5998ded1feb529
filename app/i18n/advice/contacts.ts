import { contacts as contactsAr } from '../ar/advice/contacts.ts'
import { contacts } from '../en/advice/contacts.ts'
import type { Text } from '../locale.ts'

export const contactsText: Text<typeof contacts> = { en: contacts, ar: contactsAr }
