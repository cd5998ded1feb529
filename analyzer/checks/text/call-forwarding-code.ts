import { isNegated } from '../../parse/negation.ts'
import { originalSpan } from '../../parse/normalization/mapped-text.ts'
import { clean } from '../../parse/normalization/normalize.ts'
import type { Check } from '../check.ts'

const MAY_HOLD_CODE = /[*＊]\p{Nd}{2,3}[*＊]/u
/** Call forwarding codes (3GPP TS 22.030, annex B; 40x in India), each with a number. */
const CODE =
  /(?<![\d*#])\*{1,2}(?:21|6[127]|00[24]|40[1-5])\*\+?\d(?:[ -]?\d){6,14}(?:\*\d{1,2}){0,2}#?/gu

/**
 * A code that forwards the reader's calls, including calls that read out one-time codes, to a given number.
 */
export const callForwardingCode: Check = ({ type, text, words }) => {
  if (type === 'website' || !MAY_HOLD_CODE.test(text)) return null
  const cleaned = clean(text)
  const spans = Array.from(cleaned.text.matchAll(CODE), ({ 0: code, index }) =>
    originalSpan(cleaned, index, index + code.length),
  ).filter(({ start, end }) => {
    const first = words.tokens.findIndex(({ span }) => span.end > start)
    const last = words.tokens.findLastIndex(({ span }) => span.start < end)
    return !isNegated(words, first, last, 'any')
  })
  return spans.length === 0 ? null : { params: {}, spans }
}
