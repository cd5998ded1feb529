import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import { parse } from '@messageformat/parser'
import {
  type Arguments,
  argumentsOf,
  ENGLISH,
  type Entry,
  I18N,
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

const COMPILED = join(I18N, 'compiled')
const MADE = '// Made of app/i18n/ by scripts/words/compile.ts.\n'
const TYPES = { number: 'number', choice: 'string', text: 'string | number' } as const

/**
 * Checks the words of all languages and writes them as modules with types into app/i18n/compiled/: `<language>/<room>.js`
 * with the words of one language, and `<room>.js` with those of all. A message without arguments is a text; one with
 * arguments is a function that @messageformat/core wrote. A language without a room has the English one.
 * @throws WordsError that lists everything that is wrong, a line each
 */
export function compileWords(): void {
  const languages = readLanguages()
  const english = roomsOf(ENGLISH).map((room) => ({ room, words: readRoom(ENGLISH, room) }))
  const problems = Object.keys(languages).flatMap((language) => problemsIn(language, english))
  if (problems.length > 0) throw new WordsError(problems.join('\n'))

  const files = new Map<string, string>()
  addLanguages(files, languages)
  for (const { room, words } of english) {
    const written = Object.keys(languages).filter((language) => roomsOf(language).includes(room))
    for (const language of written) addRoom(files, language, languages[language] as Language, room)
    const { constant, type } = namesOf(room)
    files.set(
      `${ENGLISH}/${room}.d.ts`,
      `${MADE}export type ${type} = ${typeOf(words)}\nexport declare const ${constant}: ${type}\n`,
    )
    addAll(files, languages, room, written)
  }
  rmSync(COMPILED, { recursive: true, force: true })
  for (const [path, text] of files) {
    const file = join(COMPILED, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

function problemsIn(
  language: string,
  english: readonly { room: string; words: Words }[],
): string[] {
  const rooms = new Map(english.map(({ room, words }) => [room, words]))
  return roomsOf(language).flatMap((room) => {
    const words = rooms.get(room)
    const file = `app/i18n/${language}/${room}.json`
    if (!words) return [`${file}: there is no such room in English`]
    return problemsOf(words, readRoom(language, room), language).map(
      (problem) => `${file}: ${problem}`,
    )
  })
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

function addLanguages(files: Map<string, string>, languages: Languages): void {
  const json = JSON.stringify(languages)
  const locales = JSON.stringify(Object.keys(languages))
  files.set(
    'languages.js',
    `${MADE}export const LANGUAGES = ${json}\nexport const LOCALES = ${locales}\n`,
  )
  files.set(
    'languages.d.ts',
    `${MADE}export declare const LANGUAGES: ${json.replaceAll(/("(?:name|script|format)":)"[^"]*"/g, '$1string').replaceAll(/"reviewed":(true|false)/g, '"reviewed":boolean')}\nexport declare const LOCALES: readonly ${locales}\n`,
  )
}

function addRoom(
  files: Map<string, string>,
  language: string,
  { direction, format }: Language,
  room: string,
): void {
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
  const tree = code(readRoom(language, room))
  files.set(
    `${language}/${room}.js`,
    [
      MADE,
      tree.includes('isolateArguments(') &&
        `import { isolateArguments } from '${upFrom(room)}../../isolate.ts'\n`,
      functionsOf(messages, format),
      `export const ${constant} = ${tree}\n`,
    ]
      .filter(Boolean)
      .join(''),
  )
  if (language === ENGLISH) return
  const english = `${upFrom(room)}../${ENGLISH}/${room}.js`
  files.set(
    `${language}/${room}.d.ts`,
    `${MADE}import type { ${type} } from '${english}'\nexport declare const ${constant}: ${type}\n`,
  )
}

/** Code that declares `m0`, `m1` ..., a function each. */
function functionsOf(messages: Record<string, string>, format: string): string {
  const names = Object.keys(messages)
  if (names.length === 0) return ''
  const module = compileModule(new MessageFormat(format, { strict: true }), messages).replace(
    'export default {',
    'const messages = {',
  )
  return `${module}\nconst { ${names.join(', ')} } = messages\n`
}

/** The way from a room's folder to the folder of its language, or of all. */
function upFrom(room: string): string {
  return `./${'../'.repeat(room.split('/').length - 1)}`
}

function addAll(
  files: Map<string, string>,
  languages: Languages,
  room: string,
  written: readonly string[],
): void {
  const { constant, type, all } = namesOf(room)
  const up = upFrom(room)
  const imports = written.map(
    (language) => `import { ${constant} as ${language} } from '${up}${language}/${room}.js'\n`,
  )
  const fields = Object.keys(languages).map((language) =>
    written.includes(language) ? language : `${language}: ${ENGLISH}`,
  )
  files.set(
    `${room}.js`,
    `${MADE}${imports.join('')}export const ${all} = { ${fields.join(', ')} }\n`,
  )
  files.set(
    `${room}.d.ts`,
    `${MADE}import type { Text } from '${up}../locale.ts'
import type { ${type} } from '${up}${ENGLISH}/${room}.js'
export type { ${type} }
export declare const ${all}: Text<${type}>\n`,
  )
}

function entriesOf(words: Words): [string, Entry][] {
  return Object.entries(words).filter(([name]) => !isNote(name))
}

function typeOf(entry: Entry): string {
  if (entry === null) return 'null'
  if (typeof entry === 'string') return typeOfMessage(argumentsOf(entry, ENGLISH))
  if (Array.isArray(entry)) {
    const types = entry.map(typeOf)
    const [first] = types
    return types.every((type) => type === first)
      ? `readonly (${first})[]`
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

/** A message without arguments, with its quoting taken away. */
function plainText(message: string): string {
  return parse(message)
    .map((token) => (token.type === 'content' ? token.value : ''))
    .join('')
}
