import { CLASS_WORDS } from '../../compiled/rules.js'
import { anyOf, wordsOf } from '../language-data.ts'
import type { MappedText } from './mapped-text.ts'
import { fold } from './normalize.ts'

/** Short sender names count only if dots or hyphens separate their letters. */
const SHORT_SENDERS = new Set(wordsOf('disguised-words/short_senders'))

const SHORTEST_WORD = 3
const LONGEST_WORD = 20

const KNOWN_WORDS = new Set(
  [...CLASS_WORDS, ...wordsOf('disguised-words/words'), ...wordsOf('disguised-words/senders')]
    .map((word) => fold(word).text)
    .filter((word) => /^\p{L}+$/u.test(word))
    .filter(({ length }) => SHORTEST_WORD <= length && length <= LONGEST_WORD),
)

/** Letters that a digit or sign replaces. */
const LETTERS_OF: Readonly<Record<string, readonly string[]>> = {
  '0': ['o'],
  '1': ['i', 'l'],
  '3': ['e'],
  '4': ['a'],
  '5': ['s'],
  '7': ['t'],
  '8': ['b'],
  '@': ['a'],
  $: ['s'],
  '!': ['i'],
  '|': ['l', 'i'],
}

const WITH_DIGITS =
  /(?<![\p{L}\p{N}@$!|.])(?=[a-z]{0,19}[013457$8@!|])(?=[^a-z]{0,19}[a-z])[a-z013457$8@!|]{3,20}(?![\p{L}\p{N}@$|])/gu
const WITH_GAPS =
  /(?<![\p{L}\p{N}])[\p{L}01345$7@](?:([ .\-_*~·/])[\p{L}01345$7@])(?:\1[\p{L}01345$7@]){1,40}(?![\p{L}\p{N}])/gu

/** Maximum number of digits in a disguised word. More digits make a plate number or similar. */
const MAX_SWAPS = 4

/** Arabic letters written as digits in Arabizi: "7abibi", "3ala", "6alab". */
const ARABIZI: Readonly<Record<string, string>> = {
  '2': 'a',
  '3': 'a',
  '5': 'k',
  '6': 't',
  '7': 'h',
  '8': 'q',
  '9': 's',
}

/** A word with at most three such digits, not adjacent and not at the end. */
const ARABIZI_WORD =
  /(?<![\p{L}\p{N}.,/@_-])(?=[^a-z]?[a-z]*[2356789][a-z'])(?:[a-z']{0,10}[2356789](?=[a-z'])){1,3}[a-z']{1,14}(?![\p{L}\p{N}])/gu
const MEASURE = new RegExp(
  String.raw`^(?:\d${anyOf('word-forms/unit')}|${anyOf('word-forms/currency_before')}\d.*)$`,
)

/** Replaces the digits of an Arabizi word by letters, keeping its length. Other words stay as they are. */
export function plainArabizi(word: string): string {
  if (!/[2356789]/.test(word) || MEASURE.test(word) || word.replaceAll(/[^a-z]/g, '').length < 3)
    return word
  return word.replaceAll(/[2356789]/g, (digit) => ARABIZI[digit]!)
}

/**
 * Returns a normalised text with known words restored that were written with digits ("0TP", "p4y") or gaps
 * ("O T P", "c.l.i.c.k"), and Arabizi digits replaced. Anything that gives no known word stays as it is.
 */
export function deobfuscate(folded: MappedText): MappedText {
  return joinLetters(spellArabizi(swapDigits(folded)))
}

function swapDigits(folded: MappedText): MappedText {
  let text = ''
  let end = 0
  for (const match of folded.text.matchAll(WITH_DIGITS)) {
    const written = match[0].replace(/!+$/, '')
    const word = plainWord(written)
    if (word === null) continue
    text += folded.text.slice(end, match.index) + word
    end = match.index + written.length
  }
  return end === 0 ? folded : { ...folded, text: text + folded.text.slice(end) }
}

function spellArabizi(folded: MappedText): MappedText {
  return { ...folded, text: folded.text.replaceAll(ARABIZI_WORD, plainArabizi) }
}

/** Returns the known word for a mix of letters and digits, of the same length, or null. */
function plainWord(written: string): string | null {
  let readings = ['']
  let swaps = 0
  for (const sign of written) {
    const letters = LETTERS_OF[sign]
    if (letters && ++swaps > MAX_SWAPS) return null
    readings = readings.flatMap((start) => (letters ?? [sign]).map((letter) => start + letter))
  }
  if (swaps === written.length) return null
  return readings.find(isKnown) ?? null
}

function isKnown(word: string): boolean {
  return KNOWN_WORDS.has(word) || (word.endsWith('s') && KNOWN_WORDS.has(word.slice(0, -1)))
}

function joinLetters(folded: MappedText): MappedText {
  const text: string[] = []
  const from: number[] = []
  const to: number[] = []
  let end = 0
  const keep = (start: number, stop: number) => {
    text.push(folded.text.slice(start, stop))
    for (let i = start; i < stop; i++) {
      from.push(folded.from[i]!)
      to.push(folded.to[i]!)
    }
  }
  for (const match of folded.text.matchAll(WITH_GAPS)) {
    const letters = Array.from(match[0]).filter((_, i) => i % 2 === 0)
    const lengths =
      match[0].length === letters.length * 2 - 1 ? wordLengths(letters.join('')) : null
    if (!lengths) continue
    keep(end, match.index)
    let at = match.index
    for (const length of lengths) {
      for (let i = 0; i < length; i++, at += 2) {
        keep(at, at + 1)
        text[text.length - 1] = LETTERS_OF[folded.text[at]!]?.[0] ?? folded.text[at]!
      }
      if (at - 1 < match.index + match[0].length) {
        keep(at - 1, at)
        text[text.length - 1] = ' '
      }
    }
    end = match.index + match[0].length
  }
  if (end === 0) return folded
  keep(end, folded.text.length)
  return { text: text.join(''), from, to }
}

/**
 * Returns the lengths of the known words that a run of letters consists of, or null if letters are left over.
 */
function wordLengths(letters: string): number[] | null {
  const plain = letters.replaceAll(/[01345$7@]/g, (sign) => LETTERS_OF[sign]![0]!)
  const ways: (number[] | null)[] = [[]]
  for (let end = 1; end <= plain.length; end++) {
    ways[end] = null
    for (let length = Math.min(LONGEST_WORD, end); length >= SHORTEST_WORD; length--) {
      const before = ways[end - length]
      if (!before) continue
      const word = plain.slice(end - length, end)
      if (!isKnown(word) && !SHORT_SENDERS.has(word)) continue
      ways[end] = [...before, length]
      break
    }
  }
  return ways[plain.length] ?? null
}
