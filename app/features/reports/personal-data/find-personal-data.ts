import { LIMITS } from '#app/domain/limits.ts'
import { withWesternDigits } from '#app/domain/text/digits.ts'
import { findPersonalNumbers, type PersonalNumberKind } from '#app/domain/text/personal-numbers.ts'
import type { ReportFields } from '../report-input.ts'

export type PersonalDataKind = PersonalNumberKind | 'phone' | 'code'

/** Something in a report that may be the reporter's own and is not meant to be told. */
export type PersonalDatum = {
  kind: PersonalDataKind
  field: 'title' | 'description'
  /** As it stands in the field. */
  text: string
}

/** How many letters or digits at its end stay readable, so that its owner knows it again. */
const READABLE: Record<PersonalDataKind, number> = {
  iban: 4,
  'emirates-id': 1,
  card: 4,
  phone: 2,
  code: 0,
}

/** What is written in one word with an Arabic noun: and, so, by, as, for, the. */
const ARABIC_PREFIXES = '(?:[وف]?(?:[بكل]?(?:ال)?|لل))'

const CODE_WORDS =
  'otp|one[- ]time (?:password|passcode|code)|verification code|security code|passcode|pin|cvv|code|' +
  'کوڈ|او ٹی پی|ओटीपी|कोड|पिन|' +
  `${ARABIC_PREFIXES}(?:رمز|كود|رقم[يكه]? ?(?:ال)?(?:سري|تحقق|تاكيد|تأكيد))`

/** A code in one piece, in two halves, or digit by digit. */
const CODE = String.raw`\d{4}[ \p{Pd}]\d{4}|\d{4,8}|\d{3}[ .\p{Pd}]\d{3}|\d(?:[ .\p{Pd}]\d){3,7}`

/** What is no number by its check digits, in order of precedence. The datum is group 1, or the whole match. */
const PATTERNS: readonly { kind: PersonalDataKind; pattern: RegExp }[] = [
  {
    kind: 'phone',
    pattern:
      /(?<!\d)(?:(?:(?:\+|00)?971[ ./\p{Pd}]?(?:\(0\)[ ./\p{Pd}]?|0)?|0)5\d(?:[ ./\p{Pd}]?\d){7}|0 5(?: \d){8})(?!\d)/gu,
  },
  {
    kind: 'code',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${CODE_WORDS})(?![\\p{Lu}\\p{Ll}])[^\\d\\n]{0,25}(${CODE})(?![.,]?\\d)`,
      'giu',
    ),
  },
  {
    kind: 'code',
    pattern:
      /(?<![\p{L}\p{N}])cv[vc]2?[^\p{L}\p{N}\n]{0,3}(?:is |was |هو )?(\d{3,4})(?![.,]?\d)/giu,
  },
  {
    kind: 'code',
    pattern: new RegExp(
      `(?<!\\d)(${CODE}) (?:is|was|ang|آپ|आपका) (?:\\p{L}+ ){0,3}(?:${CODE_WORDS})(?!\\p{L})`,
      'giu',
    ),
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
  const readable = READABLE[datum.kind]
  const length = datum.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  let seen = 0
  const masked = datum.text.replace(/[\p{L}\p{N}]/gu, (sign) =>
    ++seen > length - readable ? sign : '•',
  )
  return text.replaceAll(datum.text, masked)
}

/**
 * Title and description, as far as they are looked at, with all that is found in them masked.
 * @param kinds what is masked, where that is not everything
 */
export function maskAll(
  fields: Pick<ReportFields, 'title' | 'description'>,
  kinds?: readonly PersonalDataKind[],
): Pick<ReportFields, 'title' | 'description'> {
  const fitting = (text: string) => text.slice(0, LIMITS.reportDescriptionLength)
  const masked = { title: fitting(fields.title), description: fitting(fields.description) }
  // The longest first: a short code can be a part of what is longer, which then would not be known again.
  const found = findPersonalData(masked).toSorted(
    (one, other) => other.text.length - one.text.length,
  )
  for (const datum of found) {
    if (kinds && !kinds.includes(datum.kind)) continue
    masked[datum.field] = maskIn(masked[datum.field], datum)
  }
  return masked
}

function findIn(text: string): { kind: PersonalDataKind; text: string; at: number }[] {
  const found: { kind: PersonalDataKind; text: string; at: number }[] = findPersonalNumbers(text)
  let rest = withWesternDigits(text)
  const claim = (at: number, length: number) => {
    rest = rest.slice(0, at) + '•'.repeat(length) + rest.slice(at + length)
  }
  for (const number of found) claim(number.at, number.text.length)
  for (const { kind, pattern } of PATTERNS) {
    for (const match of rest.matchAll(pattern)) {
      const datum = match[1] ?? match[0]
      const at = match.index + match[0].indexOf(datum)
      found.push({ kind, text: text.slice(at, at + datum.length), at })
      claim(at, datum.length)
    }
  }
  return found.toSorted((one, other) => one.at - other.at)
}
