import { isFreeMail } from '#analyzer'
import type { FoundIndicator } from '../parse/found-indicator.ts'
import { parsePhone } from '../parse/phone-indicators.server.ts'
import { publisherOf } from '../parse/publisher.server.ts'
import type { SoleIndicator } from '../parse/sole-indicator.server.ts'
import type { Fact } from './knowledge.ts'
import NUMBERS from './uae-numbers.json' with { type: 'json' }

/** Returns what a number, account or mailbox that was pasted alone is, before anybody is asked about it. */
export function factsOfSole(sole: SoleIndicator): Fact[] {
  const what = sole.shown
  if (sole.isEmergency) return [{ code: 'phone-emergency', params: { what } }]
  const [first] = sole.indicators
  return first ? factsOf(first, what) : []
}

function factsOf({ kind, value }: FoundIndicator, what: string): Fact[] {
  switch (kind) {
    case 'phone':
      return factsOfPhone(value, what)
    case 'iban':
      return factsOfIban(value, what)
    case 'wallet':
      return [{ code: 'wallet', params: { what, currency: value.split(':')[0] ?? '' } }]
    case 'handle':
      return [{ code: 'handle', params: { what } }]
    case 'email':
      return [factOfMailbox(value, what)]
    default:
      return []
  }
}

/** Number types of libphonenumber that need a sentence of their own in the UAE. */
const TYPES = { MOBILE: 'phone-mobile', FIXED_LINE: 'phone-landline' } as const

function factsOfPhone(value: string, what: string): Fact[] {
  const publisher = publisherOf(value)
  if (publisher) {
    const { en: name, ar: nameAr } = publisher.name
    return [{ code: 'phone-published', params: { what, name, nameAr } }]
  }
  const phone = parsePhone(value)
  const country = phone?.country ?? ''
  if (country !== 'AE') return [{ code: 'phone-abroad', params: { what, country } }, NEVER_ASK]
  const code = TYPES[phone?.getType() as keyof typeof TYPES] ?? 'phone-business'
  const operators: Readonly<Record<string, string>> = NUMBERS.operators
  const operator = operators[value.slice('+971'.length, '+97150'.length)] ?? ''
  return [
    { code, params: { what } },
    ...(operator ? [{ code: 'phone-operator', params: { operator } } as const] : []),
    NEVER_ASK,
  ]
}

const NEVER_ASK: Fact = { code: 'never-ask', params: {} }

/** Where the code of the bank is in an IBAN of the UAE: AEkk bbb... */
const BANK = [4, 7] as const

function factsOfIban(value: string, what: string): Fact[] {
  const banks: Readonly<Record<string, string>> = NUMBERS.banks
  const country = value.slice(0, 2)
  const bank = (country === 'AE' && banks[value.slice(...BANK)]) || ''
  return [
    { code: 'iban', params: { what, country } },
    ...(bank ? [{ code: 'iban-bank', params: { bank } } as const] : []),
    { code: 'iban-owner', params: {} },
  ]
}

function factOfMailbox(value: string, what: string): Fact {
  const host = value.slice(value.lastIndexOf('@') + 1)
  return { code: isFreeMail(host) ? 'email-free' : 'email-own', params: { what, host } }
}
