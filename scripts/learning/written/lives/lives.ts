import type { WrittenKind } from '../written-kind.ts'
import {
  ARABIC_ADVERTS_MORE,
  ARABIC_ADVISORIES,
  ARABIC_SCAMS,
  ARABIC_SERVICE_NOTICES,
  ARABIC_TALK,
} from './arabic.data.ts'
import { BULK_SPAM, LIST_AND_OFFICE_MAIL } from './bulk-mails.data.ts'
import { GROUP_NOTICES, PEOPLE_TALK, STRANGER_SCAMS } from './english-people.data.ts'
import {
  ENGLISH_ADVERTS,
  ENGLISH_ADVISORIES,
  ENGLISH_SERVICE_NOTICES,
  ENGLISH_SERVICE_SCAMS,
} from './english-services.data.ts'
import { INDIA_ORDINARY, INDIA_SCAMS } from './india.data.ts'
import { LANGUAGE_NOTICES, LANGUAGE_SCAMS, LANGUAGE_TALK } from './languages.data.ts'
import { LINKS_SHARED } from './links-shared.data.ts'
import { MAIL_NEWSLETTERS, MAIL_ORDINARY, MAIL_SCAMS } from './mails.data.ts'
import { WORLD_SMS_ORDINARY, WORLD_SMS_SCAMS } from './world-sms.data.ts'

/**
 * Texts of every walk of life, written to be hard to tell from the other label: ordinary ones that push and frauds that are
 * polite. Lines of a kind belong together.
 */
export const LIVES: readonly WrittenKind[] = [
  ['message', 'safe', 'english-notice', [...ENGLISH_SERVICE_NOTICES, ...ENGLISH_ADVISORIES]],
  ['message', 'safe', 'english-talk', [...PEOPLE_TALK, ...GROUP_NOTICES]],
  ['message', 'safe', 'arabic-notice', [...ARABIC_SERVICE_NOTICES, ...ARABIC_ADVISORIES]],
  ['message', 'safe', 'arabic-talk', ARABIC_TALK],
  ['message', 'safe', 'language-notice', LANGUAGE_NOTICES],
  ['message', 'safe', 'language-talk', LANGUAGE_TALK],
  ['message', 'safe', 'link-shared', LINKS_SHARED],
  ['message', 'safe', 'indian-text', INDIA_ORDINARY],
  ['message', 'safe', 'world-text', WORLD_SMS_ORDINARY],
  ['message', 'safe', 'spam-advert', [...ENGLISH_ADVERTS, ...ARABIC_ADVERTS_MORE]],
  ['message', 'scam', 'service-scam', ENGLISH_SERVICE_SCAMS],
  ['message', 'scam', 'stranger-scam', STRANGER_SCAMS],
  ['message', 'scam', 'arabic-scam', ARABIC_SCAMS],
  ['message', 'scam', 'language-scam', LANGUAGE_SCAMS],
  ['message', 'scam', 'indian-scam', INDIA_SCAMS],
  ['message', 'scam', 'world-scam', WORLD_SMS_SCAMS],
  ['email', 'safe', 'mail', MAIL_ORDINARY],
  ['email', 'safe', 'newsletter', MAIL_NEWSLETTERS],
  ['email', 'safe', 'list-and-office-mail', LIST_AND_OFFICE_MAIL],
  ['email', 'scam', 'mail-scam', MAIL_SCAMS],
  ['email', 'scam', 'bulk-spam', BULK_SPAM],
]
