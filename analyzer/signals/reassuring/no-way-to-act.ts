import { hasContact } from '../../circumstances.ts'
import type { Reassurer } from '../detector.ts'

/** It gives no link, no number and no address: there is nothing in it to act on, unless a visitor tells of what he was asked for. The whole text is the evidence. */
export const noWayToAct: Reassurer = (content) => {
  const first = content.words.tokens[0]
  const last = content.words.tokens.at(-1)
  if (content.type === 'website' || !first || !last || hasContact(content)) return []
  if (content.words.asksAdvice) return []
  return [
    { code: 'no-way-to-act', params: {}, spans: [{ start: first.span.start, end: last.span.end }] },
  ]
}
