import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Indicator } from '../indicator.ts'

/**
 * Parses a phone number; one without a country code is of the UAE. Null if the numbering plan of its country
 * has no such number.
 * @param written digits of any script, with signs between them
 */
export function parsePhone(written: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(written.replace(/^\s*00(?=[1-9])/, '+'), 'AE')
  return number?.isValid() ? number : null
}

/** Returns the number in E.164 form ("+971501234567"); null if there is no such number. */
export function phoneIndicator(written: string): Indicator<'phone'> | null {
  const number = parsePhone(written)
  return number && { kind: 'phone', value: number.number }
}
