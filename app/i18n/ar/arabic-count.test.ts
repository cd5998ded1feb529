import { expect, test } from 'vitest'
import { checkerText } from '../checker/checker.ts'
import { libraryText } from '../library/library.ts'
import { reportText } from '../report.ts'
import { arabicCount } from './arabic-count.ts'

const REPORTS = {
  zero: 'لا بلاغات',
  one: 'بلاغ واحد',
  two: 'بلاغان',
  few: 'بلاغات',
  many: 'بلاغًا',
  other: 'بلاغ',
}

test.each([
  [0, 'لا بلاغات'],
  [1, 'بلاغ واحد'],
  [2, 'بلاغان'],
  [3, '3 بلاغات'],
  [10, '10 بلاغات'],
  [11, '11 بلاغًا'],
  [99, '99 بلاغًا'],
  [100, '100 بلاغ'],
  [102, '102 بلاغ'],
  [103, '103 بلاغات'],
  [111, '111 بلاغًا'],
  [1000, '1,000 بلاغ'],
])('%i is %s', (n, words) => {
  expect(arabicCount(n, REPORTS)).toBe(words)
})

test('none, one and two need no digit, and digits are Latin', () => {
  const sentences = (n: number) => [
    libraryText.ar.total(n),
    libraryText.ar.reports(n),
    libraryText.ar.loaded(n),
    checkerText.ar.remaining(n),
    checkerText.ar.result.similar(n),
    reportText.ar.evidence.added(n),
  ]
  for (const n of [0, 1, 2]) expect(sentences(n).join(' ')).not.toMatch(/\p{Nd}/u)
  for (const n of [5, 25, 300]) {
    for (const sentence of sentences(n)) expect(sentence).toContain(String(n))
  }
})
