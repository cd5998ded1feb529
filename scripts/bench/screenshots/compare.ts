/** How well one picture was read. */
export type Reading = {
  readonly language: string
  readonly kind: string
  /** From 0 to 1: `wordAccuracy`. */
  readonly accuracy: number
}

/** Marks that are not seen: direction, joiners, tatweel, byte order mark. */
const UNSEEN = /[\u0640\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Malayalam letters that end a syllable, written with a joiner or as one character: they look the same. */
const JOINED_ENDINGS: Record<string, string> = {
  'ണ്\u200d': 'ൺ',
  'ന്\u200d': 'ൻ',
  'ര്\u200d': 'ർ',
  'ല്\u200d': 'ൽ',
  'ള്\u200d': 'ൾ',
  'ക്\u200d': 'ൿ',
}
const JOINED_ENDING = new RegExp(Object.keys(JOINED_ENDINGS).join('|'), 'g')
const AROUND_WORDS = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu

/**
 * Returns one minus the word edit distance divided by the number of expected words, at least 0. Case, marks that
 * are not seen, the digits of a script and punctuation around words make no difference.
 */
export function wordAccuracy(expected: string, read: string): number {
  const wanted = comparableWords(expected)
  const found = comparableWords(read)
  if (wanted.length === 0) return found.length === 0 ? 1 : 0
  return Math.max(0, 1 - wordDistance(wanted, found) / wanted.length)
}

/** Returns the words of a text in the form in which they are compared. */
export function comparableWords(text: string): string[] {
  return text
    .replaceAll(JOINED_ENDING, (ending) => JOINED_ENDINGS[ending]!)
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\p{Nd}/gu, latinDigit)
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(AROUND_WORDS, ''))
    .filter((word) => word !== '')
}

/** Returns how many words must be inserted, removed or replaced to turn one list into the other. */
export function wordDistance(from: readonly string[], to: readonly string[]): number {
  let above = Array.from({ length: to.length + 1 }, (_, n) => n)
  for (const [row, word] of from.entries()) {
    const current = [row + 1]
    for (const [column, other] of to.entries())
      current.push(
        Math.min(
          above[column + 1]! + 1,
          current[column]! + 1,
          above[column]! + (word === other ? 0 : 1),
        ),
      )
    above = current
  }
  return above.at(-1)!
}

/** Returns a Markdown table of the mean accuracy with the number of pictures, by language and kind. */
export function accuracyTable(readings: readonly Reading[]): string {
  const kinds = [...new Set(readings.map(({ kind }) => kind))]
  const languages = [...new Set(readings.map(({ language }) => language))]
  const cells = (rows: readonly Reading[]) => [
    ...kinds.map((kind) => cell(rows.filter((row) => row.kind === kind))),
    cell(rows),
  ]
  const rows = [
    ['', ...kinds, 'all'],
    ['---', ...kinds.map(() => '---:'), '---:'],
    ...languages.map((language) => [
      language,
      ...cells(readings.filter((row) => row.language === language)),
    ]),
    ['all', ...cells(readings)],
  ]
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function cell(rows: readonly Reading[]): string {
  if (rows.length === 0) return ''
  const mean = rows.reduce((sum, { accuracy }) => sum + accuracy, 0) / rows.length
  return `${(100 * mean).toFixed(1)} % (${rows.length})`
}

/** The decimal digits of a script are ten consecutive characters, zero first. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}
