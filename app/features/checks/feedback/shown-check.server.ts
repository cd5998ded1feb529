import type { ContentType } from '#app/domain/content-type.ts'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import type { ExplainedKind } from '../kinds/explained-kind.db.server.ts'
import type { WordedAnalysis } from '../word-analysis.server.ts'
import { FEEDBACK_FIELDS } from './answer.ts'

/** A verdict as displayed, with its text. */
export type ShownCheck = {
  type: ContentType
  text: string
  /** Time of the check, ISO 8601. */
  checkedAt: string
  /** The library's explanation of the scam type. */
  kind: ExplainedKind | null
  outcome: { ok: true; analysis: WordedAnalysis; similarScams: number; remaining: number | null }
}

const PURPOSE = 'shown check'

/**
 * Encrypts a verdict for the form below it, so that the page can be shown again after an answer without
 * storing the text. Encrypted, because it is displayed without validation.
 */
export function sealShown(crypto: Crypto, shown: ShownCheck): string {
  return crypto.encrypt(PURPOSE, JSON.stringify(shown))
}

/** Decrypts the verdict in a form; null if it is not ours or its key is gone. */
export function openShown(crypto: Crypto, form: FormData): ShownCheck | null {
  try {
    return JSON.parse(crypto.decrypt(PURPOSE, String(form.get(FEEDBACK_FIELDS.shown) ?? '')))
  } catch {
    return null
  }
}
