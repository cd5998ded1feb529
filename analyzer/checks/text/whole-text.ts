import type { Check } from '../check.ts'

/** The whole text, from its first word to its last: the evidence of what is not in it. */
export const wholeText: Check = ({ type, words }) => {
  const first = words.tokens[0]
  const last = words.tokens.at(-1)
  if (type === 'website' || !first || !last) return null
  return { params: {}, spans: [{ start: first.span.start, end: last.span.end }] }
}
