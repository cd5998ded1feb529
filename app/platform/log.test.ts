import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeFault } from './log.server.ts'

test('the details of a visitor in a database error never reach the log', () => {
  const fault = new DrizzleQueryError(
    'insert into reports values ($1)',
    ['fatima@example.ae', 'They called me\n  at nine from 050 123 4567\nand again'],
    Object.assign(new Error('Key (email)=(fatima@example.ae) already exists.'), {
      code: '23505',
      detail: 'Key (email)=(fatima@example.ae) already exists.',
    }),
  )
  const line = JSON.stringify(describeFault(fault))
  expect(line).not.toContain('fatima')
  expect(line).not.toContain('050 123')
  expect(line).toContain('23505')
})

test('what is thrown without being an error is named by its type only', () => {
  expect(describeFault('0501234567')).toEqual({ name: 'string' })
})
