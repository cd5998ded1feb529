import type { Check } from '../check.ts'

/** Adverts by SMS must come from a sender name that begins with AD- (rules of TDRA against unwanted messages). */
const SENDER = /(?:^|[\n(]|\.\s)\s{0,3}(AD-[A-Z0-9][A-Za-z0-9&. ]{1,11})/u

/** The mark of an advert at the beginning of a message. */
export const advertSender: Check = (content) => {
  const match = content.type === 'message' ? SENDER.exec(content.text) : null
  if (!match) return null
  const start = match.index + match[0].indexOf(match[1]!)
  return {
    params: { sender: match[1]!.trim() },
    spans: [{ start, end: start + match[1]!.trimEnd().length }],
  }
}
