import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const ROOMS = globSync('**/*.ts', { cwd: HERE }).filter(
  (path) => !/\.test\.ts$|^(arabic-count|isolate)\.ts$/.test(path),
)

/** What is the same in every language: the other language's own name, and how an address begins. */
const SAME_EVERYWHERE: ReadonlySet<string> = new Set(['English', 'https://'])

/** Entries that name something for a program, and are shown to nobody. */
const FOR_PROGRAMS: ReadonlySet<string> = new Set(['id', 'contacts'])

test('every public room of words has an Arabic one', () => {
  const english = globSync('**/*.ts', { cwd: join(HERE, '../en') }).filter(
    (path) => !path.startsWith('staff/'),
  )
  expect(ROOMS.toSorted()).toEqual(english.toSorted())
})

test.each(ROOMS)('every text of %s is Arabic, with Latin digits', async (path) => {
  const rooms: object = await import(join(HERE, path))
  const texts = Object.values(rooms).flatMap(textsOf)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(isForeign)).toEqual([])
})

test.each([
  'Check Now',
  'لديك ٣ فحوص',
  'undefined',
  'نص \u2066undefined\u2069',
])('canary: %s is no Arabic text of ours', (text) => {
  expect(isForeign(text)).toBe(true)
})

test('canary: a text in a list, or made by a function, is found', () => {
  expect(textsOf({ a: ['one', { b: (n: number) => `two ${n.toFixed(0)}` }] })).toEqual([
    'one',
    'two 7',
  ])
})

function isForeign(text: string): boolean {
  if (SAME_EVERYWHERE.has(text)) return false
  if (/[٠-٩۰-۹]|\bundefined\b|\bNaN\b/.test(text)) return true
  return /\p{L}/u.test(text) && !/\p{Script=Arabic}/u.test(text)
}

/** Every text inside, those of functions too. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return textsOf(called(words))
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, value]) =>
    FOR_PROGRAMS.has(name) ? [] : textsOf(value),
  )
}

/** What a text may be made of: a number, names, or the facts of a sentence or of this installation. */
const DAYS = {
  checkContent: 30,
  reporterContact: 180,
  evidenceImages: 365,
  rejectedReport: 30,
  interactionFingerprint: 90,
  rateLimit: 1,
  contactMessage: 180,
}
const FACTS = new Proxy<Record<string, unknown>>(
  { days: DAYS },
  { get: (facts, name) => facts[String(name)] ?? 'اسم' },
)
const ARGUMENTS = [7, ['اسم'], FACTS]

function called(make: CallableFunction): unknown {
  for (const argument of ARGUMENTS) {
    try {
      const made = make(argument, argument, argument)
      if (!textsOf(made).some((text) => text.includes('undefined'))) return made
    } catch {
      // Made of something else.
    }
  }
  throw new Error(`no argument fits ${make}`)
}
