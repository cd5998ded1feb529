import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBy } from '../checked-yaml.ts'
import {
  argumentsOf,
  ENGLISH,
  type Entry,
  I18N,
  isNote,
  problemsOf,
  readLanguages,
  readRoom,
  roomsOf,
} from './read-words.ts'

type Glossary = {
  terms: { avoid?: Record<string, string[]> }[]
  names: string[]
}

const LANGUAGES = readLanguages()
const GLOSSARY: Glossary = JSON.parse(readFileSync(join(I18N, 'glossary.json'), 'utf8'))
const TRANSLATIONS = Object.keys(LANGUAGES).filter((language) => language !== ENGLISH)

/** Rooms that exist in English only: for staff, and for developers who use the API. */
const ENGLISH_ONLY = /^staff\/|^library\/api$|^translation-mail$/
/** Rooms that may stay in English: a legal text needs a translation that somebody is responsible for. */
const MAY_FALL_BACK = /^legal\//

/** Texts that are the same in every language: names, and the beginning of an address. */
const SAME_EVERYWHERE: ReadonlySet<string> = new Set(['English', 'https://', 'Himaya'])

test.each(TRANSLATIONS)('%s has every room that visitors read', (language) => {
  const wanted = roomsOf(ENGLISH).filter(
    (room) => !ENGLISH_ONLY.test(room) && !MAY_FALL_BACK.test(room),
  )
  expect(roomsOf(language)).toEqual(expect.arrayContaining(wanted))
  expect(roomsOf(language).filter((room) => ENGLISH_ONLY.test(room))).toEqual([])
})

test.each(
  TRANSLATIONS.flatMap((language) => roomsOf(language).map((room) => [language, room] as const)),
)('%s: %s has the same messages as English, in its own script', (language, room) => {
  const english = readRoom(ENGLISH, room)
  const words = readRoom(language, room)
  expect(problemsOf(english, words, language)).toEqual([])
  expect(leftOver(english, words, LANGUAGES[language]?.script ?? '')).toEqual([])
})

test('every text is used', () => {
  const code = globSync('{app,scripts,analyzer,server.ts}/**/*.{ts,tsx,yaml}', {
    cwd: join(import.meta.dirname, '../..'),
    exclude: ['**/*.test.*', 'app/i18n/compiled/**'],
  }).map((path) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8'))
  const used = new Set(code.join('\n').match(/[\w-]+/g))
  for (const room of roomsOf(ENGLISH)) {
    expect(namesIn(readRoom(ENGLISH, room)).filter((name) => !isUsed(name, used))).toEqual([])
  }
  expect(isUsed('aNameThatNothingReads', used)).toBe(false)
})

test.each(Object.keys(LANGUAGES))('%s uses the terms of the glossary', (language) => {
  const avoided = avoidedIn(language)
  const found = roomsOf(language).flatMap((room) =>
    textsOf(readRoom(language, room)).flatMap((text) => wordsIn(text, avoided)),
  )
  expect(found).toEqual([])
})

test('the glossary matches its schema', () => {
  expect(checkBy(join(I18N, 'glossary.schema.json'))('glossary', GLOSSARY)).toEqual([])
})

test.each([
  ['A fraudster called', ['fraudster'], ['fraudster']],
  ['Fraudsters called', ['fraudster'], []],
  ['هذا نصاب', ['نصاب'], ['نصاب']],
])('canary: in “%s” the words %j are found as %j', (text, avoided, found) => {
  expect(wordsIn(text, avoided)).toEqual(found)
})

test.each([
  [{ a: 'one' }, {}, 'a: is missing'],
  [{}, { a: 'one' }, 'a: is not in English'],
  [{ a: ['one', 'two'] }, { a: ['أ'] }, 'a.1: is missing'],
  [{ a: 'one' }, { a: ' ' }, 'a: is empty'],
  [{ a: 'Call {name}' }, { a: 'اتصل' }, 'a: takes none, and in English name'],
  [{ a: '{n, number}' }, { a: '{n}' }, 'a: takes n as text, and in English n as number'],
  [
    { a: '{n, plural, one {#} other {#}}' },
    { a: '{n, plural, one {#} other {#}}' },
    'a: {n} lacks the form zero, two, few, many',
  ],
] as [Entry, Entry, string][])('canary: %j against %j is reported', (english, words, problem) => {
  expect(problemsOf(english, words, 'ar')).toEqual([problem])
})

test('canary: an invalid message is reported', () => {
  expect(() => argumentsOf('{n, plural, one {#}', 'en')).toThrow('Unexpected message end')
})

test.each([
  ['Check now', 'Check now', 'Arabic'],
  ['Check now', 'Check now', 'Latin'],
  ['{n, number} checks', 'لديك ٣ فحوص', 'Arabic'],
])('canary: “%s” as “%s” is no translation into the script %s', (english, words, script) => {
  expect(leftOver({ a: english }, { a: words }, script)).toEqual([words])
})

/** Returns the words that the glossary forbids in a language. */
function avoidedIn(language: string): string[] {
  return GLOSSARY.terms.flatMap(({ avoid }) => avoid?.[language] ?? [])
}

/** Returns those of the words that a text contains, as whole words in any case. */
function wordsIn(text: string, words: readonly string[]): string[] {
  return words.filter((word) =>
    new RegExp(
      `(?<![\\p{L}\\p{M}])${word.replace(/[.+*?()]/g, '\\$&')}(?![\\p{L}\\p{M}])`,
      'iu',
    ).test(text),
  )
}

function textsOf(entry: Entry): string[] {
  if (typeof entry === 'string') return [entry]
  if (typeof entry !== 'object' || entry === null) return []
  return Object.entries(entry).flatMap(([name, inside]) => (isNote(name) ? [] : textsOf(inside)))
}

/**
 * Returns texts that are not in the script of their language, that equal the English text, or that have
 * non-Latin digits.
 */
function leftOver(english: Entry, words: Entry, script: string): string[] {
  if (typeof words === 'string') {
    if (SAME_EVERYWHERE.has(words)) return []
    if (/\p{Nd}/u.test(words.replace(/[0-9]/g, ''))) return [words]
    const said = words.replace(/\{\w+(, number)?\}/g, '')
    if (!/\p{L}/u.test(said)) return []
    if (script === 'Latin') return words === english && isSentence(said) ? [words] : []
    return new RegExp(`\\p{Script=${script}}`, 'u').test(said) ? [] : [words]
  }
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, entry]) =>
    leftOver((english as Record<string, Entry>)[name] ?? null, entry, script),
  )
}

/** Whether a text has two words or more. Languages in Latin letters borrow single English words. */
const isSentence = (text: string) => text.trim().split(/\s+/).length > 1

/** Groups of messages that a page shows completely, whatever the names inside. */
const SHOWN_WHOLE: ReadonlySet<string> = new Set(['guidelines', 'list', 'sections'])

function namesIn(entry: Entry): string[] {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return []
  return Object.entries(entry)
    .filter(([name]) => !isNote(name))
    .flatMap(([name, inside]) => [name, ...(SHOWN_WHOLE.has(name) ? [] : namesIn(inside))])
}

const isUsed = (name: string, used: ReadonlySet<string>) => used.has(name)
