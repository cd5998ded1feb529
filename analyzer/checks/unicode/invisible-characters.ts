import { inOrder } from '../../parse/spans.ts'
import type { Span } from '../../types.ts'
import type { Check } from '../check.ts'

/** Zero-width characters inside a Latin word, or direction overrides. They hide words from filters. */
const INSIDE_WORD =
  /(?<=[A-Za-z0-9])(?:\u034F|[\u00AD\u200B-\u200D\u2060-\u2064\uFEFF])+(?=[A-Za-z0-9])|[\u202D\u202E]/gu

/**
 * The Unicode tag block can carry hidden text. Only the flags of England, Scotland and Wales use it
 * legitimately.
 */
const TAGS = /(?<!\u{1F3F4})[\u{E0020}-\u{E007F}]{2,}/gu

const MAX_SPANS = 6

export const invisibleCharacters: Check = ({ text }) => {
  const spans: Span[] = []
  for (const pattern of [INSIDE_WORD, TAGS]) {
    for (const match of text.matchAll(pattern)) {
      spans.push({ start: match.index, end: match.index + match[0].length })
      if (spans.length === MAX_SPANS) break
    }
  }
  if (spans.length === 0) return null
  return { params: {}, spans: inOrder(spans) }
}
