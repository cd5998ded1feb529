import type { WrittenKind } from '../written-kind.ts'
import { AFRICA_SOUTH_ASIA_ORDINARY, AFRICA_SOUTH_ASIA_SCAMS } from './africa-south-asia.data.ts'
import { ARAB_WORLD_ORDINARY, ARAB_WORLD_SCAMS } from './arab-world.data.ts'
import { ENGLISH_OF_TODAY_ORDINARY, ENGLISH_OF_TODAY_SCAMS } from './english-of-today.data.ts'
import { EUROPE_ORDINARY, EUROPE_SCAMS } from './europe.data.ts'
import { GATEWAY_ENGLISH_ORDINARY, GATEWAY_ENGLISH_SCAMS } from './gateway-english.data.ts'
import { GULF_WORKERS_ORDINARY, GULF_WORKERS_SCAMS } from './gulf-workers.data.ts'
import { ISLANDS_TO_STEPPE_ORDINARY, ISLANDS_TO_STEPPE_SCAMS } from './islands-to-steppe.data.ts'
import { PRETENDER_ORDINARY, PRETENDER_SCAMS } from './pretenders.data.ts'
import {
  ROMANCE_TO_FAR_EAST_ORDINARY,
  ROMANCE_TO_FAR_EAST_SCAMS,
} from './romance-to-far-east.data.ts'
import { SOUTH_EAST_ASIA_ORDINARY, SOUTH_EAST_ASIA_SCAMS } from './south-east-asia.data.ts'

/** Frauds of a region or a trade with an ordinary counterpart each, in much the same words and with links of the same look. */
export const REGIONS: readonly WrittenKind[] = [
  ['message', 'scam', 'gateway-english-scam', GATEWAY_ENGLISH_SCAMS],
  ['message', 'safe', 'gateway-english', GATEWAY_ENGLISH_ORDINARY],
  ['message', 'scam', 'pretender-scam', PRETENDER_SCAMS],
  ['message', 'safe', 'pretender', PRETENDER_ORDINARY],
  ['message', 'scam', 'africa-south-asia-scam', AFRICA_SOUTH_ASIA_SCAMS],
  ['message', 'safe', 'africa-south-asia', AFRICA_SOUTH_ASIA_ORDINARY],
  ['message', 'scam', 'south-east-asia-scam', SOUTH_EAST_ASIA_SCAMS],
  ['message', 'safe', 'south-east-asia', SOUTH_EAST_ASIA_ORDINARY],
  ['message', 'scam', 'europe-scam', EUROPE_SCAMS],
  ['message', 'safe', 'europe', EUROPE_ORDINARY],
  ['message', 'scam', 'arab-world-scam', ARAB_WORLD_SCAMS],
  ['message', 'safe', 'arab-world', ARAB_WORLD_ORDINARY],
  ['message', 'scam', 'gulf-workers-scam', GULF_WORKERS_SCAMS],
  ['message', 'safe', 'gulf-workers', GULF_WORKERS_ORDINARY],
  ['message', 'scam', 'islands-to-steppe-scam', ISLANDS_TO_STEPPE_SCAMS],
  ['message', 'safe', 'islands-to-steppe', ISLANDS_TO_STEPPE_ORDINARY],
  ['message', 'scam', 'english-of-today-scam', ENGLISH_OF_TODAY_SCAMS],
  ['message', 'safe', 'english-of-today', ENGLISH_OF_TODAY_ORDINARY],
  ['message', 'scam', 'romance-to-far-east-scam', ROMANCE_TO_FAR_EAST_SCAMS],
  ['message', 'safe', 'romance-to-far-east', ROMANCE_TO_FAR_EAST_ORDINARY],
]
