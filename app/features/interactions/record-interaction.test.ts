import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { INTERACTION_TYPES } from '#app/domain/interaction-type.ts'
import type { Database } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { testApp } from '../../../tests/support/app.ts'
import { addLibraryEntry } from '../../../tests/support/library-entry.ts'
import { NO_INTERACTIONS } from './interaction-counts.ts'
import { countsOf, interactionsOf } from './interactions.db.server.ts'
import { recordInteraction } from './record-interaction.server.ts'

const visitor = (name: string | number) => ({ ipHash: `visitor ${name}` })

async function library() {
  const app = await testApp()
  return { app, scamId: await addLibraryEntry(app.db) }
}

test('two hundred concurrent clicks of one visitor count once, and each returns that count', async () => {
  const { app, scamId } = await library()
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, () => recordInteraction(app, visitor('one'), scamId, 'helpful')),
  )
  expect(outcomes.filter((outcome) => outcome.ok && outcome.isNew)).toHaveLength(1)
  for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: true, count: 1 })
  expect((await countsOf(app.db, [scamId])).get(scamId)).toEqual({ ...NO_INTERACTIONS, helpful: 1 })
})

test('two hundred concurrent visitors count two hundred, and each gets a different count', async () => {
  const { app, scamId } = await library()
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      recordInteraction(app, visitor(n), scamId, 'experienced'),
    ),
  )
  const numbers = outcomes.map((outcome) => (outcome.ok ? outcome.count : 0))
  expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 200 }, (_, n) => n + 1)))
  expect((await countsOf(app.db, [scamId])).get(scamId)?.experienced).toBe(200)
})

test('the stored counts match the rows after concurrent interactions', async () => {
  const { app, scamId } = await library()
  const other = await addLibraryEntry(app.db)
  await Promise.all(
    Array.from({ length: 400 }, (_, n) =>
      recordInteraction(
        app,
        visitor(n % 23),
        n % 3 ? scamId : other,
        INTERACTION_TYPES[n % INTERACTION_TYPES.length],
      ),
    ),
  )
  const { rows } = await app.db.execute(sql`
    select scam_id, interaction_type, count(*)::int as visitors from scam_interactions group by 1, 2
    except select scam_id, interaction_type, visitors from scam_interaction_counts`)
  expect(rows).toEqual([])
  const { rows: totals } = await app.db.execute(sql`
    select sum(visitors)::int as kept, (select count(*)::int from scam_interactions) as recorded
    from scam_interaction_counts`)
  expect(totals[0]?.kept).toBe(totals[0]?.recorded)
})

test('a visitor gets back their own interactions and none of other visitors', async () => {
  const { app, scamId } = await library()
  await recordInteraction(app, visitor('one'), scamId, 'view')
  await recordInteraction(app, visitor('one'), scamId, 'know_someone')
  await recordInteraction(app, visitor('other'), scamId, 'helpful')
  const counts = { view: 1, helpful: 1, experienced: 0, know_someone: 1 }
  const mine = await interactionsOf(app.db, scamId, visitor('one'))
  expect(mine.counts).toEqual(counts)
  expect(new Set(mine.done)).toEqual(new Set(['view', 'know_someone']))
  expect(await interactionsOf(app.db, scamId, null)).toEqual({ counts, done: [] })
})

test.each([
  ['an unknown type', 'toString', 'unknown-type'],
  ['no type', null, 'unknown-type'],
])('an interaction with %s is rejected', async (_, type, problem) => {
  const { app, scamId } = await library()
  expect(await recordInteraction(app, visitor(1), scamId, type)).toEqual({ ok: false, problem })
})

test('an interaction with an unknown entry or a malformed id is rejected and not stored', async () => {
  const { app } = await library()
  for (const id of [newId(), 'x', '', "' or 1=1"]) {
    const outcome = await recordInteraction(app, visitor(1), id, 'helpful')
    expect(outcome).toEqual({ ok: false, problem: 'unknown-scam' })
  }
  const { rows } = await app.db.execute(sql`select 1 from scam_interactions`)
  expect(rows).toEqual([])
})

test('an entry that is deleted meanwhile is unknown', async () => {
  const { app, scamId } = await library()
  let outcome: ReturnType<typeof recordInteraction> | undefined
  await inTransaction(app.db, async (transaction) => {
    await transaction.execute(sql`delete from scams where id = ${scamId}`)
    outcome = recordInteraction(app, visitor(1), scamId, 'helpful')
    await expect.poll(() => isWaiting(app.db)).toBe(true)
  })
  expect(await outcome).toEqual({ ok: false, problem: 'unknown-scam' })
})

/** Whether an interaction waits for a lock. */
async function isWaiting(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%scam_interactions%'`)
  return rows.length > 0
}

test('a visitor without an address is not counted', async () => {
  const { app, scamId } = await library()
  const outcome = await recordInteraction(app, null, scamId, 'helpful')
  expect(outcome).toEqual({ ok: false, problem: 'no-identity' })
  expect((await countsOf(app.db, [scamId])).get(scamId)).toEqual(NO_INTERACTIONS)
})

test('a database failure is reported as a failed interaction and raises no error', async () => {
  const { app, scamId } = await library()
  await app.db.execute(sql`drop table scam_interactions`)
  const outcome = await recordInteraction(app, visitor(1), scamId, 'helpful')
  expect(outcome).toEqual({ ok: false, problem: 'failed' })
})
