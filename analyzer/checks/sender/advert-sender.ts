import type { Check } from '../check.ts'

/** TDRA requires SMS adverts to come from a sender name that begins with AD-. */
const SENDER = /(?:^|[\n(]|\.\s)\s{0,3}(AD-[A-Z0-9][A-Za-z0-9&. ]{1,11})/u

/** The advert prefix at the start of a message. */
export const advertSender: Check = (content) => {
  const match = content.type === 'message' ? SENDER.exec(content.text) : null
  if (!match) return null
  const start = match.index + match[0].indexOf(match[1]!)
  return {
    params: { sender: match[1]!.trim() },
    spans: [{ start, end: start + match[1]!.trimEnd().length }],
  }
}
