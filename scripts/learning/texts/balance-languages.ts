import type { Row } from '../rows.ts'

/** Languages in Latin script, which are detected by words. */
const LATIN = ['id', 'es', 'fr', 'nl', 'pt', 'de', 'it']
/** Letters of Urdu that Arabic does not have. */
const URDU = /[ٹڈڑںے]/
/** Maximum factor by which a row's weight is changed. */
const MAX = 10

/**
 * Balances scams and ordinary rows for each language and type, then normalises the mean to 1. A language with
 * one label in a collection must not become evidence for that label.
 */
export function balanceLanguages(
  rows: readonly Row[],
  chosen: Uint32Array,
  importance: Float64Array,
): Float64Array {
  const sums = new Map<string, Record<Row['label'], number>>()
  const keys = rows.map((row) => `${row.type} ${languageOf(row)}`)
  for (const i of chosen) {
    const sum = sums.get(keys[i]!) ?? { scam: 0, safe: 0 }
    sum[rows[i]!.label] += importance[i]!
    sums.set(keys[i]!, sum)
  }
  const balanced = importance.slice()
  let total = 0
  for (const i of chosen) {
    const { scam, safe } = sums.get(keys[i]!)!
    const share = (scam + safe) / 2 / sums.get(keys[i]!)![rows[i]!.label]
    if (scam > 0 && safe > 0) balanced[i]! *= Math.min(MAX, Math.max(1 / MAX, share))
    total += balanced[i]!
  }
  for (const i of chosen) balanced[i]! *= chosen.length / total
  return balanced
}

function languageOf({ text, lang }: Row): string {
  const isWrittenIn = (letters: RegExp) => (text.match(letters)?.length ?? 0) * 3 > text.length
  if (isWrittenIn(/[\u0600-\u06ff]/g)) return lang === 'ur' || URDU.test(text) ? 'ur' : 'ar'
  if (isWrittenIn(/[\u0900-\u0dff]/g)) return 'hi'
  if (/[\u0400-\u04ff\u3000-\ud7ff]/.test(text)) return 'other'
  return LATIN.includes(lang) ? lang : 'en'
}
