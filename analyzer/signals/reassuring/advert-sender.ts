import type { Reassurer } from '../detector.ts'
import { asksForBankDetails } from '../secrets/asks-for-bank-details.ts'
import { asksForCard } from '../secrets/asks-for-card.ts'
import { asksForCode } from '../secrets/asks-for-code.ts'
import { asksForId } from '../secrets/asks-for-id.ts'
import { asksForPassword } from '../secrets/asks-for-password.ts'

/** Adverts by SMS must come from a sender name that begins with AD- (rules of TDRA against unwanted messages). */
const SENDER = /(?:^|[\n(]|\.\s)\s{0,3}(AD-[A-Z0-9][A-Za-z0-9&. ]{1,11})/u

const SECRETS = [asksForCode, asksForCard, asksForPassword, asksForId, asksForBankDetails]

/** It bears the mark of an advert and wants to know nothing that is private. */
export const advertSender: Reassurer = (content) => {
  const match = content.type === 'message' ? SENDER.exec(content.text) : null
  if (!match || SECRETS.some((detect) => detect(content).length > 0)) return []
  const start = match.index + match[0].indexOf(match[1]!)
  return [
    {
      code: 'advert-sender',
      params: { sender: match[1]!.trim() },
      spans: [{ start, end: start + match[1]!.trimEnd().length }],
    },
  ]
}
