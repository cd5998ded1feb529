import type { Prepared } from '../../prepared.ts'
import type { WeighedPiece } from './text-model.ts'

/** Of fewer words nobody can tell the language. */
const LEAST_WORDS = 4
/** What was learned knows more of the words of any language that it was shown. */
const LEAST_KNOWN = 0.4
const LETTERS = /\p{L}/gu
/** The letters of the languages that the rules are written in. */
const READ = /[\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}]/gu
const LATIN = /\p{Script=Latin}/gu

/** Whether hardly a word of it is one that the rules or the model could know: that it shows no sign says little. */
export function isUnread(
  { type, text, words }: Prepared,
  pieces: readonly WeighedPiece[],
): boolean {
  if (type === 'website') return false
  const letters = count(text, LETTERS)
  if (count(text, READ) < letters / 2) return true
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

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}
