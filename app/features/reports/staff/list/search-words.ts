import { normalForm } from '#app/domain/text/normal-form.ts'

/* How the search of reports compares words: as the library's does, but by patterns, for a report keeps no search text. */

/** Beyond this many words each further one costs work and changes little. */
const MAX_WORDS = 8
/** A trigram index can find nothing shorter. */
const INDEXED = /[\p{L}\p{N}]{3}/u
const TANWIN = '\u064b'
/** The vowel signs of Arabic, and the stroke that only lengthens a word. */
const EVERY_MARK = /[\u0640\u064b-\u0652\u0670]/g

/** Letters and digits that writers use for one another, as `searchTextOf` has it. */
const ALIKE = [
  ...['اأإآٱ', 'هة', 'يىئیې', 'وؤ', 'كک'],
  ...Array.from({ length: 10 }, (_, digit) => {
    const [arabic, persian] = [0x660 + digit, 0x6f0 + digit]
    return String.fromCodePoint(0x30 + digit, arabic, persian)
  }),
]
const CLASSES = new Map(
  ALIKE.flatMap((letters) => [...letters].map((letter) => [letter, `[${letters}]`] as const)),
)

/** The words of a query, in the database's lower case and without vowel signs, each once. */
export function wordsOf(query: string): string[] {
  const words = lower(normalForm(query, 'NFC')).replace(EVERY_MARK, '').split(/\s+/)
  return [...new Set(words.filter(Boolean))].slice(0, MAX_WORDS)
}

/** As PostgreSQL's `lower`, letter by letter: it knows no dot above an i, and no sigma of a word's end. */
function lower(text: string): string {
  return text.toLowerCase().replaceAll('i\u0307', 'i').replaceAll('ς', 'σ')
}

/** Whether the trigram index can find a word. */
export function isIndexed(word: string): boolean {
  return INDEXED.test(word)
}

/**
 * Regular expressions of PostgreSQL, any of which finds a word in a text, however its letters are written. Of vowel signs
 * only the one that nearly everybody writes may stand in the text, before a last alif: where many may stand, or where
 * one expression says both, the index has little left to look for.
 */
export function patternsOf(word: string): string[] {
  const letters = [...word].map(
    (letter) => CLASSES.get(letter) ?? letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&'),
  )
  const plain = letters.join('')
  if (!word.endsWith('ا')) return [plain]
  return [plain, `${letters.slice(0, -1).join('')}${TANWIN}${letters.at(-1)}`]
}
