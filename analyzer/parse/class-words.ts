import { WORD_CLASSES } from '../compiled/rules.js'
import { wordsOf } from './language-data.ts'
import { plainArabizi } from './normalization/deobfuscate.ts'
import { fold } from './normalization/normalize.ts'
import type { Token } from './tokens.ts'

/** The words of a class of lang/word-classes.yaml, as they stand in a prepared text. Throws when there is no such class. */
export function classWords(name: string): ReadonlySet<string> {
  const words = WORD_CLASSES[name]
  if (!words) throw new Error(`There is no word class "${name}"`)
  return new Set(words.map(spelled))
}

/** The words of sets of lang/, as they stand in a prepared text. Throws when there is no such set. @param names `file/set` */
export function wordSet(...names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap(wordsOf).map(spelled))
}

/** Lists repeat their words: kept, they load in half the time. */
const SPELLED = new Map<string, string>()

/** A word of a list as it stands in a prepared text. */
export function spelled(word: string): string {
  const known = SPELLED.get(word)
  if (known !== undefined) return known
  const plain = plainArabizi(fold(word).text).replaceAll(/['’`]/g, '')
  SPELLED.set(word, plain)
  return plain
}

/** Whether it is one of these words, with or without what Arabic adds to it. */
export function isAny(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token?.forms.some((form) => words.has(form)) ?? false
}
