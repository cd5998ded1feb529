import type { Check } from '../check.ts'

/** Marks the whole text. Used as evidence for something that is absent. */
export const wholeText: Check = ({ type, words }) => {
  const first = words.tokens[0]
  const last = words.tokens.at(-1)
  if (type === 'website' || !first || !last) return null
  return { params: {}, spans: [{ start: first.span.start, end: last.span.end }] }
}
