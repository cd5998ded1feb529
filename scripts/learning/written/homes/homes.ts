import type { WrittenKind } from '../written-kind.ts'
import { HOME_ARABIC_ORDINARY, HOME_ARABIC_SCAMS } from './arabic.data.ts'
import {
  HOME_BAY_AND_HIMALAYA_ORDINARY,
  HOME_BAY_AND_HIMALAYA_SCAMS,
} from './bay-and-himalaya.data.ts'
import { HOME_ENGLISH_ORDINARY, HOME_ENGLISH_SCAMS } from './english.data.ts'
import { HOME_HINDI_URDU_ORDINARY, HOME_HINDI_URDU_SCAMS } from './hindi-urdu.data.ts'
import {
  HOME_ISLANDS_AND_HORN_ORDINARY,
  HOME_ISLANDS_AND_HORN_SCAMS,
} from './islands-and-horn.data.ts'
import { HOME_MAILS_ORDINARY, HOME_MAILS_SCAMS } from './mails.data.ts'
import { HOME_SOUTH_INDIAN_ORDINARY, HOME_SOUTH_INDIAN_SCAMS } from './south-indian.data.ts'

/** What sixteen authors wrote as people of the UAE receive it, each in a language of their homes, with an ordinary counterpart each. */
export const HOMES: readonly WrittenKind[] = [
  ['message', 'scam', 'home-hindi-urdu-scam', HOME_HINDI_URDU_SCAMS],
  ['message', 'safe', 'home-hindi-urdu', HOME_HINDI_URDU_ORDINARY],
  ['message', 'scam', 'home-south-indian-scam', HOME_SOUTH_INDIAN_SCAMS],
  ['message', 'safe', 'home-south-indian', HOME_SOUTH_INDIAN_ORDINARY],
  ['message', 'scam', 'home-bay-and-himalaya-scam', HOME_BAY_AND_HIMALAYA_SCAMS],
  ['message', 'safe', 'home-bay-and-himalaya', HOME_BAY_AND_HIMALAYA_ORDINARY],
  ['message', 'scam', 'home-islands-and-horn-scam', HOME_ISLANDS_AND_HORN_SCAMS],
  ['message', 'safe', 'home-islands-and-horn', HOME_ISLANDS_AND_HORN_ORDINARY],
  ['message', 'scam', 'home-arabic-scam', HOME_ARABIC_SCAMS],
  ['message', 'safe', 'home-arabic', HOME_ARABIC_ORDINARY],
  ['message', 'scam', 'home-english-scam', HOME_ENGLISH_SCAMS],
  ['message', 'safe', 'home-english', HOME_ENGLISH_ORDINARY],
  ['email', 'scam', 'home-mails-scam', HOME_MAILS_SCAMS],
  ['email', 'safe', 'home-mails', HOME_MAILS_ORDINARY],
]
