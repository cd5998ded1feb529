import { BUSINESS_MAIL_ORDINARY, BUSINESS_MAIL_SCAMS } from '../quoted/business-mails.data.ts'
import { ENGLISH_SHORT_ORDINARY, ENGLISH_SHORT_SCAMS } from '../quoted/english-shorts.data.ts'
import {
  HINDI_URDU_LIFE,
  HINDI_URDU_ORDINARY,
  HINDI_URDU_SCAMS,
} from '../quoted/hindi-urdu.data.ts'
import { QUOTED_MAIL_ORDINARY, QUOTED_MAIL_SCAMS } from '../quoted/mails.data.ts'
import { NOTICE_WORLD_ORDINARY, NOTICE_WORLD_SCAMS } from '../quoted/notices.data.ts'
import { OTHER_LANGUAGE_ORDINARY, OTHER_LANGUAGE_SCAMS } from '../quoted/other-languages.data.ts'
import {
  ROMANCE_LANGUAGE_ORDINARY,
  ROMANCE_LANGUAGE_SCAMS,
} from '../quoted/romance-languages.data.ts'
import { SMS_STYLE_ORDINARY, SMS_STYLE_SCAMS } from '../quoted/sms-styles.data.ts'
import { RECEIVED_ORDINARY, RECEIVED_SCAMS } from '../received/received-texts.data.ts'
import { SERVICE_MAIL_ORDINARY, SERVICE_MAIL_SCAMS } from '../received/service-mails.data.ts'
import { TONGUE_ORDINARY, TONGUE_SCAMS } from '../received/tongues.data.ts'
import type { WrittenKind } from '../written-kind.ts'
import { ARABIC_CHAT_ORDINARY, ARABIC_CHAT_SCAMS } from './arabic-chats.data.ts'
import { ARABIC_NOTICE_ORDINARY, ARABIC_NOTICE_SCAMS } from './arabic-notices.data.ts'
import { ASIAN_ORDINARY, ASIAN_SCAMS } from './asian.data.ts'
import { CHINESE_KOREAN_ORDINARY, CHINESE_KOREAN_SCAMS } from './chinese-korean.data.ts'
import { ENGLISH_CHAT_ORDINARY, ENGLISH_CHAT_SCAMS } from './english-chats.data.ts'
import { EUROPEAN_ORDINARY, EUROPEAN_SCAMS } from './european.data.ts'
import { GULF_SERVICE_ORDINARY, GULF_SERVICE_SCAMS } from './gulf-services.data.ts'
import { PAIRED_MAIL_ORDINARY, PAIRED_MAIL_SCAMS } from './mails.data.ts'
import { RESIDENT_ORDINARY, RESIDENT_SCAMS } from './residents.data.ts'
import { UAE_SHORT_ORDINARY, UAE_SHORT_SCAMS } from './uae-shorts.data.ts'
import { WORLD_ENGLISH_ORDINARY, WORLD_ENGLISH_SCAMS } from './world-english.data.ts'

/**
 * Frauds with an ordinary counterpart each, on the same subject and in much the same words: what differs is who asks whom for
 * what.
 */
export const PAIRS: readonly WrittenKind[] = [
  ['message', 'scam', 'english-chat-scam', ENGLISH_CHAT_SCAMS],
  ['message', 'safe', 'english-chat', ENGLISH_CHAT_ORDINARY],
  ['message', 'scam', 'arabic-chat-scam', ARABIC_CHAT_SCAMS],
  ['message', 'safe', 'arabic-chat', ARABIC_CHAT_ORDINARY],
  ['message', 'scam', 'gulf-service-scam', GULF_SERVICE_SCAMS],
  ['message', 'safe', 'gulf-service', GULF_SERVICE_ORDINARY],
  ['email', 'scam', 'paired-mail-scam', PAIRED_MAIL_SCAMS],
  ['email', 'safe', 'paired-mail', PAIRED_MAIL_ORDINARY],
  ['message', 'scam', 'resident-scam', RESIDENT_SCAMS],
  ['message', 'safe', 'resident', RESIDENT_ORDINARY],
  ['message', 'scam', 'arabic-notices-scam', ARABIC_NOTICE_SCAMS],
  ['message', 'safe', 'arabic-notices', ARABIC_NOTICE_ORDINARY],
  ['message', 'scam', 'world-english-scam', WORLD_ENGLISH_SCAMS],
  ['message', 'safe', 'world-english', WORLD_ENGLISH_ORDINARY],
  ['message', 'scam', 'european-scam', EUROPEAN_SCAMS],
  ['message', 'safe', 'european', EUROPEAN_ORDINARY],
  ['message', 'scam', 'asian-scam', ASIAN_SCAMS],
  ['message', 'safe', 'asian', ASIAN_ORDINARY],
  ['message', 'scam', 'chinese-korean-scam', CHINESE_KOREAN_SCAMS],
  ['message', 'safe', 'chinese-korean', CHINESE_KOREAN_ORDINARY],
  ['message', 'scam', 'uae-shorts-scam', UAE_SHORT_SCAMS],
  ['message', 'safe', 'uae-shorts', UAE_SHORT_ORDINARY],
  ['message', 'scam', 'received-scam', RECEIVED_SCAMS],
  ['message', 'safe', 'received', RECEIVED_ORDINARY],
  ['message', 'scam', 'tongues-scam', TONGUE_SCAMS],
  ['message', 'safe', 'tongues', TONGUE_ORDINARY],
  ['email', 'scam', 'service-mail-scam', SERVICE_MAIL_SCAMS],
  ['email', 'safe', 'service-mails', SERVICE_MAIL_ORDINARY],
  // A kind counts by a power of its size: many authors as one, or they would outweigh what was really received.
  [
    'message',
    'scam',
    'quoted-scam',
    [
      ...NOTICE_WORLD_SCAMS,
      ...ENGLISH_SHORT_SCAMS,
      ...ROMANCE_LANGUAGE_SCAMS,
      ...OTHER_LANGUAGE_SCAMS,
      ...SMS_STYLE_SCAMS,
      ...HINDI_URDU_SCAMS,
    ],
  ],
  [
    'message',
    'safe',
    'quoted',
    [
      ...NOTICE_WORLD_ORDINARY,
      ...ENGLISH_SHORT_ORDINARY,
      ...ROMANCE_LANGUAGE_ORDINARY,
      ...OTHER_LANGUAGE_ORDINARY,
      ...SMS_STYLE_ORDINARY,
      ...HINDI_URDU_ORDINARY,
      ...HINDI_URDU_LIFE,
    ],
  ],
  ['email', 'scam', 'quoted-mail-scam', [...QUOTED_MAIL_SCAMS, ...BUSINESS_MAIL_SCAMS]],
  ['email', 'safe', 'quoted-mail', [...QUOTED_MAIL_ORDINARY, ...BUSINESS_MAIL_ORDINARY]],
]
