import type { WrittenKind } from '../written-kind.ts'
import { PROBED_ARABIC_ORDINARY, PROBED_ARABIC_SCAMS } from './arabic.data.ts'
import { PROBED_ENGLISH_ORDINARY, PROBED_ENGLISH_SCAMS } from './english.data.ts'
import { PROBED_MAIL_TONGUES_ORDINARY, PROBED_MAIL_TONGUES_SCAMS } from './mail-tongues.data.ts'
import { PROBED_MAILS_ORDINARY, PROBED_MAILS_SCAMS } from './mails.data.ts'
import { PROBED_TONGUES_ORDINARY, PROBED_TONGUES_SCAMS } from './tongues.data.ts'

/** Kinds of fraud that an analyzer took for ordinary, by authors who could ask it, with an ordinary counterpart each. */
export const PROBED: readonly WrittenKind[] = [
  ['message', 'scam', 'probed-english-scam', PROBED_ENGLISH_SCAMS],
  ['message', 'safe', 'probed-english', PROBED_ENGLISH_ORDINARY],
  ['message', 'scam', 'probed-arabic-scam', PROBED_ARABIC_SCAMS],
  ['message', 'safe', 'probed-arabic', PROBED_ARABIC_ORDINARY],
  ['message', 'scam', 'probed-tongues-scam', PROBED_TONGUES_SCAMS],
  ['message', 'safe', 'probed-tongues', PROBED_TONGUES_ORDINARY],
  ['email', 'scam', 'probed-mails-scam', PROBED_MAILS_SCAMS],
  ['email', 'safe', 'probed-mails', PROBED_MAILS_ORDINARY],
  ['email', 'scam', 'probed-mail-tongues-scam', PROBED_MAIL_TONGUES_SCAMS],
  ['email', 'safe', 'probed-mail-tongues', PROBED_MAIL_TONGUES_ORDINARY],
]
