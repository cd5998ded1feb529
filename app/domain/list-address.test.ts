import { describe, expect, test } from 'vitest'
import { LAST_PAGE, readPage } from './list-address.ts'

const page = (value: string) => readPage(new URLSearchParams({ page: value }))

describe('the page of an address', () => {
  test.each(['0', '-1', 'NaN', '', 'x', '-1e9', '0.5'])('is the first for %j', (value) => {
    expect(page(value)).toBe(1)
  })

  test.each(['1000000000', '1e9', 'Infinity'])('is the last possible page for %s', (value) => {
    expect(page(value)).toBe(LAST_PAGE)
  })

  test('is a whole number', () => {
    expect(page('2.9')).toBe(2)
  })
})
