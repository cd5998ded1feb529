import { hasLuhnDigit, withWesternDigits } from './digits.ts'
import { normalForm } from './normal-form.ts'

export type PersonalNumberKind = 'iban' | 'emirates-id' | 'card'

/** A personal number in a text: its start and the matched text. */
export type PersonalNumber = { kind: PersonalNumberKind; at: number; text: string }

/** Separator between the groups of one number: spaces, a sign alone or between spaces, a line end. */
const SIGN = String.raw`[\p{Pd}\u2212./\\_,|·]`
const GAP = String.raw`(?:[^\S\n]{1,3}|\n|${SIGN}|[^\S\n]${SIGN}[^\S\n])?`

type Shape = {
  kind: PersonalNumberKind
  /** A complete number with groups of any length, searched at the start of each group. */
  pattern: RegExp
  isOne?: (plain: string) => boolean
}

const WIDE_LETTER = /[Ａ-Ｚａ-ｚ]/g

/** `first` and `count` more digits in any grouping, without a digit before or after. */
function grouped(first: string, count: string, before = String.raw`(?<!\d)`): RegExp {
  return new RegExp(String.raw`${before}(?=(${first}(?:${GAP}\d){${count}})(?!\d))`, 'giu')
}

/** A card number does not continue other digits or follow the plus of a phone number. */
const CARD_BEGINS = String.raw`(?<![\d+])`

/** In order of precedence; matches do not overlap. Card lengths in order of frequency (ISO/IEC 7812-1). */
const SHAPES: readonly Shape[] = [
  {
    kind: 'iban',
    pattern: grouped(`A${GAP}E`, '21', String.raw`(?:(?<![\p{L}\p{N}])|(?<=iban))`),
    isOne: hasIbanRemainder,
  },
  {
    kind: 'emirates-id',
    pattern: grouped(`7${GAP}8${GAP}4${GAP}(?:1${GAP}9|2${GAP}0)`, '10'),
  },
  ...[
    grouped(`(?:[2-6]|8(?=${GAP}[12]))`, '15', CARD_BEGINS),
    grouped('3', '14', CARD_BEGINS),
    grouped('3', '13', CARD_BEGINS),
    grouped('4', '12', CARD_BEGINS),
    grouped('[4-6]', '18', CARD_BEGINS),
    /(?<![\d+])(?=([2-6]\d{12,18})(?!\d))/gu,
  ].map((pattern): Shape => ({ kind: 'card', pattern, isOne: hasLuhnDigit })),
]

/**
 * Returns UAE bank accounts, Emirates ID and card numbers in `text`, in order. Digits may be of any script,
 * in groups of any length or none.
 */
export function findPersonalNumbers(text: string): PersonalNumber[] {
  let rest = withWesternDigits(text).replace(WIDE_LETTER, (letter) => normalForm(letter, 'NFKC'))
  const found: PersonalNumber[] = []
  for (const { kind, pattern, isOne } of SHAPES) {
    let [done, claimed] = [0, '']
    for (const { index: at, 1: number = '' } of rest.matchAll(pattern)) {
      if (at < done || isOne?.(number.replace(/[^\p{L}\d]+/gu, '')) === false) continue
      if (!isOneNumber(number)) continue
      found.push({ kind, at, text: text.slice(at, at + number.length) })
      claimed += rest.slice(done, at) + '•'.repeat(number.length)
      done = at + number.length
    }
    rest = claimed + rest.slice(done)
  }
  return found.toSorted((one, other) => one.at - other.at)
}

/** Whether the groups belong to one number: the same separator throughout, or groups of four. */
function isOneNumber(number: string): boolean {
  const gaps = new Set(number.match(/[^\p{L}\d]+/gu))
  return (
    gaps.size <= 1 ||
    /^[\p{L}\d]{4}(?:[^\p{L}\d]+[\p{L}\d]{4})+(?:[^\p{L}\d]+\d{1,3})?$/u.test(number)
  )
}

/** IBAN check digits (ISO 13616-1, ISO/IEC 7064 MOD 97-10). */
function hasIbanRemainder(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4)
  const digits = turned.replace(/[a-z]/gi, (letter) => String(Number.parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}
