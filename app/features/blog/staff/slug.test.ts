import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSlug, slugOf } from './slug.ts'

test.each([
  ['Five signs of a false bank call', 'five-signs-of-a-false-bank-call'],
  ["Don't pay: it's a trap!", 'dont-pay-its-a-trap'],
  ['  Café – 2026  ', 'cafe-2026'],
  ['احتيال', ''],
])('the title %j suggests %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('every title suggests a valid slug or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      const slug = slugOf(title)
      expect(slug === '' || isSlug(slug)).toBe(true)
    }),
  )
})

test.each([
  '',
  'A',
  'a b',
  '-a',
  'a-',
  'a--b',
  'a/b',
  'feed.rss',
  '../admin',
  'a'.repeat(81),
])('%j is not a valid slug', (text) => {
  expect(isSlug(text)).toBe(false)
})
