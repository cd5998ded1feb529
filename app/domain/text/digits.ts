/**
 * Replaces the digits of every script by Western ones. Each is one UTF-16 unit, so positions are unchanged.
 */
export function withWesternDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9\u{10000}-\u{10ffff}]/gu, (digit) => String(digitValue(digit)))
}

/** The ten digits of a script are consecutive and start at a code point ending in 0 or 6. */
function digitValue(digit: string): number {
  const low = digit.charCodeAt(0) & 0xf
  const first = String.fromCharCode(digit.charCodeAt(0) - low)
  return /\p{Nd}/u.test(first) ? low : low - 6
}

/** Luhn check of payment card numbers (ISO/IEC 7812-1, annex B). @param digits Western digits only */
export function hasLuhnDigit(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const value = Number(digits.at(-1 - place)) * (place % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
