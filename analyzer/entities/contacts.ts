import { anyOf } from '../parse/language-data.ts'
import { type MappedText, originalSpan } from '../parse/normalization/mapped-text.ts'
import type { Span } from '../types.ts'
import { isFreeMail } from './official.ts'

/** A mail address in the text. */
export type Email = { readonly address: string; readonly host: string; readonly span: Span }

/** A phone number in the text, classified by where it rings. */
export type Phone = {
  /** Digits only, with a leading + if it was written with a country code. */
  readonly number: string
  readonly reach: 'uae-mobile' | 'uae' | 'abroad' | 'unclear'
  readonly span: Span
}

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
const NAME = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}`
const LABEL = String.raw`[\p{L}\p{N}-]{1,63}`
const HOST = String.raw`${LABEL}(?:\.${LABEL}){0,6}\.\p{L}{2,24}`
const SPELLED_DOT = String.raw`(?: dot | ?[([]dot[)\]] ?)`
const SPELLED_HOST = `${LABEL}(?:${SPELLED_DOT}${LABEL}){0,3}${SPELLED_DOT}(?:com|net|org|ae|co|info)(?![\\p{L}\\p{N}])`
const AT_IN_BRACKETS = String.raw` {0,2}[([] ?at ?[)\]] {0,2}`
/**
 * Mail addresses written to evade filters: "sales@ example.com", "sales [at] example.com", "sales at example
 * dot com".
 */
const HIDDEN = [
  new RegExp(`${NAME}(?:@ {1,2}|${AT_IN_BRACKETS})(${HOST})`, 'giu'),
  new RegExp(`${NAME}(?: {0,2}@ {0,2}|${AT_IN_BRACKETS}| at )(${SPELLED_HOST})`, 'giu'),
]
/**
 * "order @ example.com" may also name a place, so it counts as a mailbox only before a mail provider's
 * domain.
 */
const HIDDEN_OR_PLACE = new RegExp(`${NAME} {1,2}@ {0,2}(${HOST})`, 'giu')
const NAME_ALONE = /^[\p{L}\p{N}._%+-]+/u
const DOTS = new RegExp(SPELLED_DOT, 'giu')
/** Must not follow the last digit of a number. Arabic letters may. */
const END = String.raw`(?![\p{N}_]|[^\P{L}\p{Script=Arabic}]|[.,]\d)`
/** A number may follow a Latin word without a space ("call09050000337") and any Arabic word. */
const PHONE = new RegExp(
  String.raw`(?:(?<![\p{N}.,/=_-]|[^\P{L}\p{Script=Arabic}])|(?<=(?<!\p{L})${anyOf('contacts/glued_to_number')}))\+?\d(?:[ ().-]{0,2}\d){5,15}${END}`,
  'gu',
)

/** North American number groups, "(833) 555-0119" or "1-833-555-0119", which no other country uses. */
const AMERICAN = /^(?:1(?: ?\(|[ .-]))?[2-9]\d\d(?:\) ?|[ .-])[2-9]\d\d[ .-]\d{4}$/

/**
 * Ten digits of North American and Indian mobile numbers. Without grouping, only a preceding word identifies
 * a phone number.
 */
const TEN_DIGITS = /^1?[2-9]\d{9}$/
/** Toll-free in North America and India. */
const TOLL_FREE = /^1?8(?:00|88|77|66|55|44|33)/
/** Residents often give Indian numbers without a country code. That is no evidence. */
const INDIAN_MOBILE = /^[6-9]\d{9}$/
/** Labels of numbers that are not called, such as device or case numbers. */
const NOT_RUNG = String.raw`[^.!?\n\d]{0,8}\b${anyOf('contacts/not_rung')}\b`
const CALLED = new RegExp(
  String.raw`(?:\b${anyOf('contacts/call')}\b(?!${NOT_RUNG})[^.!?\n\d]{0,12}|${anyOf('contacts/call_elsewhere')}[^.!؟\n\d]{0,12}|${anyOf('contacts/call_india')}[^.!?\n\d]{0,12})$`,
  'iu',
)
const LONGEST_CALL = 32

/**
 * Numbers with spaced groups, "+92 - 300 - 1234567". A country code, or group lengths specific to the UAE or
 * North America, distinguish them from dates, ranges and references.
 */
const APART = [
  String.raw`(?<![\p{N}.,=_+-])\+[1-9](?:[ ()/—-]{0,5}\d){9,14}${END}`,
  String.raw`(?<![\p{N}.,/=_-])00[1-9](?:[ ()—-]{0,5}\d){9,14}${END}`,
  String.raw`(?<![\p{N}.,/=_-])0(?:5[024568](?: {0,2}[/—-] {0,2}| {2,3})|[234679](?: {0,2}[—-] {0,2}| {2,3}))\d{3}(?: {0,2}[—-] {0,2}| {0,3})\d{4}${END}`,
  String.raw`(?<![\p{N}.,/=_-])1 ?[—-]? ?\(?[2-9]\d\d\)? ?[—-] ?\(?[2-9]\d\d\)? ?[—-] ?\(?\d{4}\)?${END}`,
  String.raw`(?<![\p{N}.,/=_-])(?:1 {0,2}[—-]? {0,2})?\([2-9]\d\d\) {0,2}[—-]? {0,2}[2-9]\d\d {0,2}[—-] {0,2}\d{4}${END}`,
].map((pattern) => new RegExp(pattern, 'gu'))

/** Whether it is a North American toll-free number: "(877) 555-0119". */
export function isTollFreeAbroad({ number, reach }: Phone): boolean {
  return reach !== 'uae' && TOLL_FREE.test(number.replace('+', ''))
}

export function findEmails(cleaned: MappedText): Email[] {
  const { text } = cleaned
  const plain = Array.from(text.matchAll(EMAIL), (match) => {
    const at = match[0].indexOf('@')
    return emailAt(cleaned, match, match[0].slice(0, at), match[0].slice(at + 1))
  })
  const hidden = [...HIDDEN, HIDDEN_OR_PLACE].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => {
      const host = match[1]!.replaceAll(DOTS, '.')
      const email = emailAt(cleaned, match, NAME_ALONE.exec(match[0])![0], host)
      return pattern === HIDDEN_OR_PLACE && !isFreeMail(email.host) ? [] : [email]
    }).flat(),
  )
  return [...plain, ...hidden]
}

function emailAt(
  cleaned: MappedText,
  { 0: written, index }: RegExpExecArray,
  name: string,
  host: string,
): Email {
  return {
    address: `${name}@${host}`.toLowerCase(),
    host: host.toLowerCase(),
    span: originalSpan(cleaned, index, index + written.length),
  }
}

/**
 * Returns callable numbers: UAE numbers, numbers with a country code, and numbers in a known national format.
 */
export function findPhones(cleaned: MappedText): Phone[] {
  const close = [...cleaned.text.matchAll(PHONE)].flatMap((match) => {
    const number = numberIn(match[0])
    const before = cleaned.text.slice(Math.max(0, match.index - LONGEST_CALL), match.index)
    return phoneAt(
      cleaned,
      match,
      number,
      reachOf(number, match[0]) ?? reachWhenCalled(number, before),
    )
  })
  const apart = APART.flatMap((pattern) => [...cleaned.text.matchAll(pattern)]).flatMap((match) => {
    const written = numberIn(match[0])
    const number = /^[+0]/.test(written) ? written : `+${written.padStart(11, '1')}`
    return phoneAt(cleaned, match, number, reachOf(number, match[0]))
  })
  const sure = close.filter(({ reach }) => reach !== 'unclear')
  return withoutOverlaps([...sure, ...apart, ...close])
}

/** Sorts by position. Of overlapping numbers the first in the list is kept. */
function withoutOverlaps(phones: readonly Phone[]): Phone[] {
  const taken = new Set<number>()
  return phones
    .filter(({ span }) => {
      for (let at = span.start; at < span.end; at++) if (taken.has(at)) return false
      for (let at = span.start; at < span.end; at++) taken.add(at)
      return true
    })
    .sort((a, b) => a.span.start - b.span.start)
}

/** The digits, after a + if there is a country code. */
function numberIn(written: string): string {
  const digits = written.replaceAll(/\D/g, '')
  if (written.startsWith('+')) return `+${digits}`
  return /^00[1-9]/.test(digits) ? `+${digits.slice(2)}` : digits
}

function phoneAt(
  cleaned: MappedText,
  { 0: written, index }: RegExpExecArray,
  number: string,
  reach: Phone['reach'] | null,
): Phone[] {
  return reach
    ? [{ number, reach, span: originalSpan(cleaned, index, index + written.length) }]
    : []
}

function reachOf(number: string, written: string): Phone['reach'] | null {
  return number.startsWith('+') ? reachWithCode(number.slice(1)) : reachAtHome(number, written)
}

function reachAtHome(digits: string, written: string): Phone['reach'] | null {
  if (/^(?:05[024568]\d{7}|9715[024568]\d{7})$/.test(digits)) return 'uae-mobile'
  if (/^(?:0[234679]\d{7}|971[234679]\d{7}|800\d{3,8}|600\d{6})$/.test(digits)) return 'uae'
  if (AMERICAN.test(written)) return 'abroad'
  return /^0[1-9]\d{8,9}$/.test(digits) ? 'unclear' : null
}

function reachWhenCalled(digits: string, before: string): Phone['reach'] | null {
  if (!TEN_DIGITS.test(digits) || !CALLED.test(before)) return null
  if (INDIAN_MOBILE.test(digits) && !TOLL_FREE.test(digits)) return null
  return digits.length === 11 && !TOLL_FREE.test(digits) ? 'abroad' : 'unclear'
}

function reachWithCode(digits: string): Phone['reach'] | null {
  if (digits.length < 8 || digits.length > 15) return null
  if (/^9715/.test(digits)) return 'uae-mobile'
  return digits.startsWith('971') ? 'uae' : 'abroad'
}
