import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/app.ts'
import { endLease, takeLease } from './lease.db.server.ts'

const HOUR = 3_600_000

test('one of fifty concurrent requests gets the lease, in every round', async () => {
  const db = await testDatabase()
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => takeLease(db, `round ${round}`, HOUR)),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
  }
})

test('an expired lease can be taken again, by one request', async () => {
  const db = await testDatabase()
  await takeLease(db, 'work', HOUR)
  await db.execute(sql`update leases set until = now() + interval '1 minute'`)
  expect(await takeLease(db, 'work', HOUR)).toBe(false)
  await db.execute(sql`update leases set until = now() - interval '1 second'`)
  const answers = await Promise.all(Array.from({ length: 20 }, () => takeLease(db, 'work', HOUR)))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test('a lease taken before the clock was set back does not block', async () => {
  const db = await testDatabase()
  await takeLease(db, 'work', HOUR)
  await db.execute(sql`update leases set until = until + interval '1 day'`)
  const answers = await Promise.all(Array.from({ length: 20 }, () => takeLease(db, 'work', HOUR)))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test('a lease can be ended early, and only under its own name', async () => {
  const db = await testDatabase()
  await takeLease(db, 'work', HOUR)
  await endLease(db, 'other')
  expect(await takeLease(db, 'work', HOUR)).toBe(false)
  await endLease(db, 'work')
  expect(await takeLease(db, 'work', HOUR)).toBe(true)
})
