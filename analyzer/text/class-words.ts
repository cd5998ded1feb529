import { WORD_CLASSES } from '../compiled/rules.js'
import { plainArabizi } from './readings/disguises.ts'
import { fold } from './readings/normalise.ts'
import type { Token } from './tokens.ts'

/** The words of a class of lang/word-classes.yaml, as they stand in a prepared text. Throws when there is no such class. */
export function classWords(name: string): ReadonlySet<string> {
  const words = WORD_CLASSES[name]
  if (!words) throw new Error(`There is no word class "${name}"`)
  return new Set(words.map(spelled))
}

/** A word as it stands in a prepared text. */
export function spelled(word: string): string {
  return plainArabizi(fold(word).text).replaceAll(/['’`]/g, '')
}

/** Whether it is one of these words, with or without what Arabic adds to it. */
export function isAny(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token?.forms.some((form) => words.has(form)) ?? false
}
