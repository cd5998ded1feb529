import { LIMITS } from '#app/domain/limits.ts'
import { hasLuhnDigit, withWesternDigits } from '#app/domain/text/digits.ts'
import type { ReportFields } from '../report-input.ts'

export type PersonalDataKind = 'iban' | 'emirates-id' | 'card' | 'phone' | 'code'

/** Something in a report that may be the reporter's own and is not meant to be told. */
export type PersonalDatum = {
  kind: PersonalDataKind
  field: 'title' | 'description'
  /** As it stands in the field. */
  text: string
}

type Detector = {
  kind: PersonalDataKind
  /** The datum is group 1, or the whole match. */
  pattern: RegExp
  /** Told the match without spaces and dashes. */
  isOne?: (plain: string) => boolean
  /** How many letters or digits at its end stay readable, so that its owner knows it again. */
  readable: number
}

/** What is written in one word with an Arabic noun: and, so, by, as, for, the. */
const ARABIC_PREFIXES = '(?:[وف]?(?:[بكل]?(?:ال)?|لل))'

const CODE_WORDS =
  'otp|one[- ]time (?:password|passcode|code)|verification code|security code|passcode|pin|cvv|code|' +
  `${ARABIC_PREFIXES}(?:رمز|كود|رقم[يكه]? ?(?:ال)?سري)`

/** In order of precedence: what one has claimed, no other looks at. */
const DETECTORS: readonly Detector[] = [
  {
    kind: 'iban',
    pattern: /(?<![\p{L}\p{N}])AE(?:[ -]?\d){21}(?!\d)/giu,
    isOne: hasIbanRemainder,
    readable: 4,
  },
  {
    kind: 'emirates-id',
    pattern: /(?<!\d)784[ -]?(?:19|20)\d\d[ -]?\d{7}[ -]?\d(?!\d)/g,
    readable: 1,
  },
  {
    kind: 'card',
    pattern: /(?<![\d+])[2-6](?:[ -]?\d){12,18}(?!\d)/g,
    isOne: hasLuhnDigit,
    readable: 4,
  },
  {
    kind: 'phone',
    pattern: /(?<!\d)(?:(?:\+|00)?971[ -]?(?:\(0\)[ -]?|0)?|0)5(?:[ -]?\d){8}(?!\d)/g,
    readable: 2,
  },
  {
    kind: 'code',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${CODE_WORDS})(?![\\p{Lu}\\p{Ll}])[^\\d\\n]{0,25}(\\d{4,8}|\\d{3}[ -]\\d{3})(?![.,]?\\d)`,
      'giu',
    ),
    readable: 0,
  },
  {
    kind: 'code',
    pattern: new RegExp(
      `(?<!\\d)(\\d{4,8}|\\d{3}[ -]\\d{3}) (?:is|was) (?:\\p{L}+ ){0,3}(?:${CODE_WORDS})(?!\\p{L})`,
      'giu',
    ),
    readable: 0,
  },
]

/**
 * What looks like bank, identity or contact data in title and description, each once, in Western or Arabic digits. What
 * lies past the length of a report, which is refused for it, is not looked at.
 */
export function findPersonalData(
  fields: Pick<ReportFields, 'title' | 'description'>,
): PersonalDatum[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const fitting = fields[field].slice(0, LIMITS.reportDescriptionLength)
    const found = findIn(fitting).map(({ kind, text }) => ({ kind, field, text }))
    return found.filter(({ text }, n) => found.findIndex((other) => other.text === text) === n)
  })
}

/** The text with every occurrence of the datum made unreadable but for its last letters. */
export function maskIn(text: string, datum: Pick<PersonalDatum, 'kind' | 'text'>): string {
  const { readable } = DETECTORS.find(({ kind }) => kind === datum.kind) as Detector
  const length = datum.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  let seen = 0
  const masked = datum.text.replace(/[\p{L}\p{N}]/gu, (sign) =>
    ++seen > length - readable ? sign : '•',
  )
  return text.replaceAll(datum.text, masked)
}

/** Title and description, as far as they are looked at, with all that is found in them masked. */
export function maskAll(
  fields: Pick<ReportFields, 'title' | 'description'>,
): Pick<ReportFields, 'title' | 'description'> {
  const fitting = (text: string) => text.slice(0, LIMITS.reportDescriptionLength)
  const masked = { title: fitting(fields.title), description: fitting(fields.description) }
  // The longest first: a short code can be a part of what is longer, which then would not be known again.
  const found = findPersonalData(masked).toSorted(
    (one, other) => other.text.length - one.text.length,
  )
  for (const datum of found) masked[datum.field] = maskIn(masked[datum.field], datum)
  return masked
}

function findIn(text: string): { kind: PersonalDataKind; text: string; at: number }[] {
  let rest = withWesternDigits(text)
  const found = []
  for (const { kind, pattern, isOne } of DETECTORS) {
    for (const match of rest.matchAll(pattern)) {
      const datum = match[1] ?? match[0]
      if (isOne?.(datum.replace(/[ -]/g, '')) === false) continue
      const at = match.index + match[0].indexOf(datum)
      found.push({ kind, text: text.slice(at, at + datum.length), at })
      rest = rest.slice(0, at) + '•'.repeat(datum.length) + rest.slice(at + datum.length)
    }
  }
  return found.toSorted((one, other) => one.at - other.at)
}

/** The check digits of bank accounts (ISO 13616-1, by ISO/IEC 7064 MOD 97-10). */
function hasIbanRemainder(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4)
  const digits = turned.replace(/[a-z]/gi, (letter) => String(Number.parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}
