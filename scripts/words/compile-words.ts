import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import { parse } from '@messageformat/parser'
import type { CompiledModule } from '../compiled-module.ts'
import {
  type Arguments,
  argumentsOf,
  ENGLISH,
  type Entry,
  isNote,
  type Language,
  type Languages,
  problemsOf,
  readLanguages,
  readRoom,
  roomsOf,
  type Words,
  WordsError,
} from './read-words.ts'

const TYPES = { number: 'number', choice: 'string', text: 'string | number' } as const

/**
 * Validates the messages of all languages and compiles them to modules: `<language>/<room>` for one language,
 * and `<room>` for all. A message without arguments becomes a text, one with arguments a function generated
 * by @messageformat/core. A language without a room gets the English one.
 * @throws WordsError with one line per fault
 */
export function compileWords(): CompiledModule[] {
  const languages = readLanguages()
  const rooms = Object.keys(languages).flatMap((language) =>
    roomsOf(language).map((room) => ({ language, room, words: readRoom(language, room) })),
  )
  const byRoom = Map.groupBy(rooms, ({ room }) => room)
  const english = new Map(
    rooms
      .filter(({ language }) => language === ENGLISH)
      .map(({ room, words }) => [room, words] as const),
  )
  const problems = rooms.flatMap(({ language, room, words }) => {
    const wanted = english.get(room)
    const found = wanted
      ? problemsOf(wanted, words, language)
      : ['there is no such room in English']
    return found.map((problem) => `app/i18n/${language}/${room}.json: ${problem}`)
  })
  if (problems.length > 0) throw new WordsError(problems.join('\n'))
  const all = [...byRoom].map(([room, each]) => ({
    room,
    written: each.map(({ language }) => language),
  }))
  return [
    moduleOfLanguages(languages),
    ...rooms.map(({ language, room, words }) =>
      moduleOfRoom(language, languages[language] as Language, room, words),
    ),
    ...all.map(({ room, written }) => moduleOfAll(Object.keys(languages), room, written)),
    moduleOfRooms(all.filter(({ written }) => written.length > 1).map(({ room }) => room)),
  ]
}

/** `checker/findings` is exported as `findings`, of type `Findings`; in all languages as `findingsText`. */
function namesOf(room: string): { constant: string; type: string; all: string } {
  const name = room.slice(room.lastIndexOf('/') + 1)
  const constant = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return {
    constant,
    type: constant.charAt(0).toUpperCase() + constant.slice(1),
    all: `${constant}Text`,
  }
}

/** Returns the relative path from the folder of a room to the folder of its language, or of all languages. */
const upFrom = (room: string) => `./${'../'.repeat(room.split('/').length - 1)}`

function moduleOfLanguages(languages: Languages): CompiledModule {
  const locales = JSON.stringify(Object.keys(languages))
  const direction = Object.entries(languages).map(
    ([language, { direction }]) => `${language}: Language & { readonly direction: '${direction}' }`,
  )
  return {
    name: 'languages',
    module: `export const LANGUAGES = ${JSON.stringify(languages)}\nexport const LOCALES = ${locales}\n`,
    types: `export type Language = { readonly name: string; readonly script: string; readonly format: string; readonly reviewed: boolean }
export declare const LANGUAGES: { ${direction.join('; ')} }
export declare const LOCALES: readonly ${locales}\n`,
  }
}

function moduleOfRoom(
  language: string,
  { direction, format }: Language,
  room: string,
  words: Words,
): CompiledModule {
  const { constant, type } = namesOf(room)
  const messages: Record<string, string> = {}
  const code = (entry: Entry): string => {
    if (entry === null) return 'null'
    if (typeof entry === 'string') {
      const names = argumentsOf(entry, language)
      if (names.size === 0) return JSON.stringify(plainText(entry))
      const key = `m${Object.keys(messages).length}`
      messages[key] = entry
      const texts = [...names].filter(([, kind]) => kind === 'text').map(([name]) => name)
      if (direction === 'ltr' || texts.length === 0) return key
      return `isolateArguments(${key}, ${JSON.stringify(texts)})`
    }
    if (Array.isArray(entry)) return `[${entry.map(code).join(', ')}]`
    const inside = entriesOf(entry as Words).map(
      ([name, value]) => `${JSON.stringify(name)}: ${code(value)}`,
    )
    return `{ ${inside.join(', ')} }`
  }
  const tree = code(words)
  const isolates = tree.includes('isolateArguments(')
  const up = upFrom(room)
  return {
    name: `${language}/${room}`,
    module: [
      isolates ? `import { isolateArguments } from '${up}../../isolate.ts'\n` : '',
      functionsOf(messages, format),
      `export const ${constant} = ${tree}\n`,
    ].join(''),
    types:
      language === ENGLISH
        ? `export type ${type} = ${typeOf(words)}\nexport declare const ${constant}: ${type}\n`
        : `import type { ${type} } from '${up}../${ENGLISH}/${room}.js'\nexport declare const ${constant}: ${type}\n`,
  }
}

/** Returns code that declares the functions `m0`, `m1` and so on. */
function functionsOf(messages: Record<string, string>, format: string): string {
  const names = Object.keys(messages)
  if (names.length === 0) return ''
  const module = compileModule(new MessageFormat(format, { strict: true }), messages).replace(
    'export default {',
    'const messages = {',
  )
  return `${module}\nconst { ${names.join(', ')} } = messages\n`
}

/** @param written the languages that have the room */
function moduleOfAll(
  languages: readonly string[],
  room: string,
  written: readonly string[],
): CompiledModule {
  const { constant, type, all } = namesOf(room)
  const up = upFrom(room)
  const imports = written.map(
    (language) => `import { ${constant} as ${language} } from '${up}${language}/${room}.js'\n`,
  )
  const fields = languages.map((language) =>
    written.includes(language) ? language : `${language}: ${ENGLISH}`,
  )
  return {
    name: room,
    module: `${imports.join('')}export const ${all} = { ${fields.join(', ')} }\n`,
    types: `import type { Text } from '${up}../locale.ts'
import type { ${type} } from '${up}${ENGLISH}/${room}.js'
export type { ${type} }
export declare const ${all}: Text<${type}>\n`,
  }
}

/** Returns the module with all translated rooms by path, for code that looks up a text. */
function moduleOfRooms(rooms: readonly string[]): CompiledModule {
  const imports = rooms.map((room) => `import { ${namesOf(room).all} } from './${room}.js'\n`)
  const fields = rooms.map((room) => `${JSON.stringify(room)}: ${namesOf(room).all}`)
  return {
    name: 'rooms',
    module: `${imports.join('')}export const ROOMS = { ${fields.join(', ')} }\n`,
    types: `import type { Text } from '../locale.ts'
export declare const ROOMS: Readonly<Record<string, Text<unknown>>>\n`,
  }
}

function entriesOf(words: Words): [string, Entry][] {
  return Object.entries(words).filter(([name]) => !isNote(name))
}

function typeOf(entry: Entry): string {
  if (entry === null) return 'null'
  if (typeof entry === 'string') return typeOfMessage(argumentsOf(entry, ENGLISH))
  if (Array.isArray(entry)) {
    const types = entry.map(typeOf)
    return types.every((type) => type === types[0])
      ? `readonly (${types[0]})[]`
      : `readonly [${types.join(', ')}]`
  }
  const fields = entriesOf(entry as Words).map(
    ([name, value]) =>
      `readonly ${/^\d+$/.test(name) ? name : JSON.stringify(name)}: ${typeOf(value)}`,
  )
  return `{ ${fields.join('; ')} }`
}

function typeOfMessage(names: Arguments): string {
  if (names.size === 0) return 'string'
  const fields = [...names].map(([name, kind]) => `${name}: ${TYPES[kind]}`)
  return `(values: { ${fields.join('; ')} }) => string`
}

/** Returns a message without arguments, without its ICU quoting. */
function plainText(message: string): string {
  return parse(message)
    .map((token) => (token.type === 'content' ? token.value : ''))
    .join('')
}
