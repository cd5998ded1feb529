import type { Content } from '#analyzer'
import { EMERGENCY_CONTACTS } from '#app/domain/emergency-contacts.ts'
import { withWesternDigits } from '#app/domain/text/digits.ts'
import { findIndicators } from './find-indicators.server.ts'
import type { FoundIndicator } from './found-indicator.ts'
import { handlesOfName } from './handle-indicators.server.ts'
import { findIbans } from './iban-indicators.server.ts'
import { phoneIndicator } from './phone-indicators.server.ts'
import { findWallets } from './wallet-indicators.server.ts'

/** A text that is nothing but one number, account or mailbox. */
export type SoleIndicator =
  | { isEmergency: true; shown: string }
  | {
      isEmergency: false
      shown: string
      /** One, or for a name that several messengers allow one of each. */
      indicators: readonly FoundIndicator[]
    }

const EMERGENCY = new Set(Object.values(EMERGENCY_CONTACTS).map(digitsOf))

const PHONE_SIGNS = /^[+(]?[\d\s().+\p{Pd}/]{3,30}$/u

/** Longest IBAN (34) with a space between all groups and signs around it. */
const LONGEST = 100

/** Returns the number, account or mailbox that the text consists of; null for any other text. */
export function soleIndicator({ text }: Pick<Content, 'text'>): SoleIndicator | null {
  const shown = text.trim()
  if (shown === '' || shown.length > LONGEST) return null
  const western = withWesternDigits(shown)
  const isNumber = PHONE_SIGNS.test(western)
  if (isNumber && EMERGENCY.has(digitsOf(western))) return { isEmergency: true, shown }
  const phone = isNumber ? phoneIndicator(western) : null
  const spans = [{ start: text.indexOf(shown), end: text.indexOf(shown) + shown.length }]
  const whole = [...findIbans(shown), ...findWallets(shown), ...mailboxOf(shown)].filter(
    ({ spans: [span] }) => span?.start === 0 && span.end === shown.length,
  )
  const handles = handlesOfName(shown)
  const indicators: readonly FoundIndicator[] = phone
    ? [{ ...phone, spans }]
    : [...whole, ...handles].map((found) => ({ ...found, spans }))
  return indicators.length > 0 ? { isEmergency: false, shown, indicators } : null
}

/** A mailbox, and the domain behind it if one owner answers for it. */
function mailboxOf(text: string): FoundIndicator[] {
  const found = findIndicators({ type: 'message', text })
  return found[0]?.kind === 'email' || found[1]?.kind === 'email' ? found : []
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
