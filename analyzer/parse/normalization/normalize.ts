import { decodeWords } from 'postal-mime'
import { INDIC_MARK, INDIC_SPELLINGS, withoutVowels } from './indic.ts'
import {
  caseTricks,
  cyrillicWords,
  lookalikeCapital,
  lookalikeOf,
  pairs,
  type Reading,
} from './lookalikes.ts'
import type { MappedText } from './mapped-text.ts'
import { MASKS, unmasked } from './placeholders.ts'

/** Invisible characters: zero-width, soft hyphen, bidi controls, variation selectors, the Tag block. */
export const INVISIBLE =
  /\u034F|\u17B4|\u17B5|[\u180B-\u180D]|\u180F|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]|[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E00FF}]/u

/** Arabic letters that are typed interchangeably. Letters that NFKD decomposes (أ إ آ ؤ ئ) need no entry. */
const ARABIC_LETTERS = new Map<string, string>([
  ...pairs('أإآٱىةؤئ', 'اااايهوي'),
  ...pairs('یکگڪہھەے', 'يكككهههي'),
  ['ـ', ''],
])

/** Both forms of Arabic digits, and look-alike Latin digits that NFKC does not change. */
const DIGITS = new Map(pairs('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'))

/** Characters that look like, or that a browser treats as, the dot, slash or hyphen of an address. */
const ADDRESS_MARKS = new Map(pairs('。｡․∕⁄‐‑‒–−', '...//-----'))

/** `=?utf-8?B?...?=`: an encoded word of a mail header (RFC 2047). */
const ENCODED_WORD = /=\?[\w-]{1,40}\?[bq]\?[^?\s]{0,400}\?=/giu

const HTML_TAG =
  /<\/?(?:a|b|body|br|button|center|div|em|font|form|h[1-6]|head|hr|html|i|img|input|li|link|meta|ol|p|script|span|strong|style|table|tbody|td|th|title|tr|u|ul)(?:\s[^<>]{0,2000})?\/?>/giu

/** HTML that is never displayed: document type and language, image URLs, Office tags. */
const UNSEEN_TAG =
  /<!doctype[^<>]{0,300}>|<(?:html|img|link|meta|base)\s[^<>]{0,2000}>|<\/?[a-z]{1,3}:[a-z]{1,40}(?:\s[^<>]{0,500})?\/?>/giu
/** Style sheets, scripts and comments, each with its end. Without an end they run to the end of the text. */
const UNSEEN_PART = /<(style|script)\b[^<>]{0,500}>|<!--/giu
const PART_ENDS = { style: /<\/style\s{0,3}>/giu, script: /<\/script\s{0,3}>/giu, comment: /-->/gu }
/** CSS rules that remain if only the tags were removed. */
const STYLE_RULES = /\{\s{0,20}-?[a-z-]{2,40}\s{0,3}:[^{}]{1,600}\}/giu

/** A mark inside a word between tatweel characters: "الهـ،ـوية". */
export const STROKED_MARK = /ـ{1,3}[،,./*_·|-]{1,2}ـ{0,3}(?=[\u0621-\u064a])/gu

/** `&#79;`, `&#x4f;`, `&nbsp;`: HTML character references. */
const HTML_CHARACTER = /&(?:#\d{2,7}|#x[\da-f]{2,6}|[a-z]{2,5});/giu
const NAMED_CHARACTERS = new Map([
  ['nbsp', ' '],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['shy', ''],
  ['zwj', ''],
  ['zwnj', ''],
])

/** Between these marks the characters are displayed in reverse. */
const REVERSED = /\u202E([^\u202C\u202E\n]{1,300})\u202C?/gu

const EVERYWHERE = [
  ENCODED_WORD,
  HTML_CHARACTER,
  REVERSED,
  ...MASKS,
  UNSEEN_TAG,
  STYLE_RULES,
  STROKED_MARK,
]
/** Characters of which one occurs in every pattern below, and in few texts. */
const SPECIAL = /[=&<{[#_\u202Eـ]/u

/**
 * Normalises the text for address matching: removes invisible characters and converts full-width forms and
 * digits.
 */
export function clean(text: string): MappedText {
  return mapped(text, EVERYWHERE, cleanCharacter)
}

function cleanCharacter(character: string): string {
  if (INVISIBLE.test(character)) return ''
  return ADDRESS_MARKS.get(character) ?? DIGITS.get(character) ?? brief(character, 'NFKC')
}

/**
 * Normalises the text for word matching: `clean`, lower case, no accents or vowel marks, no HTML tags, one
 * form for interchangeable letters, and Latin letters for look-alikes outside genuine Cyrillic words. A
 * single Indic letter that is a word keeps its vowel: without it "\u0928\u0947" (by) would be "\u0928" (not).
 */
export function fold(text: string): MappedText {
  return withoutVowels(
    mapped(text, [...EVERYWHERE, HTML_TAG], foldCharacter, [
      ...cyrillicWords(text),
      ...caseTricks(text),
    ]),
  )
}

function foldCharacter(character: string): string {
  const code = character.codePointAt(0)!
  if (code >= 0x0621 && code <= 0x064a) return ARABIC_LETTERS.get(character) ?? character
  if (INVISIBLE.test(character)) return ''
  const digit = DIGITS.get(character)
  if (digit !== undefined) return digit
  const capital = lookalikeCapital(character)
  if (capital !== undefined) return capital
  let folded = ''
  for (const part of brief(character, 'NFKD').toLowerCase()) {
    if (INDIC_MARK.test(part)) folded += INDIC_SPELLINGS.get(part) ?? part
    else if (!/\p{M}/u.test(part)) folded += lookalikeOf(part) ?? ARABIC_LETTERS.get(part) ?? part
  }
  return folded
}

/** Returns the normalisation of a character, or the character itself if it would become a sentence ("ﷺ"). */
function brief(character: string, form: 'NFKC' | 'NFKD'): string {
  const normal = character.normalize(form)
  return normal.length > 6 ? character : normal
}

function mapped(
  original: string,
  units: readonly RegExp[],
  change: (character: string) => string,
  readings: readonly Reading[] = [],
): MappedText {
  const pieces: string[] = []
  const from: number[] = []
  const to: number[] = []
  const lower = change === foldCharacter
  // Cache: a text has few distinct characters.
  const known = new Map<string, string>()
  const changed = (character: string) => {
    const before = known.get(character)
    if (before !== undefined) return before
    const now = change(character)
    known.set(character, now)
    return now
  }
  const put = (piece: string, start: number, end: number) => {
    // A removed character extends the range of the letter before it.
    if (piece === '' && to.at(-1) === start) to[to.length - 1] = end
    pieces.push(piece)
    for (let i = 0; i < piece.length; i++) {
      from.push(start)
      to.push(end)
    }
  }
  const special = specialUnits(original, units, readings)
  let next = 0
  for (let at = 0; at < original.length; ) {
    const unit = special[next]
    if (unit?.start === at) {
      for (const character of unit.stands)
        put(unit.isRead ? character : changed(character), unit.start, unit.end)
      at = unit.end
      next++
      continue
    }
    const code = original.charCodeAt(at)
    if (code < 0x80) {
      const character = original[at]!
      put(lower ? character.toLowerCase() : character, at, at + 1)
      at++
      continue
    }
    const character = String.fromCodePoint(original.codePointAt(at)!)
    put(changed(character), at, at + character.length)
    at += character.length
  }
  return { text: pieces.join(''), from, to }
}

type Unit = Reading & { isRead?: true }

/** Replaces encoded runs by their meaning and tags by a gap. */
function specialUnits(text: string, units: readonly RegExp[], readings: readonly Reading[]) {
  const isSpecial = SPECIAL.test(text)
  const found = isSpecial ? unseenParts(text) : []
  for (const reading of readings) found.push({ ...reading, isRead: true })
  for (const unit of isSpecial ? units : []) {
    for (const match of text.matchAll(unit)) {
      const stands = meaningOf(match, unit)
      if (stands === null) continue
      found.push({ start: match.index, end: match.index + match[0].length, stands })
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  let end = 0
  return found.filter((unit) => {
    if (unit.start < end) return false
    end = unit.end
    return true
  })
}

function unseenParts(text: string): Unit[] {
  const found: Unit[] = []
  let end = 0
  for (const { 0: opening, 1: tag, index } of text.matchAll(UNSEEN_PART)) {
    if (index < end) continue
    const ending = PART_ENDS[(tag?.toLowerCase() as 'style' | 'script' | undefined) ?? 'comment']
    ending.lastIndex = index + opening.length
    const closing = ending.exec(text)
    end = closing ? closing.index + closing[0].length : text.length
    found.push({ start: index, end, stands: ' ' })
  }
  return found
}

/** Null if the run only stands for its characters. */
function meaningOf(match: RegExpExecArray, unit: RegExp): string | null {
  if (unit === ENCODED_WORD) return decodeWords(match[0])
  if (unit === REVERSED) return Array.from(match[1]!).reverse().join('')
  if (unit === STROKED_MARK) return ''
  if (MASKS.includes(unit)) return unmasked(match[0])
  if (unit !== HTML_CHARACTER) return ' '
  const name = match[0].slice(1, -1).toLowerCase()
  if (!name.startsWith('#')) return NAMED_CHARACTERS.get(name) ?? null
  const code = name.startsWith('#x')
    ? Number.parseInt(name.slice(2), 16)
    : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
    ? String.fromCodePoint(code)
    : null
}
