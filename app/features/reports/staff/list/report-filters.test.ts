import { expect, test } from 'vitest'
import { readReportFilters, writeReportFilters } from './report-filters.ts'

const id = '01a1fdc1-5077-739a-b0f5-0c0c16104b19'

test.each([
  '',
  '?q=parcel',
  '?q=a+%26+b&status=pending',
  `?status=rejected&before=1790000000000000_${id}`,
  `?before=decided_1790000000000000_${id}`,
])('the filters of a URL are written back unchanged: %j', (search) => {
  expect(writeReportFilters(readReportFilters(new URLSearchParams(search)))).toBe(search)
})

test.each([
  ['an unknown status', 'status=deleted'],
  ['a cursor without an id', 'before=1790000000000000'],
  ['a cursor without a number', `before=x_${id}`],
  ['a cursor with a time out of range', `before=${'9'.repeat(30)}_${id}`],
  ['a query of spaces', 'q=+++'],
])('%s selects all reports', (_, search) => {
  const all = { query: '', status: null, before: null }
  expect(readReportFilters(new URLSearchParams(search))).toEqual(all)
})

test('a query is cut at 100 characters, and NUL characters are removed', () => {
  const { query } = readReportFilters(new URLSearchParams({ q: `\0${'a'.repeat(500)}` }))
  expect(query).toBe('a'.repeat(100))
})
