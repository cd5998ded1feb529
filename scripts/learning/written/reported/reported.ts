import type { WrittenKind } from '../written-kind.ts'
import { REPORTED_BULK_MAIL_ORDINARY, REPORTED_BULK_MAIL_SCAMS } from './bulk-mails.data.ts'
import { REPORTED_ENGLISH_ORDINARY, REPORTED_ENGLISH_SCAMS } from './english.data.ts'
import { INVITATION_ARABIC_ORDINARY, INVITATION_ARABIC_SCAMS } from './invitations-arabic.data.ts'
import {
  REPORTED_LANGUAGE_MAIL_ORDINARY,
  REPORTED_LANGUAGE_MAIL_SCAMS,
} from './mails-of-languages.data.ts'
import { NORTHERN_AND_ASIAN_ORDINARY, NORTHERN_AND_ASIAN_SCAMS } from './northern-and-asian.data.ts'
import {
  REPORTED_PHISHING_MAIL_ORDINARY,
  REPORTED_PHISHING_MAIL_SCAMS,
} from './phishing-mails.data.ts'
import { REPORTED_QUOTED_MAIL_ORDINARY, REPORTED_QUOTED_MAIL_SCAMS } from './quoted-mails.data.ts'
import { REPORTED_ROMANCE_ORDINARY, REPORTED_ROMANCE_SCAMS } from './romance.data.ts'
import { TRANSLATED_ARABIC_ORDINARY, TRANSLATED_ARABIC_SCAMS } from './translated-arabic.data.ts'

/**
 * Frauds with an ordinary counterpart each, in the state in which people report them and collections keep them: read off a
 * picture, translated by a machine, without links, digits or marks.
 */
export const REPORTED: readonly WrittenKind[] = [
  ['message', 'scam', 'translated-arabic-scam', TRANSLATED_ARABIC_SCAMS],
  ['message', 'safe', 'translated-arabic', TRANSLATED_ARABIC_ORDINARY],
  ['message', 'scam', 'invitation-arabic-scam', INVITATION_ARABIC_SCAMS],
  ['message', 'safe', 'invitation-arabic', INVITATION_ARABIC_ORDINARY],
  ['message', 'scam', 'northern-and-asian-scam', NORTHERN_AND_ASIAN_SCAMS],
  ['message', 'safe', 'northern-and-asian', NORTHERN_AND_ASIAN_ORDINARY],
  ['message', 'scam', 'reported-romance-scam', REPORTED_ROMANCE_SCAMS],
  ['message', 'safe', 'reported-romance', REPORTED_ROMANCE_ORDINARY],
  ['message', 'scam', 'reported-english-scam', REPORTED_ENGLISH_SCAMS],
  ['message', 'safe', 'reported-english', REPORTED_ENGLISH_ORDINARY],
  ['email', 'scam', 'reported-bulk-mail-scam', REPORTED_BULK_MAIL_SCAMS],
  ['email', 'safe', 'reported-bulk-mail', REPORTED_BULK_MAIL_ORDINARY],
  ['email', 'scam', 'reported-phishing-mail-scam', REPORTED_PHISHING_MAIL_SCAMS],
  ['email', 'safe', 'reported-phishing-mail', REPORTED_PHISHING_MAIL_ORDINARY],
  ['email', 'scam', 'reported-quoted-mail-scam', REPORTED_QUOTED_MAIL_SCAMS],
  ['email', 'safe', 'reported-quoted-mail', REPORTED_QUOTED_MAIL_ORDINARY],
  ['email', 'scam', 'reported-language-mail-scam', REPORTED_LANGUAGE_MAIL_SCAMS],
  ['email', 'safe', 'reported-language-mail', REPORTED_LANGUAGE_MAIL_ORDINARY],
]
