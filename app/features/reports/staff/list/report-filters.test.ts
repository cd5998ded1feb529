import { expect, test } from 'vitest'
import { readReportFilters, writeReportFilters } from './report-filters.ts'

const id = '01a1fdc1-5077-739a-b0f5-0c0c16104b19'

test.each([
  '',
  '?q=parcel',
  '?q=a+%26+b&status=pending',
  `?status=rejected&before=1790000000000000_${id}`,
  `?before=decided_1790000000000000_${id}`,
])('what an address says is what its filters write: %j', (search) => {
  expect(writeReportFilters(readReportFilters(new URLSearchParams(search)))).toBe(search)
})

test.each([
  ['an unknown status', 'status=deleted'],
  ['a place without an id', 'before=1790000000000000'],
  ['a place that is no number', `before=x_${id}`],
  ['a place beyond all time', `before=${'9'.repeat(30)}_${id}`],
  ['spaces for words', 'q=+++'],
])('%s stands for all reports', (_, search) => {
  const all = { query: '', status: null, before: null }
  expect(readReportFilters(new URLSearchParams(search))).toEqual(all)
})

test('a query is cut where more would say no more, and holds no NUL that the database refuses', () => {
  const { query } = readReportFilters(new URLSearchParams({ q: `\0${'a'.repeat(500)}` }))
  expect(query).toBe('a'.repeat(100))
})
