import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import { checkBy, refuse } from '../checked-yaml.ts'

export const I18N = join(import.meta.dirname, '../../app/i18n')

/** The language of which every room exists. Other languages fall back to it. */
export const ENGLISH = 'en'

/** A language, described by `languages.schema.json`. */
export type Language = {
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  readonly script: string
  readonly format: string
  readonly reviewed: boolean
}
export type Languages = Readonly<Record<string, Language>>

/** The content of a room file: ICU messages by name. Names that begin with `@` are notes to translators. */
export type Words = { readonly [name: string]: Entry }
export type Entry = string | null | readonly Entry[] | Words

/** The arguments of a message by name. */
export type ArgumentKind = 'number' | 'choice' | 'text'
export type Arguments = ReadonlyMap<string, ArgumentKind>

export class WordsError extends Error {}

/** Returns the languages in the order of their menu, English first. @throws with one line per schema violation */
export function readLanguages(): Languages {
  const languages = JSON.parse(readFileSync(join(I18N, 'languages.json'), 'utf8'))
  refuse(checkBy(join(I18N, 'languages.schema.json'))('app/i18n/languages.json', languages))
  return languages
}

/** Returns the paths of the rooms of a language, without extension: `checker/findings`. */
export function roomsOf(language: string): string[] {
  return globSync('**/*.json', { cwd: join(I18N, language) })
    .map((path) => path.replaceAll('\\', '/').replace(/\.json$/, ''))
    .sort()
}

/** @throws WordsError with the name of the file for invalid JSON */
export function readRoom(language: string, room: string): Words {
  const file = `${language}/${room}.json`
  try {
    return JSON.parse(readFileSync(join(I18N, file), 'utf8'))
  } catch (error) {
    throw new WordsError(`app/i18n/${file}: ${(error as Error).message}`)
  }
}

/**
 * Parses a message and returns its arguments.
 * @param language the language whose plural categories the message must have
 * @throws WordsError for an invalid message
 */
export function argumentsOf(message: string, language: string): Arguments {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const found = new Map<string, ArgumentKind>()
  const note = (name: string, kind: ArgumentKind) => {
    if (kind !== 'text' || !found.has(name)) found.set(name, kind)
  }
  const walk = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'argument') note(token.arg, 'text')
      else if (token.type === 'function') {
        if (token.key !== 'number')
          throw new WordsError(`{${token.arg}, ${token.key}} is not used here`)
        note(token.arg, 'number')
      } else if (token.type === 'plural' || token.type === 'select') {
        const isPlural = token.type === 'plural'
        note(token.arg, isPlural ? 'number' : 'choice')
        const keys = token.cases.map(({ key }) => key).filter((key) => !/^=\d+$/.test(key))
        const wanted = isPlural ? categories : ['other']
        const missing = wanted.filter((key) => !keys.includes(key))
        if (missing.length > 0)
          throw new WordsError(`{${token.arg}} lacks the form ${missing.join(', ')}`)
        for (const { tokens } of token.cases) walk(tokens)
      } else if (token.type !== 'content' && token.type !== 'octothorpe') {
        throw new WordsError(`${token.type} is not used here`)
      }
    }
  }
  try {
    walk(parse(message, { cardinal: categories, strict: true }))
  } catch (error) {
    throw new WordsError((error as Error).message.split('\n')[0])
  }
  return found
}

/** Whether a name of a room is a note to translators. */
export const isNote = (name: string): boolean => name.startsWith('@')

/**
 * Returns the differences between a room and its English version (missing or unknown names, lists of another
 * length, other arguments, invalid messages), one line per difference, beginning with the path of the entry.
 */
export function problemsOf(english: Entry, words: Entry, language: string, path = ''): string[] {
  const at = (text: string) => [`${path.slice(1) || 'room'}: ${text}`]
  if (typeof english === 'string') {
    if (typeof words !== 'string') return at('must be a text')
    if (english !== '' && words.trim() === '') return at('is empty')
    try {
      const given = [...argumentsOf(words, language)].sort()
      const wanted = [...argumentsOf(english, ENGLISH)].sort()
      const names = (all: typeof given, hasKinds = false) =>
        all.map(([name, kind]) => (hasKinds ? `${name} as ${kind}` : name)).join(', ') || 'none'
      const [say, wants] = [names(given), names(wanted)]
      if (say !== wants) return at(`takes ${say}, and in English ${wants}`)
      if (names(given, true) === names(wanted, true)) return []
      return at(`takes ${names(given, true)}, and in English ${names(wanted, true)}`)
    } catch (error) {
      return at((error as Error).message)
    }
  }
  if (english === null) return words === null ? [] : at('must be null')
  if (
    typeof words !== 'object' ||
    words === null ||
    Array.isArray(english) !== Array.isArray(words)
  ) {
    return at(Array.isArray(english) ? 'must be a list' : 'must be a group')
  }
  const wanted = Object.entries(english).filter(([name]) => !isNote(name))
  const given = Object.entries(words).filter(([name]) => !isNote(name))
  const unknown = given.filter(([name]) => !wanted.some(([known]) => known === name))
  const rest = new Map(given)
  return [
    ...unknown.flatMap(([name]) => [`${`${path}.${name}`.slice(1)}: is not in English`]),
    ...wanted.flatMap(([name, entry]) =>
      rest.has(name)
        ? problemsOf(entry, rest.get(name) as Entry, language, `${path}.${name}`)
        : [`${`${path}.${name}`.slice(1)}: is missing`],
    ),
  ]
}
