import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_QUERY_LENGTH } from '#app/domain/list-address.ts'
import { matches, searchTextOf, substringsOf, termsOf } from './search-text.ts'

const finds = (query: string, title: string, description = '') =>
  matches(searchTextOf(title, description), termsOf(query))

describe('search', () => {
  test.each([
    ['a part of a word', 'arce', 'Parcel fee'],
    ['words in any case', 'PARCEL', 'parcel fee'],
    ['words of the description', 'courier', 'Parcel fee', 'A courier writes.'],
    ['words in any order, in title and description', 'courier parcel', 'Parcel fee', 'A courier.'],
    ['accented words without their accents', 'cafe', 'The café that was not there'],
    ['unaccented words typed with accents', 'café', 'The cafe that was not there'],
    ['words with an apostrophe', 'relatives voice', 'A relative’s voice'],
    ['the parts of an address', 'salik-ae.top', 'Pay at salik-ae.top'],
    ['a part of an Arabic word', 'حتيال', 'رسائل الاحتيال'],
    ['alef of any form', 'احتيال', 'أحتيال إحتيال آحتيال'],
    ['hamza on alef for plain alef', 'أموال', 'اموال'],
    ['ta marbuta typed as ha', 'شحنه', 'شحنة معلقة'],
    ['alef maksura typed as ya', 'مستشفي', 'مستشفى'],
    ['Arabic with vowel marks', 'شحنة', 'شِحْنَةٌ'],
    ['Arabic with elongation', 'بريد', 'بـــريـــد'],
    ['Urdu typed on an Arabic keyboard', 'كه', 'کہ یہ پیغام'],
    ['Hindi with its vowel signs', 'शुल्क', 'पार्सल का शुल्क'],
    ['Malayalam with and without a joiner', 'പാസ്വേഡ്', 'പാസ്\u200cവേഡ് ചോദിക്കുന്നു'],
    ['Bengali with its vowel signs', 'প্রতারণা', 'পার্সেল প্রতারণা'],
    ['Arabic digits by Western digits', '1234', 'الرمز ١٢٣٤'],
    ['Persian digits by Western digits', '1234', 'الرمز ۱۲۳۴'],
    ['Western digits by Arabic digits', '١٢', 'Pay AED 12'],
    ['a short Latin term at the start of a word', 'ba', 'Call from the bank'],
    ['a short Arabic term after the article', 'بن', 'رسالة البنك'],
    ['everything for an empty query', '  ', 'Anything'],
    ['everything for a query of symbols', '%_\\', 'Anything'],
  ])('finds %s', (_, query, title, description = '') => {
    expect(finds(query, title, description)).toBe(true)
  })

  test.each([
    ['a short Latin term inside a word', 'an', 'Bonds'],
    ['a short Latin term at the end of a word', 'nk', 'Bank'],
    ['an entry that lacks one of the terms', 'parcel crypto', 'Parcel fee'],
    ['anything by a wildcard', 'p%l', 'Parcel'],
    ['a term across two words', 'parcelfee', 'Parcel fee'],
  ])('does not find %s', (_, query, title) => {
    expect(finds(query, title)).toBe(false)
  })
})

test('no term contains a wildcard of LIKE, whatever the query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      for (const term of termsOf(query)) expect(term).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
    }),
  )
})

test('an entry is found by its own title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: MAX_QUERY_LENGTH }), (title) =>
      finds(title, title),
    ),
  )
})

test('a query is cut at its maximum length and at eight terms', () => {
  expect(termsOf('x'.repeat(10_000))).toEqual(['x'.repeat(MAX_QUERY_LENGTH)])
  expect(termsOf('aa bb cc dd ee ff gg hh ii jj')).toHaveLength(8)
})

test('every substring suits a trigram index: three characters, or a space and the start of a word', () => {
  for (const term of ['a', 'ab', 'abc', 'ب', 'بن', 'بنك']) {
    for (const needle of substringsOf(term)) expect(needle).toMatch(/^ .|.{3}/u)
  }
})
