import { expect, test } from 'vitest'
import { shownRows, topSubjects } from './suppress.ts'
import { lastFullWeeks } from './weeks.ts'

const WEEKS = ['2026-10-05', '2026-10-12', '2026-10-19']

const counted = (subject: string, ...counts: number[]) =>
  counts.map((count, place) => ({ subject, week: WEEKS[place] ?? '', count }))

test('numbers under 5 are not told apart, zero included, and a row of them is left out', () => {
  const rows = shownRows(
    [...counted('a', 4, 5, 0), ...counted('b', 1, 4, 4), ...counted('c', 100)],
    WEEKS,
  )
  expect(rows).toEqual([
    { subject: 'c', weeks: [100, null, null] },
    { subject: 'a', weeks: [null, 5, null] },
  ])
})

test('neither the numbers nor their order depend on a hidden number', () => {
  const withHidden = (...hidden: number[]) =>
    shownRows([...counted('a', 9, ...hidden), ...counted('b', 9, 0, 0)], WEEKS)
  expect(withHidden(4, 4)).toEqual(withHidden(0, 0))
})

test('of organisations those with the highest numbers are shown, none under 5', () => {
  const counts = [
    ...counted('a', 2, 2),
    ...counted('b', 3, 3),
    ...counted('c', 9),
    ...counted('d', 5),
  ]
  expect(topSubjects(counts, 2)).toEqual([
    { subject: 'c', count: 9 },
    { subject: 'b', count: 6 },
  ])
  expect(topSubjects(counts, 9).map(({ subject }) => subject)).toEqual(['c', 'b', 'd'])
})

test.each([
  // 30 November 2026 is a Monday. The UAE is four hours ahead of UTC.
  ['2026-11-29T19:59:59Z', '2026-11-16'],
  ['2026-11-29T20:00:00Z', '2026-11-23'],
  ['2026-12-06T19:59:59Z', '2026-11-23'],
])('at %s the last full week is the one from %s', (now, last) => {
  const weeks = lastFullWeeks(new Date(now))
  expect(weeks).toHaveLength(12)
  expect(weeks.at(-1)).toBe(last)
  expect(weeks.toSorted()).toEqual(weeks)
})
