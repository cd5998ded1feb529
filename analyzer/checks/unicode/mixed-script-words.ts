import type { ParsedContent } from '../../parsed-content.ts'
import type { Span } from '../../types.ts'
import type { Check } from '../check.ts'

const WORD = /\p{L}{3,60}/gu
const MAX_SPANS = 6

/** Latin words that contain Cyrillic or Greek letters: "Рayрal". */
export const mixedScriptWords: Check = ({ text }) => {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)) return null
  const spans: Span[] = []
  for (const match of text.matchAll(WORD)) {
    const isMixed =
      /\p{Script=Latin}/u.test(match[0]) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(match[0])
    if (isMixed) spans.push({ start: match.index, end: match.index + match[0].length })
    if (spans.length === MAX_SPANS) break
  }
  return spans.length === 0 ? null : { params: {}, spans }
}

/** From this many mixed-script words on it is deliberate. A keyboard slip makes one or two. */
const ON_PURPOSE = 4

/** Whether the text hides words from filters. */
export function hidesItsWords(content: ParsedContent): boolean {
  return (mixedScriptWords(content)?.spans.length ?? 0) >= ON_PURPOSE
}
