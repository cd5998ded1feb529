import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { newId } from '#database/new-id.ts'
import { testApp } from '../../../../tests/support/app.ts'
import { addCheck, countRows } from '../../../../tests/support/stored-data.ts'
import { ANSWERS, type Answer } from './answer.ts'
import { answerCheck } from './answer-check.server.ts'

const VISITOR = { ipHash: 'a visitor' }

test('of forty concurrent answers of one visitor all are accepted and one is stored', async () => {
  const app = await testApp()
  const check = await addCheck(app, VISITOR)
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, n) => say(app, check, ANSWERS[n % 3])),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(40)
  expect(await answersIn(app)).toHaveLength(1)
})

test('a later answer replaces the earlier one', async () => {
  const app = await testApp()
  const check = await addCheck(app, VISITOR)
  for (const answer of ['yes', 'unsure', 'no'] as const) await say(app, check, answer)
  expect(await answersIn(app)).toEqual([
    { check_id: check, user_ip_hash: VISITOR.ipHash, answer: 'no', locale: 'en' },
  ])
})

test.each([
  ['of another visitor', async (app: App) => addCheck(app, { ipHash: 'somebody else' })],
  ['that is unknown', async () => newId()],
  ['that is malformed', async () => "' or 1=1"],
  ['that is empty', async () => ''],
])('an answer to a check %s is rejected and not stored', async (_, checkOf) => {
  const app = await testApp()
  const outcome = await say(app, await checkOf(app), 'no')
  expect(outcome).toEqual({ ok: false, problem: 'refused' })
  expect(await answersIn(app)).toEqual([])
})

test('an unknown answer and one of a visitor without an address are rejected', async () => {
  const app = await testApp()
  const check = await addCheck(app, VISITOR)
  const sent = { check, answer: 'toString', locale: 'en' } as const
  const refusal = { ok: false, problem: 'refused' }
  expect(await answerCheck(app, VISITOR, sent)).toEqual(refusal)
  expect(await answerCheck(app, null, { ...sent, answer: 'yes' })).toEqual(refusal)
  expect(await answersIn(app)).toEqual([])
})

test('answers to guessed checks count towards the rate limit of that visitor only', async () => {
  const app = await testApp()
  const check = await addCheck(app, VISITOR)
  for (let n = 0; n < LIMITS.answersPerWindow; n++) await say(app, newId(), 'no')
  expect(await say(app, check, 'no')).toEqual({ ok: false, problem: 'rate-limited' })
  const other = { ipHash: 'another' }
  const theirs = { check: await addCheck(app, other), answer: 'yes', locale: 'ar' } as const
  expect(await answerCheck(app, other, theirs)).toEqual({ ok: true, answer: 'yes' })
})

test('an answer is deleted with its check', async () => {
  const app = await testApp()
  const check = await addCheck(app, VISITOR)
  await say(app, check, 'yes')
  await app.db.execute(sql`delete from scam_checks where id = ${check}`)
  expect(await countRows(app.db, 'check_answers')).toBe(0)
})

test('a database failure is reported as a failed answer and raises no error', async () => {
  const app = await testApp()
  const check = await addCheck(app, VISITOR)
  await app.db.execute(sql`drop table check_answers`)
  expect(await say(app, check, 'no')).toEqual({ ok: false, problem: 'failed' })
})

function say(app: App, check: string, answer: Answer | undefined) {
  return answerCheck(app, VISITOR, { check, answer, locale: 'en' })
}

async function answersIn(app: App) {
  const { rows } = await app.db.execute(
    sql`select check_id, user_ip_hash, answer, locale from check_answers`,
  )
  return rows
}
