import type { Span } from '../../types.ts'
import type { Check } from '../check.ts'

/** Phone number with letters in place of digits: "1 8O8 – 555 – O177". */
const SPELLED_NUMBER =
  /(?<![\p{L}\p{N}])\+? ?1?[ .–—()-]{0,4}[\dOoIl]{3}[ .–—()-]{1,4}[\dOoIl]{3}[ .–—()-]{1,4}[\dOoIl]{4}(?![\p{L}\p{N}])/gu
const FEWEST_DIGITS = 4
const MOST_NUMBERS = 3
/** North American toll-free number with every digit separated: "1 - 8 5 5 - 5 5 5 - 0 1 3 4". */
const SPLIT_NUMBER =
  /(?<![\p{L}\p{N}.,])\+?(?:1[ .–()-]{1,3})?8[ .–()-]{1,3}[0-8](?:[ .–()-]{1,3}\d){8}(?![\p{L}\p{N}])/gu

/** Phone numbers written to evade filters. */
export const disguisedPhone: Check = ({ text, type }) => {
  if (type === 'website') return null
  const spans: Span[] = []
  for (const { 0: written, index } of text.matchAll(SPELLED_NUMBER)) {
    const digits = written.replaceAll(/\D/g, '').length
    if (digits < FEWEST_DIGITS || !/[OoIl]/.test(written)) continue
    spans.push({ start: index, end: index + written.length })
  }
  for (const { 0: written, index } of text.matchAll(SPLIT_NUMBER))
    spans.push({ start: index, end: index + written.length })
  return spans.length > 0 ? { params: {}, spans: spans.slice(0, MOST_NUMBERS) } : null
}
