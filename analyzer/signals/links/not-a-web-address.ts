import type { Detector } from '../detector.ts'

/** Something was given as a web address that no browser could open. */
export const notAWebAddress: Detector = ({ type, text, links }) => {
  const start = text.search(/\S/)
  if (type !== 'website' || links.length > 0 || start < 0) return []
  return [{ code: 'not-a-web-address', params: {}, spans: [{ start, end: text.trimEnd().length }] }]
}
