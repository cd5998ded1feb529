import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#database/connect.server.ts'
import { testDatabase } from '../../tests/support/app.ts'
import { consume, refund, remaining } from './rate-limit.db.server.ts'

const HOUR = 3_600_000
const limit = { places: 10, windowMs: HOUR }

test('exactly ten of fifty concurrent requests get a place, in every round', async () => {
  const db = await testDatabase()
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => consume(db, `round ${round}`, limit)),
    )
    expect(answers.filter(Boolean)).toHaveLength(10)
    expect(await remaining(db, `round ${round}`, limit)).toBe(0)
  }
})

test('a place is free again one hour after it was taken, not at the end of a clock hour', async () => {
  const db = await testDatabase()
  for (let taken = 0; taken < 10; taken++) await consume(db, 'visitor', limit)
  await age(db, 3, HOUR + 1000)
  expect(await remaining(db, 'visitor', limit)).toBe(3)
  const answers = await Promise.all(Array.from({ length: 20 }, () => consume(db, 'visitor', limit)))
  expect(answers.filter(Boolean)).toHaveLength(3)
})

test('a place 59 minutes old still counts', async () => {
  const db = await testDatabase()
  for (let taken = 0; taken < 10; taken++) await consume(db, 'visitor', limit)
  await age(db, 10, HOUR - 60_000)
  expect(await consume(db, 'visitor', limit)).toBeNull()
})

test('places taken before the clock was set back do not count', async () => {
  const db = await testDatabase()
  for (let taken = 0; taken < 10; taken++) await consume(db, 'visitor', limit)
  await age(db, 10, -24 * HOUR)
  expect(await remaining(db, 'visitor', limit)).toBe(10)
  const answers = []
  for (let taken = 0; taken < 11; taken++) answers.push(await consume(db, 'visitor', limit))
  expect(answers.filter(Boolean)).toHaveLength(10)
  expect(await remaining(db, 'visitor', limit)).toBe(0)
})

test('setting the clock back by seconds frees no place', async () => {
  const db = await testDatabase()
  for (let taken = 0; taken < 10; taken++) await consume(db, 'visitor', limit)
  await age(db, 10, -5_000)
  expect(await consume(db, 'visitor', limit)).toBeNull()
})

test('a released place can be taken again, and no other place', async () => {
  const db = await testDatabase()
  const places = []
  for (let taken = 0; taken < 10; taken++) places.push(await consume(db, 'visitor', limit))
  await refund(db, places[4]!)
  expect(await remaining(db, 'visitor', limit)).toBe(1)
  await refund(db, { ...places[4]!, takenAt: 1 })
  expect(await remaining(db, 'visitor', limit)).toBe(1)
})

test('after fifty concurrent requests that take and release a place, all places are free', async () => {
  const db = await testDatabase()
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      const place = await consume(db, 'visitor', limit)
      if (place) await refund(db, place)
    }),
  )
  expect(await remaining(db, 'visitor', limit)).toBe(10)
})

test('each visitor has a separate limit', async () => {
  const db = await testDatabase()
  for (let taken = 0; taken < 10; taken++) await consume(db, 'one', limit)
  expect(await consume(db, 'other', limit)).not.toBeNull()
})

/** Ages the oldest `count` hits by `byMs`. */
async function age(db: Database, count: number, byMs: number): Promise<void> {
  await db.execute(sql`
    update rate_limits set hits = (
      select jsonb_agg(case when position <= ${count} then at::bigint - ${byMs} else at::bigint end order by position)
      from jsonb_array_elements_text(hits) with ordinality as hit(at, position))`)
}
