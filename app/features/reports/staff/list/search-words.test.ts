import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { searchTextOf } from '#app/features/scams/search/search-text.ts'
import { testDatabase } from '../../../../../tests/support/app.ts'
import { isIndexed, patternsOf, wordsOf } from './search-words.ts'

const found = (query: string, text: string) =>
  wordsOf(query).every((word) => patternsOf(word).some((pattern) => new RegExp(pattern).test(text)))

test.each([
  ['رساله', 'وصلتني رسالة من البنك'],
  ['رسالة', 'وصلتني رساله'],
  ['احمد على', 'اتصل أحمد علي'],
  ['رسوما', 'طلب رسومًا صغيرة'],
  ['رسوما', 'طلب رسوماً صغيرة'],
  ['رُسُومًا', 'طلب رسوما'],
  ['مسؤول', 'قال إنه مسوول'],
  ['050 ١٢٣', 'the number ٠٥٠-123'],
  ['parcel  fee', 'a fee for a parcel'],
  ['PARCEL', 'a parcel'],
  ['100% (sure)', 'it is (sure), 100%'],
])('%j finds %j', (query, text) => {
  expect(found(query, text)).toBe(true)
})

test.each([
  ['رساله', 'رسالت'],
  ['par.el', 'parcel'],
  ['parcel fee', 'a parcel'],
])('%j does not find %j', (query, text) => {
  expect(found(query, text)).toBe(false)
})

test('letters are equivalent as in the search of the library', () => {
  for (const letter of 'اهيوك0123456789') {
    const alike = [...(patternsOf(letter)[0] ?? '').slice(1, -1)]
    expect(alike.length).toBeGreaterThan(1)
    expect(new Set(alike.map((one) => searchTextOf(one))).size).toBe(1)
  }
})

test('a word uses the index if it has three consecutive letters or digits', () => {
  expect(['fee', 'x100', 'مال', 'a-b', 'ab', '%%%', '-'].map(isIndexed)).toEqual([
    ...[true, true, true],
    ...[false, false, false, false],
  ])
})

test.each([
  'İstanbul',
  'ΟΔΟΣ',
  'Straße',
  'ÉCOLE',
])('the word %s is found as written', async (word) => {
  const db = await testDatabase()
  const [pattern] = wordsOf(word).flatMap(patternsOf)
  const { rows } = await db.execute(sql`select lower(${word}) ~ ${pattern} as found`)
  expect(rows).toEqual([{ found: true }])
})
