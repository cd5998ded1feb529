import { anyOf, wordsOf } from '../../parse/language-data.ts'
import type { Words } from '../../parse/tokens.ts'
import type { ParsedContent } from '../../parsed-content.ts'
import type { WeighedPiece } from './text-model.ts'

const FOREIGN_WORDS = new Set(wordsOf('unsupported-languages/small'))
const ENGLISH_WORDS = new Set(wordsOf('unsupported-languages/english'))
const END = String.raw`(?![\p{L}\p{M}])`
const NOT_HINDI = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${anyOf('unsupported-languages/not_hindi')}${END}|${anyOf('unsupported-languages/not_hindi_endings')}${END}`,
  'gu',
)
/** Minimum number of words to detect a language. */
const LEAST_WORDS = 4
/** Minimum share of known words in any language of the training data. */
const LEAST_KNOWN = 0.4
const LETTERS = /\p{L}/gu
/** The scripts that the rules support. */
const READ = /[\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}]/gu
const LATIN = /\p{Script=Latin}/gu

/**
 * Whether the text is in a language that the rules do not support, or consists mostly of unknown words, so
 * that missing findings are weak evidence.
 */
export function isUnsupportedLanguage(
  { type, text, words }: ParsedContent,
  pieces: readonly WeighedPiece[],
): boolean {
  if (type === 'website') return false
  const letters = count(text, LETTERS)
  if (count(text, READ) < letters / 2) return true
  if (isForeign(words) || count(text, NOT_HINDI) >= LEAST_FOREIGN) return true
  if (count(text, LATIN) < letters / 2) return false
  const known = new Set(pieces.map(({ span }) => span.start))
  const first = new Map(
    words.tokens
      .filter(({ text, forms }) => /\p{L}/u.test(text) && !forms[0]?.startsWith('@'))
      .toReversed()
      .map(({ text, span }) => [text, span.start]),
  )
  const starts = [...first.values()]
  const share = starts.filter((start) => known.has(start)).length / starts.length
  return starts.length >= LEAST_WORDS && share < LEAST_KNOWN
}

/** Minimum number of foreign function words. */
const LEAST_FOREIGN = 2

/**
 * Whether the text is in a language that the rules do not support although the model knows some of its words.
 */
function isForeign({ at }: Words): boolean {
  const foreign = shared(at, FOREIGN_WORDS)
  return foreign >= LEAST_FOREIGN && foreign > shared(at, ENGLISH_WORDS)
}

function shared(at: Words['at'], words: ReadonlySet<string>): number {
  let number = 0
  for (const form of at.keys()) if (words.has(form)) number++
  return number
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}
