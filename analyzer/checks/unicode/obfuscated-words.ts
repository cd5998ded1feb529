import { plainArabizi } from '../../parse/normalization/deobfuscate.ts'
import { fold, STROKED_MARK } from '../../parse/normalization/normalize.ts'
import type { Span } from '../../types.ts'
import type { Check } from '../check.ts'

const MAX_SPANS = 6
/** A mail header word in RFC 2047 encoding, as mail programs write it. */
const ENCODED = /^=\?/

/**
 * Words that are readable only after digits are read as letters or gaps are closed: "p4y", "O T P",
 * "الهـ،ـوية".
 */
export const obfuscatedWords: Check = ({ text, words }) => {
  const spans: Span[] = []
  for (const { text: word, span } of words.tokens) {
    if (spans.length === MAX_SPANS) break
    if (span.end - span.start > 60 || !/^\p{L}+$/u.test(word)) continue
    const written = text.slice(span.start, span.end)
    if (written.search(STROKED_MARK) >= 0) {
      spans.push(span)
      continue
    }
    if (!/[\d@$!|.\-_*~·/ ]/.test(written) || ENCODED.test(written)) continue
    const plain = plainArabizi(fold(written).text).replaceAll(/['’`]/g, '')
    if (plain !== word) spans.push(span)
  }
  return spans.length === 0 ? null : { params: {}, spans }
}
