import type { Token } from 'markdown-it'
import { DIRECTIONS, LANGUAGES, type Locale } from '#app/i18n/locale.ts'
import { isOneScript, languageOf } from '#app/i18n/text-language.ts'

/** Table structure: a row with another direction would not match its columns. */
const PARTS_OF_TABLES: readonly string[] = ['thead', 'tbody', 'tr']
/** An address has no language. */
const ADDRESS = /[.:]\w/
const LETTER = new RegExp(
  Object.values(LANGUAGES)
    .map(({ script }) => `\\p{Script=${script}}`)
    .join('|'),
  'u',
)

/**
 * Sets language and direction of blocks whose text is in another language than their surroundings (WCAG 2.2,
 * 3.1.2).
 * @param locale of the article
 */
export function markOtherLanguages(tokens: readonly Token[], locale: Locale): void {
  const around = [locale]
  tokens.forEach((token, place) => {
    const outer = around.at(-1) ?? locale
    if (token.nesting === -1) around.pop()
    if (token.nesting !== 1) return
    const isPart = PARTS_OF_TABLES.includes(token.tag)
    const found = isPart ? null : languageOfBlock(wordsFrom(tokens, place))
    const own = found === null || isOneScript(found, outer) ? outer : found
    if (own !== outer) {
      token.attrSet('lang', own)
      token.attrSet('dir', DIRECTIONS[own])
    }
    around.push(own)
  })
}

/**
 * Returns the language of a block: that of its start, if most of the text is in it too. A sentence may quote
 * the other language.
 */
function languageOfBlock(words: string): Locale | null {
  const first = LETTER.exec(words)?.[0]
  if (first === undefined) return null
  const most = languageOf(words)
  return languageOf(first) === most ? most : null
}

/** Returns the text of the block that opens at `place`. */
function wordsFrom(tokens: readonly Token[], place: number): string {
  const words: string[] = []
  let depth = 0
  for (let at = place; at < tokens.length; at++) {
    const { nesting, children } = tokens[at] as Token
    depth += nesting
    if (depth === 0) break
    for (const { content } of children ?? []) words.push(content)
  }
  return words
    .flatMap((part) => part.split(/\s+/))
    .filter((word) => !ADDRESS.test(word))
    .join(' ')
}
