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
/** Of fewer words nobody can tell the language. */
const LEAST_WORDS = 4
/** What was learned knows more of the words of any language that it was shown. */
const LEAST_KNOWN = 0.4
const LETTERS = /\p{L}/gu
/** The letters of the languages that the rules are written in. */
const READ = /[\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}]/gu
const LATIN = /\p{Script=Latin}/gu

/** Whether it is in a language that the rules cannot read, or of words that hardly anything is known of: that it shows no sign says little. */
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

/** So many small words of other languages are no chance. */
const LEAST_FOREIGN = 2

/** Whether it is written in a language that the rules do not read, though some of its words were learned. */
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
