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

describe('the filters of an address', () => {
  test('are active entries of every kind when the address says nothing', () => {
    expect(read('')).toEqual({ query: '', risk: null, status: 'active', category: null })
  })

  test.each([
    'risk=huge',
    'status=deleted',
    'category=__proto__',
    'risk[]=low',
    'q=%20%20',
  ])('are the default where %s makes no sense', (search) => {
    expect(read(search)).toEqual(DEFAULT_FILTERS)
  })

  test('come back as they were written, and the default is not written', () => {
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

  test('cut a query at 100 signs', () => {
    expect(read(`q=${'a'.repeat(5000)}`).query).toHaveLength(100)
  })
})

test('an address that a plain form wrote is told from one that a person would share', () => {
  expect(isFormAddress(new URLSearchParams('q=&risk=&status=active&category='))).toBe(true)
  expect(isFormAddress(new URLSearchParams('q=bank&status=all'))).toBe(false)
  expect(isFormAddress(new URLSearchParams(''))).toBe(false)
})
