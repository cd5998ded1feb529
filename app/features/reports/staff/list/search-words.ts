import { normalForm } from '#app/domain/text/normal-form.ts'

/*
 * Word matching for report search: like the library's, but with patterns, because reports have no search text
 * column.
 */

/** Maximum number of words. Further ones cost time and change little. */
const MAX_WORDS = 8
/** Trigram indexes need three characters. */
const INDEXED = /[\p{L}\p{N}]{3}/u
const TANWIN = '\u064b'
/** Arabic vowel marks and tatweel. */
const EVERY_MARK = /[\u0640\u064b-\u0652\u0670]/g

/** Letters and digits that are used interchangeably, as in `searchTextOf`. */
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

/** Returns the distinct words of a query, lower-cased like the database, without vowel marks. */
export function wordsOf(query: string): string[] {
  const words = lower(normalForm(query, 'NFC')).replace(EVERY_MARK, '').split(/\s+/)
  return [...new Set(words.filter(Boolean))].slice(0, MAX_WORDS)
}

/**
 * Lower-cases letter by letter like PostgreSQL's `lower`: without special cases for dotted I and final sigma.
 */
function lower(text: string): string {
  return text.toLowerCase().replaceAll('i\u0307', 'i').replaceAll('ς', 'σ')
}

/** Whether the trigram index can find a word. */
export function isIndexed(word: string): boolean {
  return INDEXED.test(word)
}

/**
 * Returns PostgreSQL regular expressions that together match all spellings of a word. Of vowel marks only the
 * common one before a final alif is allowed: allowing more, or using one combined expression, would make the
 * index useless.
 */
export function patternsOf(word: string): string[] {
  const letters = [...word].map(
    (letter) => CLASSES.get(letter) ?? letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&'),
  )
  const plain = letters.join('')
  if (!word.endsWith('ا')) return [plain]
  return [plain, `${letters.slice(0, -1).join('')}${TANWIN}${letters.at(-1)}`]
}
