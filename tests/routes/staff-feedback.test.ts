import { readFile } from 'node:fs/promises'
import { Ajv } from 'ajv'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Answer } from '#app/features/checks/feedback/answer.ts'
import type { App } from '#app/platform/context.server.ts'
import { newId } from '#database/new-id.ts'
import { staffFeedback } from '#words/en/staff/staff-feedback.js'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { newStaff, STAFF_EMAIL, signIn } from '../support/staff.ts'
import { countRows } from '../support/stored-data.ts'
import { checkOnPage, send } from '../support/verdict-form.ts'
import { visibleText } from '../support/visible-text.ts'

const SAFE = 'Lunch at one? I will bring the book that you lent me.'

/**
 * Creates a staff site. `ask` requests as staff; `said` checks a text and answers the feedback question as a
 * new visitor.
 */
async function desk() {
  const app = await testApp({ TRUSTED_PROXY_HOPS: '1' })
  await newStaff(app)
  const origin = await serve(app)
  const Cookie = await signIn(origin)
  let visitors = 0
  return {
    app,
    origin,
    ask: async (path: string, fields?: Record<string, string>) => {
      const answer = await fetch(origin + path, {
        headers: { Cookie, Origin: origin },
        redirect: 'manual',
        ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      })
      const body = await answer.text()
      return { answer, body, text: visibleText(body) }
    },
    said: async (answer: Answer, { text, path }: { text?: string; path?: string } = {}) => {
      const from = `198.51.100.${++visitors}`
      const { form } = await checkOnPage(origin, {
        from,
        ...(text && { text }),
        ...(path && { path }),
      })
      expect(
        (await send(origin, { ...form, answer }, { from, ...(path && { path }) })).status,
      ).toBe(200)
      return form.check
    },
  }
}

describe('without a staff session', () => {
  test.each([
    ['GET', '/admin/feedback', 302],
    ['GET', '/admin/feedback/ID', 302],
    ['POST', '/admin/feedback/ID', 401],
    ['POST', '/admin/feedback/export', 401],
  ])('there is no access by %s %s', async (method, path, status) => {
    const { app, origin, said } = await desk()
    const id = await said('no')
    const answer = await fetch(origin + path.replace('ID', id), {
      method,
      redirect: 'manual',
      headers: { Origin: origin },
      ...(method === 'POST' && { body: new URLSearchParams({ intent: 'read', label: 'scam' }) }),
    })
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toContain('on hold')
    expect(await countRows(app.db, 'staff_log')).toBe(0)
    expect(await countRows(app.db, 'check_labels')).toBe(0)
  })
})

describe('the screen', () => {
  test('shows an empty state without answers', async () => {
    const { ask } = await desk()
    const { answer, text } = await ask('/admin/feedback')
    expect(answer.status).toBe(200)
    expect(text).toContain(staffFeedback.noAnswers)
    expect(text).toContain(staffFeedback.list.empty)
  })

  test('counts the answers by verdict, type, language of the page and rule', async () => {
    const { app, ask, said } = await desk()
    const scam = await said('no')
    await said('yes', { path: '/ar/scam-checker' })
    await said('unsure', { text: SAFE })
    const { text } = await ask('/admin/feedback')
    expect(text).toMatch(/Potential scam (Yes )?1 (No )?1 (Not sure )?0/)
    expect(text).toMatch(/Appears safe (Yes )?0 (No )?0 (Not sure )?1/)
    expect(text).toMatch(/Message (Yes )?1 (No )?1 (Not sure )?1/)
    expect(text).toMatch(/English (Yes )?0 (No )?1 (Not sure )?1/)
    expect(text).toMatch(/Arabic (Yes )?1 (No )?0 (Not sure )?0/)
    const { rows } = await app.db.execute<{ reasons: string[] }>(
      sql`select reasons from scam_checks where id = ${scam}`,
    )
    const [rule] = rows[0]?.reasons ?? []
    expect(rule).toBeTruthy()
    expect(text).toMatch(new RegExp(`${rule} (Yes )?1 (No )?1 (Not sure )?0`))
  })

  test('lists only disagreed checks, newest first, and pages through all of them once', async () => {
    const { app, ask, said } = await desk()
    const first = await said('no')
    await said('yes')
    await said('unsure')
    const last = await said('no', { text: SAFE })
    const linked = (html: string) =>
      [...html.matchAll(/href="\/admin\/feedback\/([\da-f-]{36})/g)].map(([, id]) => id)
    expect(linked((await ask('/admin/feedback')).body)).toEqual([last, first])
    await disagreeOften(app, 43)
    const seen: unknown[] = []
    for (let next: string | undefined = '/admin/feedback'; next; ) {
      const { body } = await ask(next)
      seen.push(...linked(body))
      const search = /href="[^"]*(\?before=[^"]*)"[^>]*>Older/.exec(body)?.[1]
      next = search && `/admin/feedback${search}`
      expect(seen.length).toBeLessThan(90)
    }
    expect(seen).toHaveLength(45)
    expect(seen).toEqual(seen.toSorted().toReversed())
    expect(new Set(seen).size).toBe(45)
  })

  test('shows an error if it cannot be loaded, without details', async () => {
    const { app, ask } = await desk()
    await app.db.execute(sql`drop table check_answers`)
    const { answer, text } = await ask('/admin/feedback')
    expect(answer.status).toBe(503)
    expect(text).toContain(staffFeedback.notLoaded)
    expect(text).not.toMatch(/relation|check_answers/)
  })
})

describe('a check', () => {
  test('shows its stored data; the text only on request, which is logged', async () => {
    const { app, ask, said } = await desk()
    const id = await said('no', { text: SAFE })
    const opened = await ask(`/admin/feedback/${id}`)
    expect(opened.answer.status).toBe(200)
    expect(opened.text).toContain('Appears safe')
    expect(opened.body).not.toContain('Lunch at one')
    expect(await countRows(app.db, 'staff_log')).toBe(0)
    const read = await ask(`/admin/feedback/${id}`, { intent: 'read' })
    expect(read.answer.headers.get('cache-control')).toBe('private, no-store')
    expect(read.text).toContain(SAFE)
    expect(read.text).toContain(`${STAFF_EMAIL} read its text`)
    const { rows } = await app.db.execute(
      sql`select staff_email, action, subject_kind, subject_id, before, after from staff_log`,
    )
    expect(rows).toEqual([
      {
        staff_email: STAFF_EMAIL,
        action: 'read',
        subject_kind: 'check',
        subject_id: id,
        before: null,
        after: null,
      },
    ])
  })

  test.each(['yes', 'unsure'] as const)('that was answered %j cannot be opened', async (answer) => {
    const { app, ask, said } = await desk()
    const id = await said(answer)
    expect((await ask(`/admin/feedback/${id}`)).answer.status).toBe(404)
    const deeds: Record<string, string>[] = [{ intent: 'read' }, { label: 'scam', before: '' }]
    for (const fields of deeds) {
      const { answer: refusal, body } = await ask(`/admin/feedback/${id}`, fields)
      expect(refusal.status).toBe(404)
      expect(body).not.toContain('on hold')
    }
    expect(await countRows(app.db, 'staff_log')).toBe(0)
  })

  test.each([newId(), 'nonsense'])('that does not exist, %s, shows a message', async (id) => {
    const { ask } = await desk()
    const { answer, text } = await ask(`/admin/feedback/${id}`)
    expect(answer.status).toBe(404)
    expect(text).toContain(staffFeedback.check.gone)
  })

  test('is labelled and relabelled, both in its history', async () => {
    const { app, ask, said } = await desk()
    const id = await said('no')
    const path = `/admin/feedback/${id}`
    const first = await ask(path, { label: 'not-scam', before: '' })
    expect([first.answer.status, first.answer.headers.get('location')]).toEqual([
      303,
      '/admin/feedback?done=label',
    ])
    await ask(path, { label: 'scam', before: 'not-scam' })
    expect((await ask('/admin/feedback')).text).toMatch(/Scam (Actions )?View/)
    expect((await ask(path)).text).toMatch(/labelled it .* labelled it/)
    const { rows } = await app.db.execute(sql`select before, after from staff_log order by id`)
    expect(rows).toEqual([
      { before: { label: null }, after: { label: 'not-scam' } },
      { before: { label: 'not-scam' }, after: { label: 'scam' } },
    ])
  })

  test('that another member of staff labelled meanwhile keeps that label', async () => {
    const { app, ask, said } = await desk()
    const path = `/admin/feedback/${await said('no')}`
    await ask(path, { label: 'scam', before: '' })
    const { answer, text } = await ask(path, { label: 'not-scam', before: '' })
    expect(answer.status).toBe(409)
    expect(text).toContain(staffFeedback.check.problems.conflict)
    const { rows } = await app.db.execute(sql`select label from check_labels`)
    expect(rows).toEqual([{ label: 'scam' }])
  })

  test('accepts no other label', async () => {
    const { app, ask, said } = await desk()
    const { answer } = await ask(`/admin/feedback/${await said('no')}`, { label: 'x', before: '' })
    expect(answer.status).toBe(400)
    expect(await countRows(app.db, 'check_labels')).toBe(0)
  })
})

describe('the export', () => {
  test('has the labelled checks as masked corpus rows, each logged', async () => {
    const { app, ask, said } = await desk()
    const labels = [
      [await said('no'), 'scam'],
      [await said('no', { text: SAFE }), 'not-scam'],
      [await said('no', { text: 'Call me on 050 123 4567' }), 'unknown'],
    ] as const
    await said('no', { text: 'Nobody has labelled this one yet.' })
    for (const [id, label] of labels) await ask(`/admin/feedback/${id}`, { label, before: '' })
    const { answer, body } = await ask('/admin/feedback/export', {})
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="checked.jsonl"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const rows = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const isRow = new Ajv().compile(JSON.parse(await readFile('corpus/row.schema.json', 'utf8')))
    for (const row of rows) expect([isRow(row), isRow.errors]).toEqual([true, null])
    expect(rows).toMatchObject([
      { id: 'checked/0001', type: 'message', label: 'scam', source: 'checked' },
      { id: 'checked/0002', type: 'message', label: 'safe', text: SAFE },
    ])
    expect(rows[0].text).toContain('send your card •••• •••• •••• 1111.')
    const { rows: log } = await app.db.execute(
      sql`select subject_id from staff_log where action = 'export' order by id`,
    )
    expect(log).toEqual(labels.slice(0, 2).map(([id]) => ({ subject_id: id })))
  })

  test('leaves out texts whose key is gone', async () => {
    const { app, ask, said } = await desk()
    const [lost, kept] = [await said('no'), await said('no', { text: SAFE })]
    for (const id of [lost, kept]) await ask(`/admin/feedback/${id}`, { label: 'scam', before: '' })
    await app.db.execute(sql`update scam_checks set content_encrypted = 'lost' where id = ${lost}`)
    const { answer, body } = await ask('/admin/feedback/export', {})
    expect([answer.status, body.trim().split('\n')]).toEqual([200, [expect.stringContaining(SAFE)]])
  })

  test('is empty without labelled checks', async () => {
    const { ask } = await desk()
    const { answer, body } = await ask('/admin/feedback/export', {})
    expect([answer.status, body]).toEqual([200, ''])
  })
})

/** Adds checks with disagreement, each with its own id. */
async function disagreeOften(app: App, many: number): Promise<void> {
  for (let n = 0; n < many; n++) {
    await app.db.execute(sql`
      with copied as (
        insert into scam_checks (id, type, content_encrypted, result, confidence, reasons,
          recommendation, warning_level, analyzer, user_ip_hash)
        select ${newId()}, type, content_encrypted, result, confidence, reasons, recommendation,
          warning_level, analyzer, 'somebody' from scam_checks limit 1 returning id)
      insert into check_answers (check_id, user_ip_hash, answer, locale)
      select id, 'somebody', 'no', 'en' from copied`)
  }
}
