/** More of them behind one letter no language writes: what UAX #15, section 13, calls stream-safe text has no more. */
const MAX_MARKS = 30
const FURTHER_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu')

/**
 * A text in a normal form of Unicode, for comparing. Further marks behind one letter are left out: to put them in order takes
 * the square of their number, and a text of nothing else would hold the process up for minutes.
 */
export function normalForm(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return text.replace(FURTHER_MARKS, '$1').normalize(form)
}
