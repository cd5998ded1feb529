import { hasLuhnDigit, withWesternDigits } from '#app/domain/text/digits.ts'
import { findPersonalNumbers } from '#app/domain/text/personal-numbers.ts'
import words from './indicators.json' with { type: 'json' }

/** Kinds of indicators, in the order in which they are shown. */
export const INDICATOR_KINDS = ['web', 'email', 'phone', 'iban', 'card', 'sum'] as const

export type IndicatorKind = (typeof INDICATOR_KINDS)[number]

/** What a bank or the police can follow, each as it stands in the text and once. */
export type Indicators = Readonly<Record<IndicatorKind, readonly string[]>>

/** Longest text that is searched, in UTF-16 code units. */
const MAX_LENGTH = 20_000

/** Digits that stay readable of a card number, which may be the visitor's own. */
const READABLE_OF_CARD = 4

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\w.%+-]{1,64}@[\p{L}\p{N}.-]{1,200}\.\p{L}{2,24}/gu

const WITH_SCHEME = /(?:h(?:tt|xx)ps?:\/\/|www\.)[^\s<>"'«»“”]{3,2000}/giu

/** Endings of addresses that are written without scheme. Others need a path behind them. */
const ENDINGS = words.endings.join('|')
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}(?:(?:${ENDINGS})(?![\p{L}\p{N}-])(?:[:/?#][^\s<>"'«»“”]{0,2000})?|[a-z]{2,24}\/[^\s<>"'«»“”]{1,2000})`,
  'giu',
)

/** What ends a sentence and not the address in it. */
const AFTER_ADDRESS = /[.,;:!?)\]}،؛؟।]+$/u

const FOREIGN_IBAN =
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/gu

/** International numbers, and those of the UAE: mobile, landline, toll-free and shared-cost. */
const PHONE =
  /(?<![\p{L}\p{N}+])(?:(?:\+|00)[1-9](?:[ ().-]{0,2}\d){6,14}|0(?:5\d|[2-9])(?:[ .-]?\d){7}|(?:800|600)(?:[ .-]?\d){2,9})(?![\p{L}\p{N}])/gu

const CURRENCY = words.currencies.map((name) => name.replace('$', String.raw`\$`)).join('|')
const NUMBER = String.raw`\d{1,3}(?:[,٬]\d{3}){1,4}(?:[.٫]\d{1,2})?|\d{1,12}(?:[.,٫]\d{1,2})?`
const SUM = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${CURRENCY})\.? ?(?:${NUMBER})(?![\p{N}])|(?<![.,٬٫])(?:${NUMBER}) ?(?:${CURRENCY})(?![\p{L}\p{N}]))`,
  'giu',
)

/** Finds web addresses, email addresses, phone numbers, IBANs, card numbers and sums of money in a text. */
export function findIndicators(text: string): Indicators {
  const searched = text.slice(0, MAX_LENGTH)
  /** The text without what has been found, so that nothing is found as two kinds. Positions stay. */
  let rest = withWesternDigits(searched)
  const claim = (at: number, length: number) => {
    rest = rest.slice(0, at) + '\u0000'.repeat(length) + rest.slice(at + length)
    return searched.slice(at, at + length)
  }
  const find = (pattern: RegExp, isOne: (match: string) => boolean = () => true) =>
    [...rest.matchAll(pattern)].flatMap((match) => {
      const found = match[0].replace(AFTER_ADDRESS, '')
      return isOne(found) ? [{ at: match.index, text: claim(match.index, found.length) }] : []
    })

  const email = find(EMAIL)
  const web = [...find(WITH_SCHEME), ...find(BARE)]
  const numbers = findPersonalNumbers(rest).map(({ kind, at, text: { length } }) => {
    return { kind, at, text: claim(at, length) }
  })
  const iban = [...numbers.filter(({ kind }) => kind === 'iban'), ...find(FOREIGN_IBAN, isIban)]
  const card = numbers
    .filter(({ kind }) => kind === 'card')
    .map(({ at, text: number }) => ({ at, text: maskCard(number) }))
  const sum = find(SUM)
  const phone = find(PHONE, (number) => !isCardNumber(number))
  return {
    web: inOrder(web),
    email: inOrder(email),
    phone: inOrder(phone),
    iban: inOrder(iban),
    card: inOrder(card),
    sum: inOrder(sum),
  }
}

function inOrder(found: readonly { at: number; text: string }[]): string[] {
  const texts = found.toSorted((one, other) => one.at - other.at).map(({ text }) => text)
  return [...new Set(texts)]
}

function maskCard(number: string): string {
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0
  let seen = 0
  return number.replace(/\p{Nd}/gu, (digit) => (++seen > digits - READABLE_OF_CARD ? digit : '•'))
}

function isCardNumber(number: string): boolean {
  const digits = number.replace(/\D/g, '')
  return digits.length >= 15 && !/^(?:\+|00)/.test(number) && hasLuhnDigit(digits)
}

/** Check digits of an IBAN (ISO 13616-1, ISO/IEC 7064 MOD 97-10). */
function isIban(found: string): boolean {
  const plain = found.replaceAll(' ', '')
  if (plain.length < 15 || plain.length > 34) return false
  const digits = (plain.slice(4) + plain.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}
