import type { ContentType } from '#app/domain/content-type.ts'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import type { ExplainedKind } from '../kinds/explained-kind.db.server.ts'
import type { WordedAnalysis } from '../word-analysis.server.ts'
import { FEEDBACK_FIELDS } from './answer.ts'

/** A verdict as its page shows it, with the text that it is about. */
export type ShownCheck = {
  type: ContentType
  text: string
  /** What the library has on its kind. */
  kind: ExplainedKind | null
  outcome: { ok: true; analysis: WordedAnalysis; similarScams: number; remaining: number | null }
}

const PURPOSE = 'shown check'

/**
 * A verdict as the form under it carries it, so that the page that takes an answer can show it again: it is kept nowhere.
 * Sealed, because it is shown unread.
 */
export function sealShown(crypto: Crypto, shown: ShownCheck): string {
  return crypto.encrypt(PURPOSE, JSON.stringify(shown))
}

/** The verdict that an answer was sent from; null when its form is none of ours, or its key is gone. */
export function openShown(crypto: Crypto, form: FormData): ShownCheck | null {
  try {
    return JSON.parse(crypto.decrypt(PURPOSE, String(form.get(FEEDBACK_FIELDS.shown) ?? '')))
  } catch {
    return null
  }
}
