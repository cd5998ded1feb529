import type { WrittenKind } from '../written-kind.ts'
import {
  HOME_BAY_AND_HIMALAYA_ORDINARY,
  HOME_BAY_AND_HIMALAYA_SCAMS,
} from './bay-and-himalaya.data.ts'
import { HOME_FURTHER_ORDINARY, HOME_FURTHER_SCAMS } from './further.data.ts'
import { HOME_HINDI_URDU_ORDINARY, HOME_HINDI_URDU_SCAMS } from './hindi-urdu.data.ts'
import {
  HOME_ISLANDS_AND_HORN_ORDINARY,
  HOME_ISLANDS_AND_HORN_SCAMS,
} from './islands-and-horn.data.ts'
import { HOME_SOUTH_INDIAN_ORDINARY, HOME_SOUTH_INDIAN_SCAMS } from './south-indian.data.ts'

/** What twenty-three authors wrote as people of the UAE receive it, each in languages of their homes, with an ordinary counterpart each. */
export const HOMES: readonly WrittenKind[] = [
  ['message', 'scam', 'home-hindi-urdu-scam', HOME_HINDI_URDU_SCAMS],
  ['message', 'safe', 'home-hindi-urdu', HOME_HINDI_URDU_ORDINARY],
  ['message', 'scam', 'home-south-indian-scam', HOME_SOUTH_INDIAN_SCAMS],
  ['message', 'safe', 'home-south-indian', HOME_SOUTH_INDIAN_ORDINARY],
  ['message', 'scam', 'home-bay-and-himalaya-scam', HOME_BAY_AND_HIMALAYA_SCAMS],
  ['message', 'safe', 'home-bay-and-himalaya', HOME_BAY_AND_HIMALAYA_ORDINARY],
  ['message', 'scam', 'home-islands-and-horn-scam', HOME_ISLANDS_AND_HORN_SCAMS],
  ['message', 'safe', 'home-islands-and-horn', HOME_ISLANDS_AND_HORN_ORDINARY],
  ['message', 'scam', 'home-further-scam', HOME_FURTHER_SCAMS],
  ['message', 'safe', 'home-further', HOME_FURTHER_ORDINARY],
]
