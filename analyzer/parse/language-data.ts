import { LANG_PAIRS, LANG_PATTERNS, LANG_PHRASES, LANG_WORDS } from '../compiled/lang.js'

/** The words of a set of lang/, of all languages, as they are written there. Throws when there is no such set. @param name `file/set` */
export function wordsOf(name: string): readonly string[] {
  return existing(LANG_WORDS[name], name)
}

/** The phrases of a list of lang/, of all languages. Throws when there is no such list. @param name `file/list` */
export function phrasesOf(name: string): readonly string[] {
  return existing(LANG_PHRASES[name], name)
}

/** The source of a regular expression that matches any line of a list of lang/. Throws when there is no such list. @param name `file/list` */
export function anyOf(name: string): string {
  return `(?:${existing(LANG_PATTERNS[name], name).join('|')})`
}

/** Lines of a list of lang/, each a word and what stands for it. Throws when there is no such list. @param name `file/list` */
export function pairsOf(name: string): readonly (readonly [word: string, ...instead: string[]])[] {
  return existing(LANG_PAIRS[name], name)
}

function existing<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`lang/ has no ${name}`)
  return value
}
