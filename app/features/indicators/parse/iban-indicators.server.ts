import { electronicFormatIBAN, getCountrySpecifications, isValidIBAN } from 'ibantools'
import { withWesternDigits } from '#app/domain/text/digits.ts'
import type { FoundIndicator } from './found-indicator.ts'

const COUNTRIES = getCountrySpecifications()
/** What separates the groups of one account number. */
const GAP = String.raw`[ \u00a0.\p{Pd}]{0,2}`
const BEGINS = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])|(?<=iban))(?=([a-z])${GAP}([a-z])${GAP}\d${GAP}\d)`,
  'giu',
)
const SIGN = /[a-z\d]/i
const LONGEST_GAP = 2

/** Returns the bank accounts of a text whose length and check digits are right (ISO 13616), in order. */
export function findIbans(text: string): FoundIndicator<'iban'>[] {
  const western = withWesternDigits(text)
  return [...western.matchAll(BEGINS)].flatMap(({ index: start, 1: first, 2: second }) => {
    const length = COUNTRIES[`${first}${second}`.toUpperCase()]?.chars
    const end = length ? endOf(western, start, length) : null
    const value = end && electronicFormatIBAN(western.slice(start, end))
    return value && isValidIBAN(value) ? [{ kind: 'iban', value, spans: [{ start, end }] }] : []
  })
}

/** Returns the end of `count` letters and digits; null if they are fewer, further apart or followed by one. */
function endOf(text: string, start: number, count: number): number | null {
  let gap = 0
  let left = count
  let at = start
  for (; left > 0 && at < text.length; at++) {
    if (SIGN.test(text[at]!)) [left, gap] = [left - 1, 0]
    else if (++gap > LONGEST_GAP) return null
  }
  return left === 0 && !SIGN.test(text[at] ?? '') ? at : null
}
