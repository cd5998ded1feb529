import { describe, expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/domain/category.ts'
import { RISK_LEVELS } from '#app/domain/risk-level.ts'
import { SCAM_STATUSES } from '#app/domain/scam-status.ts'
import {
  DEFAULT_FILTERS,
  filterFields,
  isFormAddress,
  librarySearch,
  readFilters,
} from './scam-filters.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))

describe('the filters of a URL', () => {
  test('without parameters select all active entries', () => {
    expect(read('')).toEqual({ query: '', risk: null, status: 'active', category: null })
  })

  test.each([
    'risk=huge',
    'status=deleted',
    'category=__proto__',
    'risk[]=low',
    'q=%20%20',
  ])('are the default for the invalid parameter %s', (search) => {
    expect(read(search)).toEqual(DEFAULT_FILTERS)
  })

  test('are read as they were written, and the default is not written', () => {
    expect(librarySearch(DEFAULT_FILTERS)).toBe('')
    for (const risk of [null, ...RISK_LEVELS]) {
      for (const status of [null, ...SCAM_STATUSES]) {
        for (const category of [null, ...CATEGORY_SLUGS]) {
          const filters = { query: 'بنك & 50%', risk, status, category }
          expect(read(librarySearch(filters))).toEqual(filters)
          expect(readFilters(new URLSearchParams(filterFields(filters)))).toEqual(filters)
        }
      }
    }
  })

  test('cut a query at 100 characters', () => {
    expect(read(`q=${'a'.repeat(5000)}`).query).toHaveLength(100)
  })
})

test('a URL from a plain form is distinguished from a shared URL', () => {
  expect(isFormAddress(new URLSearchParams('q=&risk=&status=active&category='))).toBe(true)
  expect(isFormAddress(new URLSearchParams('q=bank&status=all'))).toBe(false)
  expect(isFormAddress(new URLSearchParams(''))).toBe(false)
})
