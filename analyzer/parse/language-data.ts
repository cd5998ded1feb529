import { LANG_PAIRS, LANG_PATTERNS, LANG_PHRASES, LANG_WORDS } from '../compiled/lang.js'

/**
 * Returns the words of a set of lang/ in all languages, as written there. Throws for an unknown set. @param
 * name `file/set`
 */
export function wordsOf(name: string): readonly string[] {
  return existing(LANG_WORDS[name], name)
}

/**
 * Returns the phrases of a list of lang/ in all languages. Throws for an unknown list. @param name
 * `file/list`
 */
export function phrasesOf(name: string): readonly string[] {
  return existing(LANG_PHRASES[name], name)
}

/**
 * Returns the source of a regular expression that matches any line of a list of lang/. Throws for an unknown
 * list. @param name `file/list`
 */
export function anyOf(name: string): string {
  return `(?:${existing(LANG_PATTERNS[name], name).join('|')})`
}

/**
 * Returns the lines of a list of lang/ as pairs of a word and its replacement. Throws for an unknown list.
 * @param name `file/list`
 */
export function pairsOf(name: string): readonly (readonly [word: string, ...instead: string[]])[] {
  return existing(LANG_PAIRS[name], name)
}

function existing<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`lang/ has no ${name}`)
  return value
}
