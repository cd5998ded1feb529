import { wordsOf } from '../parse/language-data.ts'
import { type MappedText, originalSpan } from '../parse/normalization/mapped-text.ts'
import { MASKED_HOST } from '../parse/normalization/placeholders.ts'
import type { ContentType, Span } from '../types.ts'
import { hasKnownEnding, type LinkAddress, parseAddress } from './link-address.ts'
import { namesOf, RISKY_ENDINGS } from './name-lists.ts'
import { isClickTracker } from './official.ts'

/** Maximum number of links per text that are scored. */
export const LINKS_READ = 8

/** A web address in the text with its position. */
export type Link = LinkAddress & {
  readonly span: Span
  /** The visible link text of HTML, Markdown or a converted mail. */
  readonly shown: string | null
}

const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{N}_-]{0,62}`
const DOT = String.raw`(?:\.|\[\.\]|\(\.\)|\s?[[(]dot[\])]\s?)`
/** May follow a word without a space: "nowhttps://". */
const SCHEME = /(?:h(?:tt|xx)ps?|\bftp)\s?(?::|\[:\])\s?\/{1,3} {0,2}[^\s<>"'`/][^\s<>"'`]*/giu
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._/-])${LABEL}(?:${DOT}${LABEL}){1,30}(?::\d{1,5})?(?:[/?#][^\s<>"'\x60]*)?`,
  'giu',
)
/** "https%3A%2F%2Fevil.top%2Fa": an address encoded inside another. */
const CARRIED = /https?%3a%2f%2f[^\s<>"'`;&#=]{1,2000}/giu
/** App links with a reverse domain name: "market://details?id=com.bank.app". */
const PROGRAM =
  /(?<![\p{L}\p{N}.+-])(?:intent:#Intent;|(?!https?:|hxxps?:|ftp:)[a-z][a-z\d+.-]{1,60}:\/\/)[^\s<>"'`]*/giu
/** Present in every app link. Used to skip the search in most texts. */
const OPENS_PROGRAM = /:\/\/|intent:#/iu
const BACKWARDS = /^(?:com|org|net|ae|io|co|in|uk|de|android)\./i
const SPELLED_OUT = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._/-])${LABEL} dot (?:com|net|org|ae|co|info|xyz|top|site|online|shop|live|click)\b(?: ?/[^\s<>"'\x60]{1,200})?`,
  'giu',
)
/** TLDs that are recognised even when a space or line break separates them from the address. */
const TORN_ENDING = '(?:com|net|org|info|xyz|top|click|site|online|shop|live|ae|app|link|cc|vip)'
const TORN = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._/-])(?:h(?:tt|xx)ps?:\s{0,2}\/\/\s{0,2}${LABEL}(?:\.${LABEL}){0,4}(?:\s{1,2}\.\s{0,2}|\.\s{1,2})${TORN_ENDING}|${LABEL}(?:\.${LABEL}){0,4}\s{1,2}\.(?:com|net|org|xyz|top|ae))(?![\p{L}\p{N}])(?:\s?\/[^\s<>"'\x60]{1,200})?`,
  'gu',
)
const HTML_LINK = /<a\s[^<>]{0,2000}>((?:[^<]|<(?!\/?a[\s>])){0,300})/giu
const TAG = /<[^<>]*>?/gu
const MARKDOWN_LINK = /\[([^[\]\n]{1,300})\]\(([^()\s]{4,2000})\)/gu
/** Brackets that an address may end with if it also opens them: "http://[2001:db8::1]". */
const OPENING = new Map([
  [')', '('],
  [']', '['],
])
/** Footnote list of link targets in plain-text mail: "[1] https://elsewhere.top". */
const NOTE = /(?:^|\n)[ \t>]{0,4}\[(\d{1,3})\][ \t]{1,2}$/
const MARK = /^ ?\[(\d{1,3})\]/
const LONGEST_NOTE = 12
const TRAILING = /[.,;:!?)\]}»”’*،؛؟…]+$/u

/**
 * TLDs that are also everyday words or follow a full stop without a space ("see you then.so I"). An address
 * with one of them needs a scheme, a path or a third label.
 */
const WORD_ENDINGS = namesOf('endings-that-are-words')

/** An app id is a reverse domain name: "com.google.android.gm". No address is written like that. */
const APP_ID = /^(?:com|org|net|android|androidx)(?:\.[a-z\d_]+)+$/i
const ENDS_AN_ADDRESS = /^(?:com|net|org|info|biz|ae)$|\./
/** A sum directly followed by the next sentence: "Tsh200.00.New", "Rs.500.Call", "50AED.Your". */
const CURRENCIES = `(?:${wordsOf('contacts/beside_a_sum').join('|')})`
const SUM = new RegExp(
  String.raw`^(?:${CURRENCIES}\.?\d[\d.]*|\d[\d.]*${CURRENCIES})\.\p{L}+$`,
  'iu',
)

/** TLDs that are more often file extensions: "photos-2.zip". */
const FILE_ENDINGS = new Set(['zip', 'mov'])

/** Maximum number of addresses examined in one text. */
const MAX_LINKS = 100

/** Placeholder for a link whose target only a mail service knows. */
export const MASKED = parseAddress(`https://${MASKED_HOST}/a`)!

type Place = { start: number; end: number }

/**
 * Returns all web addresses of the text in order, without overlaps. Hosts of the mail addresses in `mails`
 * are not links.
 */
export function findLinks(cleaned: MappedText, type: ContentType, mails: readonly Span[]): Link[] {
  const found: (Link & { place: Place })[] = []
  const covered = new Set<number>()
  const inMail = new Set<number>()
  for (const span of mails) for (let i = span.start; i < span.end; i++) inMail.add(i)
  for (const { written, at, shown, cover, length } of candidates(cleaned.text)) {
    if (found.length >= MAX_LINKS) break
    const trimmed = trimEnd(written)
    if (trimmed === '') continue
    const end = at + (length ?? trimmed.length)
    const span = originalSpan(cleaned, at, end)
    if (covered.has(span.start) || covered.has(span.end - 1)) continue
    const isBare = !/^[a-z]{3,5}\s?\[?:/i.test(trimmed)
    if (isBare && (inMail.has(span.start) || inMail.has(span.end - 1))) continue
    const named = parseAddress(trimmed)
    if (!named || !isPlausible(named, trimmed, type)) continue
    const address = type !== 'website' && isClickTracker(named) ? MASKED : named
    for (let i = span.start; i < span.end; i++) covered.add(i)
    if (cover)
      for (let i = cleaned.from[cover.start]!; i < cleaned.to[cover.end - 1]!; i++) covered.add(i)
    found.push({ ...address, span, shown, place: { start: at, end } })
  }
  found.sort((a, b) => a.place.start - b.place.start)
  const marked = markedAddresses(cleaned.text, found)
  return found.map(({ place, ...link }, i) => {
    const before = found[i - 1]
    if (link.shown !== null || !link.scheme || !before) return link
    if (isBracketed(cleaned.text.slice(before.place.end, place.start)))
      return { ...link, shown: before.writtenHost }
    const note = NOTE.exec(cleaned.text.slice(Math.max(0, place.start - LONGEST_NOTE), place.start))
    return { ...link, shown: (note && marked.get(note[1]!)) ?? null }
  })
}

/**
 * `cover` is the range of a link's visible text, which is not a second link. `length` is the address's length
 * in the text, if spaces split it.
 */
type Candidate = {
  written: string
  at: number
  shown: string | null
  cover?: Place
  length?: number
}

function* candidates(text: string): Generator<Candidate> {
  for (const match of text.matchAll(HTML_LINK)) {
    const href = /\shref\s*=\s*["']?([^"'\s<>]+)/i.exec(match[0])
    if (!href) continue
    const at = match.index + match[0].indexOf(href[1]!, href.index)
    const end = match.index + match[0].length
    const cover = match[1] === '' ? undefined : { start: end - match[1]!.length, end }
    yield { written: href[1]!, at, shown: match[1]!.replaceAll(TAG, ' ').trim() || null, cover }
  }
  for (const match of text.matchAll(MARKDOWN_LINK)) {
    const at = match.index + match[0].lastIndexOf(match[2]!)
    const start = match.index + 1
    const cover = { start, end: start + match[1]!.length }
    yield { written: match[2]!, at, shown: match[1]!.trim(), cover }
  }
  for (const match of text.matchAll(TORN)) {
    const whole = trimEnd(match[0])
    const written = whole.replaceAll(/\s/g, '')
    yield { written, at: match.index, shown: null, length: whole.length }
  }
  for (const match of text.matchAll(SPELLED_OUT)) {
    const whole = trimEnd(match[0])
    const written = whole.replace(' dot ', '.').replaceAll(' ', '')
    yield { written, at: match.index, shown: null, length: whole.length }
  }
  for (const match of text.matchAll(SCHEME))
    yield { written: match[0], at: match.index, shown: null }
  for (const match of text.matchAll(CARRIED)) {
    const whole = trimEnd(match[0])
    const written = whole.replaceAll(/%(?:3a|2f)/gi, (mark) => decodeURIComponent(mark))
    yield { written, at: match.index, shown: null, length: whole.length }
  }
  const inProgram = new Set<number>()
  for (const { 0: program, index } of OPENS_PROGRAM.test(text) ? text.matchAll(PROGRAM) : [])
    for (let at = index; at < index + program.length; at++) inProgram.add(at)
  for (const match of text.matchAll(BARE)) {
    if (inProgram.has(match.index) && BACKWARDS.test(match[0])) continue
    yield { written: match[0], at: match.index, shown: null }
  }
}

/**
 * "emiratespost.ae <https://elsewhere.top>": how mail programs write a link when they convert HTML to plain
 * text.
 */
function isBracketed(between: string): boolean {
  return /^\s?[<(]\s?$/.test(between)
}

/** Returns the addresses followed by a footnote number ("bank.ae [1]"), by that number. */
function markedAddresses(
  text: string,
  found: readonly (LinkAddress & { readonly place: Place })[],
): ReadonlyMap<string, string> {
  const marked = new Map<string, string>()
  for (const { place, writtenHost } of found) {
    const mark = MARK.exec(text.slice(place.end, place.end + LONGEST_NOTE))?.[1]
    if (mark && !marked.has(mark)) marked.set(mark, writtenHost)
  }
  return marked
}

function isPlausible(address: LinkAddress, written: string, type: ContentType): boolean {
  if (address.isIp) {
    if (address.scheme !== null) return true
    // Browsers also parse "10.30" and "22.11.2026" as IP addresses.
    if (address.writtenHost.split('.').length !== 4) return false
    return type === 'website' || address.path + address.port !== ''
  }
  if (type !== 'website' && !address.scheme && (isAppId(address) || isSum(address))) return false
  if (!hasKnownEnding(address)) {
    // Obsolete country TLDs in old lists; "www.bank" and "www.bank.aee" are typing errors.
    const isMeant = type === 'website' && /^www\..+\.\p{L}{2}$/iu.test(address.writtenHost)
    return (isMeant || address.scheme !== null) && address.host.includes('.')
  }
  if (address.scheme || type === 'website' || address.path !== '') return true
  if (/^[\p{N}.]+$/u.test(address.writtenHost.replace(/\.\p{L}+$/u, ''))) return false
  if (FILE_ENDINGS.has(address.suffix))
    return address.port !== '' || address.writtenHost.startsWith('www.')
  if (address.subdomain !== '' || /[-\p{N}]/u.test(address.domain)) return true
  const ending = address.suffix
  const isSentenceSeam = /\.\p{Lu}\p{Ll}/u.test(written)
  return !isSentenceSeam && !WORD_ENDINGS.has(ending)
}

function isAppId({ writtenHost, suffix, path }: LinkAddress): boolean {
  if (!APP_ID.test(writtenHost) || !/^(?:\/\.|$)/.test(path)) return false
  if (RISKY_ENDINGS.has(suffix) || ENDS_AN_ADDRESS.test(suffix)) return false
  return suffix.length > 2 || writtenHost.split('.').length > 3
}

function isSum({ writtenHost, path }: LinkAddress): boolean {
  return path === '' && SUM.test(writtenHost)
}

function trimEnd(written: string): string {
  const trimmed = written.replace(TRAILING, '')
  const closing = written[trimmed.length] ?? ''
  const opening = OPENING.get(closing)
  const closes = opening && trimmed.lastIndexOf(opening) > trimmed.lastIndexOf(closing)
  return closes ? trimmed + closing : trimmed
}
