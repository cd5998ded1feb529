import { decodeWords } from 'postal-mime'
import type { Span } from '../types.ts'

/**
 * A text made for matching, that remembers where it came from: code unit `i` of `text` stands for the range
 * `[from[i], to[i])` of the text as the visitor gave it.
 */
export type MappedText = {
  readonly text: string
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** Characters that are drawn as nothing: zero-width, soft hyphen, bidi controls, variation selectors, the Tag block. */
export const INVISIBLE =
  /\u034F|\u17B4|\u17B5|[\u180B-\u180D]|\u180F|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]|[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E00FF}]/u

/** Letters of other scripts that look like a Latin letter (the pairs that are used in imitations). */
const LOOKALIKES = new Map<string, string>([
  ...pairs('аβвеһіјкӏморԛѕтухьԁԝгпсν', 'abbehijklmopqstyxbdwrncv'),
  ...pairs('αεικοπρτυχγη', 'aeikonptuxyn'),
  ...pairs('ıɑɡɩʟոսօհցςϲłøđħ', 'iagilnuohgcclodh'),
])

/** Letters that are typed one for the other in Arabic. What NFKD takes apart (أ إ آ ؤ ئ) needs no entry. */
const ARABIC_LETTERS = new Map<string, string>([
  ...pairs('أإآٱىةؤئ', 'اااايهوي'),
  ...pairs('یکگڪہھەے', 'يكككهههي'),
  ['ـ', ''],
])

/** Digits of the two Arabic forms and of the look-alike Latin ones that NFKC leaves alone. */
const DIGITS = new Map(pairs('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'))

/** `=?utf-8?B?...?=`: a word of a mail header in the encoding of RFC 2047. */
const ENCODED_WORD = /=\?[\w-]{1,40}\?[bq]\?[^?\s]{0,400}\?=/giu

const HTML_TAG =
  /<\/?(?:a|b|body|br|button|center|div|em|font|form|h[1-6]|head|hr|html|i|img|input|li|link|meta|ol|p|script|span|strong|style|table|tbody|td|th|title|tr|u|ul)(?:\s[^<>]{0,2000})?\/?>/giu

/** The text for finding addresses in: invisible characters gone, full-width forms and digits made plain. */
export function clean(text: string): MappedText {
  return mapped(text, [ENCODED_WORD], (character) =>
    INVISIBLE.test(character) ? '' : (DIGITS.get(character) ?? character.normalize('NFKC')),
  )
}

/**
 * The text for finding words in: what `clean` does, lower case, no accents or vowel marks, no HTML tags, one form
 * for letters that are written in several ways, Latin letters for their look-alikes.
 */
export function fold(text: string): MappedText {
  return mapped(text, [ENCODED_WORD, HTML_TAG], foldCharacter)
}

/** Where a range of a mapped text stands in the text as the visitor gave it. */
export function originalSpan(mappedText: MappedText, start: number, end: number): Span {
  return { start: mappedText.from[start] ?? 0, end: mappedText.to[end - 1] ?? 0 }
}

/** One word with the look-alike letters folded to Latin: what a hasty reader sees. */
export function foldLookalikes(word: string): string {
  return Array.from(word, (letter) => LOOKALIKES.get(letter) ?? letter).join('')
}

function foldCharacter(character: string): string {
  const code = character.codePointAt(0)!
  if (code >= 0x0621 && code <= 0x064a) return ARABIC_LETTERS.get(character) ?? character
  if (INVISIBLE.test(character)) return ''
  const digit = DIGITS.get(character)
  if (digit !== undefined) return digit
  let folded = ''
  for (const part of character.normalize('NFKD').toLowerCase()) {
    if (!/\p{M}/u.test(part)) folded += LOOKALIKES.get(part) ?? ARABIC_LETTERS.get(part) ?? part
  }
  return folded
}

function mapped(
  original: string,
  units: readonly RegExp[],
  change: (character: string) => string,
): MappedText {
  const pieces: string[] = []
  const from: number[] = []
  const to: number[] = []
  const lower = change === foldCharacter
  const put = (piece: string, start: number, end: number) => {
    pieces.push(piece)
    for (let i = 0; i < piece.length; i++) {
      from.push(start)
      to.push(end)
    }
  }
  const special = specialUnits(original, units)
  let next = 0
  for (let at = 0; at < original.length; ) {
    const unit = special[next]
    if (unit?.start === at) {
      for (const character of unit.stands) put(change(character), unit.start, unit.end)
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
    put(change(character), at, at + character.length)
    at += character.length
  }
  return { text: pieces.join(''), from, to }
}

/** Runs that stand for something else than their characters: encoded words (their meaning), tags (a gap). */
function specialUnits(text: string, units: readonly RegExp[]) {
  const found: { start: number; end: number; stands: string }[] = []
  for (const unit of units) {
    for (const match of text.matchAll(unit)) {
      const stands = unit === ENCODED_WORD ? decodeWords(match[0]) : ' '
      found.push({ start: match.index, end: match.index + match[0].length, stands })
    }
  }
  found.sort((a, b) => a.start - b.start)
  return found.filter((unit, i) => i === 0 || unit.start >= found[i - 1]!.end)
}

function pairs(from: string, to: string): [string, string][] {
  const targets = Array.from(to)
  return Array.from(from, (character, i) => [character, targets[i] ?? ''])
}
