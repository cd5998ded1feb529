import type { Check } from '../check.ts'

/** Something was given as a web address that no browser could open. */
export const invalidUrl: Check = ({ type, text, links }) => {
  const start = text.search(/\S/)
  if (type !== 'website' || links.length > 0 || start < 0) return null
  return { params: {}, spans: [{ start, end: text.trimEnd().length }] }
}
