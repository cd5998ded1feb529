import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import { newId } from '#database/new-id.ts'
import { feedback as feedbackAr } from '#words/ar/checker/feedback.js'
import { feedback } from '#words/en/checker/feedback.js'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { countRows } from '../support/stored-data.ts'
import { checkOnPage, send } from '../support/verdict-form.ts'
import { visibleText } from '../support/visible-text.ts'

const ELSEWHERE = '198.51.100.9'

async function site() {
  const app = await testApp({ TRUSTED_PROXY_HOPS: '1' })
  return { app, origin: await serve(app) }
}

test('the answer keeps verdict and marks on the page, with thanks and the selected button, and costs no check', async () => {
  const { app, origin } = await site()
  const { html, form } = await checkOnPage(origin)
  const answer = await send(origin, { ...form, answer: 'no' })
  const after = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  for (const part of [/<mark[\s\S]*<\/mark>/, /<textarea[\s\S]*<\/textarea>/]) {
    expect(after).toContain(part.exec(html)?.[0])
  }
  for (const words of ['Potential Scam Detected', feedback.thanks, '9 checks remaining']) {
    expect(visibleText(after)).toContain(words)
  }
  expect(after).toMatch(/value="no"[^>]*aria-pressed="true"/)
  const { rows } = await app.db.execute(sql`select answer, locale from check_answers`)
  expect(rows).toEqual([{ answer: 'no', locale: 'en' }])
})

test('an answer on an Arabic page is stored with its language, and the thanks are in Arabic', async () => {
  const { app, origin } = await site()
  const path = '/ar/scam-checker'
  const { form } = await checkOnPage(origin, { path })
  const after = await send(origin, { ...form, answer: 'yes' }, { path })
  expect(visibleText(await after.text())).toContain(feedbackAr.thanks)
  const { rows } = await app.db.execute(sql`select answer, locale from check_answers`)
  expect(rows).toEqual([{ answer: 'yes', locale: 'ar' }])
})

test('a second answer replaces the first', async () => {
  const { app, origin } = await site()
  const { form } = await checkOnPage(origin)
  const first = await (await send(origin, { ...form, answer: 'no' })).text()
  const shown = /name="shown" value="([^"]*)"/.exec(first)?.[1] ?? ''
  const second = await send(origin, { check: form.check, shown, answer: 'unsure' })
  expect(await second.text()).toMatch(/value="unsure"[^>]*aria-pressed="true"/)
  const { rows } = await app.db.execute(sql`select answer from check_answers`)
  expect(rows).toEqual([{ answer: 'unsure' }])
})

describe('unauthorised answers', () => {
  test.each([
    ['a form that another visitor sends', {}, ELSEWHERE],
    ['an unknown check id', { check: newId() }, undefined],
    ['a malformed check id', { check: "' or 1=1 --" }, undefined],
    ['a visitor without a known address', {}, 'nonsense'],
    ['an unknown answer', { answer: 'perhaps' }, undefined],
  ])('%s is rejected with the same message', async (_, changed, from) => {
    const { app, origin } = await site()
    const { form } = await checkOnPage(origin)
    const answer = await send(origin, { ...form, answer: 'no', ...changed }, { from })
    expect(answer.status).toBe(404)
    const text = visibleText(await answer.text())
    expect(text).toContain(`Not sure ${feedback.problems.refused}`)
    expect(text).not.toContain(feedback.thanks)
    expect(await countRows(app.db, 'check_answers')).toBe(0)
  })

  test('an answer to another visitor’s check is rejected', async () => {
    const { app, origin } = await site()
    const theirs = await checkOnPage(origin, { from: ELSEWHERE })
    const own = await checkOnPage(origin)
    const mixed = { ...own.form, check: theirs.form.check, answer: 'no' }
    expect((await send(origin, mixed)).status).toBe(404)
    expect(await countRows(app.db, 'check_answers')).toBe(0)
  })

  test.each([
    '',
    'x',
    'a.b',
    '{"outcome":{}}',
  ])('a shown verdict that is not encrypted by the server is rejected: %j', async (shown) => {
    const { app, origin } = await site()
    const { form } = await checkOnPage(origin)
    const answer = await send(origin, { check: form.check, shown, answer: 'no' })
    expect(answer.status).toBe(400)
    expect(await countRows(app.db, 'check_answers')).toBe(0)
  })

  test('answers are rate limited', async () => {
    const { origin } = await site()
    const { form } = await checkOnPage(origin)
    for (let n = 0; n < LIMITS.answersPerWindow; n++) {
      await (await send(origin, { ...form, answer: 'yes' })).arrayBuffer()
    }
    const answer = await send(origin, { ...form, answer: 'no' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(visibleText(await answer.text())).toContain(feedback.problems['rate-limited'])
  })
})

test('a failed analysis has no feedback question', async () => {
  const { app, origin } = await site()
  await app.db.execute(sql`alter table scam_checks rename to gone`)
  const { html, form } = await checkOnPage(origin)
  expect(visibleText(html)).toContain('Unable to complete security analysis')
  expect(visibleText(html)).not.toContain(feedback.question)
  expect(form).toEqual({ check: '', shown: '' })
})

test('an answer that cannot be stored shows an error, and the verdict stays', async () => {
  const { app, origin } = await site()
  const { form } = await checkOnPage(origin)
  await app.db.execute(sql`drop table check_answers`)
  const answer = await send(origin, { ...form, answer: 'no' })
  expect(answer.status).toBe(503)
  const text = visibleText(await answer.text())
  expect(text).toContain(feedback.problems.failed)
  expect(text).toContain('Potential Scam Detected')
  expect(text).not.toMatch(/check_answers|relation|postgres/i)
})

test('an answer is stored without the text of its check', async () => {
  const { app, origin } = await site()
  const { form } = await checkOnPage(origin)
  await (await send(origin, { ...form, answer: 'no' })).arrayBuffer()
  const { rows } = await app.db.execute(sql`
    select column_name as name from information_schema.columns where table_name = 'check_answers'`)
  const names = rows.map(({ name }) => name).toSorted()
  expect(names).toEqual([
    'answer',
    'check_id',
    'created_at',
    'locale',
    'updated_at',
    'user_ip_hash',
  ])
})
