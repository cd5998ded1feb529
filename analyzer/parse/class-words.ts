import { WORD_CLASSES } from '../compiled/rules.js'
import { wordsOf } from './language-data.ts'
import { plainArabizi } from './normalization/deobfuscate.ts'
import { fold } from './normalization/normalize.ts'
import type { Token } from './tokens.ts'

/** Returns the words of a class of lang/word-classes.yaml in normalised form. Throws for an unknown class. */
export function classWords(name: string): ReadonlySet<string> {
  const words = WORD_CLASSES[name]
  if (!words) throw new Error(`There is no word class "${name}"`)
  return new Set(words.map(spelled))
}

/**
 * Returns the words of sets of lang/ in normalised form. Throws for an unknown set. @param names `file/set`
 */
export function wordSet(...names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap(wordsOf).map(spelled))
}

/** Cache: lists repeat words, and loading takes half the time with it. */
const SPELLED = new Map<string, string>()

/** Returns a listed word in normalised form. */
export function spelled(word: string): string {
  const known = SPELLED.get(word)
  if (known !== undefined) return known
  const plain = plainArabizi(fold(word).text).replaceAll(/['’`]/g, '')
  SPELLED.set(word, plain)
  return plain
}

/** Whether the token is one of these words, with or without Arabic affixes. */
export function isAny(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token?.forms.some((form) => words.has(form)) ?? false
}
