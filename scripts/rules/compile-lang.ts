import { type CompiledModule, moduleOf } from '../compiled-module.ts'
import { type LangFile, readLang } from './read-rules.ts'

/**
 * Compiles all words, phrases and patterns of analyzer/lang, by `file/set`. @throws with one line per fault
 */
export function compileLang(): CompiledModule {
  const lang = readLang()
  const files = Object.entries(lang)
  /** Expands `{name}` to the words of a class. */
  const expanded = (word: string): string[] => {
    const name = /^\{(\w+)\}$/.exec(word)?.[1]
    if (!name) return [word]
    const languages = lang['word-classes']?.words?.[name]
    if (!languages) throw new Error(`There is no word class ${word}`)
    return Object.values(languages).flatMap(split)
  }
  const setsOf = <Item>(kind: keyof LangFile, parse: (languages: readonly string[]) => Item) =>
    Object.fromEntries(
      files.flatMap(([file, { [kind]: sets = {} }]) =>
        Object.entries(sets).map(([name, languages]) => [
          `${file}/${name}`,
          parse(Object.values(languages as Record<string, string>)),
        ]),
      ),
    )
  const values = {
    LANG_WORDS: setsOf('words', (languages) => languages.flatMap(split).flatMap(expanded)),
    LANG_PHRASES: setsOf('phrases', (languages) => languages.flatMap(lines)),
    LANG_PATTERNS: setsOf('patterns', (languages) => checked(languages.flatMap(lines))),
    LANG_PAIRS: setsOf('pairs', (languages) => languages.flatMap(lines).map(split)),
    LANG_SENSES: files.flatMap(([, { senses = [] }]) =>
      senses.map(({ word, form, after = '', before = '', surfaces = '' }) => ({
        word,
        form,
        after: split(after),
        before: split(before),
        surfaces: split(surfaces),
      })),
    ),
  }
  return moduleOf('lang', values, TYPES)
}

const TYPES = `type Sets<Item> = Readonly<Record<string, readonly Item[]>>
export declare const LANG_WORDS: Sets<string>
export declare const LANG_PHRASES: Sets<string>
export declare const LANG_PATTERNS: Sets<string>
export declare const LANG_PAIRS: Sets<readonly [word: string, ...instead: string[]]>
/** Words with another meaning beside certain words, and the form for that meaning. */
export declare const LANG_SENSES: readonly {
  readonly word: string
  readonly form: string
  readonly after: readonly string[]
  readonly before: readonly string[]
  readonly surfaces: readonly string[]
}[]
`

/** @throws for an invalid regular expression */
export function checked(patterns: readonly string[]): readonly string[] {
  for (const pattern of patterns) new RegExp(pattern, 'u')
  return patterns
}

/** Splits a string at spaces. */
export function split(words: string): string[] {
  return words.trim() === '' ? [] : words.trim().split(/\s+/)
}

/** Splits a block into lines. */
export function lines(block: string): string[] {
  return block.trimEnd().split('\n')
}
