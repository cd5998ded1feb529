import type { Check } from '../check.ts'

/** The text was submitted as a web address but no browser could open it. */
export const invalidUrl: Check = ({ type, text, links }) => {
  const start = text.search(/\S/)
  if (type !== 'website' || links.length > 0 || start < 0) return null
  return { params: {}, spans: [{ start, end: text.trimEnd().length }] }
}
