/** Maximum number of combining marks per letter in stream-safe text (UAX #15, section 13). */
const MAX_MARKS = 30
const FURTHER_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu')

/**
 * Normalises Unicode text for comparison. Drops excess combining marks: sorting them takes quadratic time, so
 * that a text of marks would block the process for minutes.
 */
export function normalForm(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return text.replace(FURTHER_MARKS, '$1').normalize(form)
}
