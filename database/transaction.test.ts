import { expect, test } from 'vitest'
import { sqlState } from './transaction.server.ts'

test.each([
  '23505',
  '08P01',
  '40P01',
  'P0001',
  'XX000',
  'HV00R',
  'F0000',
])('%s is said by PostgreSQL, however deep', (code) => {
  const fault = new Error('outside', { cause: Object.assign(new Error('inside'), { code }) })
  expect(sqlState(fault)).toBe(code)
})

test.each(['EPIPE', 'EPERM', 'EBUSY', 'ECONNRESET', 57])('%s is not', (code) => {
  expect(sqlState(Object.assign(new Error(), { code }))).toBeUndefined()
})
