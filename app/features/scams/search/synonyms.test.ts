import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { termsIn } from './query-terms.server.ts'
import { deletionsOf, stemOf, wordsOf } from './stems.server.ts'
import SYNONYMS from './synonyms.json' with { type: 'json' }

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

test.each(['synonyms', 'word-forms'])('%s.json matches its schema', (name) => {
  const ajv = new Ajv({ allErrors: true, strict: false })
  const isValid = ajv.compile(read(`./${name}.schema.json`))
  isValid(read(`./${name}.json`))
  expect(isValid.errors ?? []).toEqual([])
})

test('no two synonyms have the same stem, and none is an ignored word', () => {
  const phrases = SYNONYMS.synonyms.flatMap(({ en, ar }) => [...en, ...ar])
  const stemmed = (phrase: string) => wordsOf(phrase).map(stemOf).join(' ')
  const stems = phrases.map(stemmed)
  expect(stems.filter((one, place) => stems.indexOf(one) !== place)).toEqual([])
  const ignored = [...SYNONYMS.ignored.en, ...SYNONYMS.ignored.ar].map(stemmed)
  expect(stems.filter((one) => ignored.includes(one))).toEqual([])
})

test('every group has at least two phrases', () => {
  const alone = SYNONYMS.synonyms.filter(({ en, ar }) => en.length + ar.length < 2)
  expect(alone).toEqual([])
})

describe('stems', () => {
  test.each([
    ['parcel', 'parcels'],
    ['delivery', 'deliveries'],
    ['address', 'addresses'],
    ['box', 'boxes'],
    ['block', 'blocked'],
    ['call', 'calling'],
    ['شحنة', 'الشحنات'],
    ['شرطة', 'والشرطي'],
    ['محتال', 'للمحتالين'],
    ['رسالة', 'الرسائل'],
    ['وهمي', 'وهمية'],
    ['شقة', 'الشقق'],
  ])('%s and %s have the same stem', (one, other) => {
    const [first, second] = [one, other].map((word) => wordsOf(word).map(stemOf).join(' '))
    expect(first).toBe(second)
  })

  test.each([
    ['bus', 'bu'],
    ['glass', 'glas'],
    ['need', 'ne'],
    ['ring', 'r'],
  ])('%s is not cut to %s', (word, cut) => {
    expect(stemOf(word)).not.toBe(cut)
  })
})

describe('typing errors', () => {
  const meet = (one: string, other: string) => {
    const near = (word: string) => [word, ...deletionsOf(word)]
    return near(one).some((part) => near(other).includes(part))
  }

  test.each([
    ['romace', 'romance'],
    ['rommance', 'romance'],
    ['rumance', 'romance'],
    ['romacne', 'romance'],
  ])('one error: %s matches %s', (typed, meant) => expect(meet(typed, meant)).toBe(true))

  test.each([
    ['rmace', 'romance'],
    ['police', 'parcel'],
  ])('more than one error: %s does not match %s', (typed, meant) =>
    expect(meet(typed, meant)).toBe(false))
})

test('a synonym phrase is one term, and a query of ignored words only keeps them', () => {
  const words = (query: string) => termsIn(query).map(({ words }) => words.join(' '))
  expect(words('a text message about my flat')).toEqual(['text message', 'flat'])
  expect(words('what is this')).toEqual(['what', 'is', 'this'])
  expect(words('e&')).toEqual(['eand'])
})
