import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#database/connect.server.ts'
import { testDatabase } from '../../tests/support/app.ts'
import { endLease, takeLease, underLease } from './lease.db.server.ts'

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

test('work under a lease runs once at a time, and the lease ends with it', async () => {
  const db = await testDatabase()
  const othersAnswered = Promise.withResolvers<void>()
  let refused = 0
  const ran = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const answer = await underLease(db, 'work', HOUR, () => othersAnswered.promise.then(() => 1))
      refused += answer === null ? 1 : 0
      if (refused === 9) othersAnswered.resolve()
      return answer
    }),
  )
  expect(ran.filter((answer) => answer !== null)).toEqual([1])
  await expect(underLease(db, 'work', HOUR, () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
  expect(await underLease(db, 'work', HOUR, async () => 'done')).toBe('done')
})

test('a lease is extended while its work runs', async () => {
  const db = await testDatabase()
  await underLease(db, 'work', HOUR, async () => {
    const [before] = await untilOf(db)
    await underLease(db, 'other', 30, async (lost) => {
      const first = (await untilOf(db, 'other'))[0]
      await expect.poll(async () => (await untilOf(db, 'other'))[0]).not.toBe(first)
      expect(lost.aborted).toBe(false)
    })
    expect((await untilOf(db))[0]).toBe(before)
  })
})

test('work learns that its lease was lost, and leaves it to its new holder', async () => {
  const db = await testDatabase()
  await underLease(db, 'work', 30, async (lost) => {
    await db.execute(sql`update leases set until = now() + interval '1 hour'`)
    await expect.poll(() => lost.aborted).toBe(true)
  })
  expect(await takeLease(db, 'work', HOUR)).toBe(false)
})

async function untilOf(db: Database, name = 'work'): Promise<string[]> {
  const { rows } = await db.execute<{ until: string }>(
    sql`select until::text as until from leases where name = ${name}`,
  )
  return rows.map(({ until }) => until)
}
