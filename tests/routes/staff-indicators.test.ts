import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { versionOf } from '#app/features/audit/row-version.ts'
import { readLog } from '#app/features/audit/staff-log.db.server.ts'
import { hintOf } from '#app/features/indicators/hint.ts'
import type { Indicator } from '#app/features/indicators/indicator.ts'
import { findReported } from '#app/features/indicators/known/reported.db.server.ts'
import { listIndicators } from '#app/features/indicators/staff/withdrawals/list-indicators.db.server.ts'
import { storedValues } from '#app/features/indicators/stored-value.server.ts'
import { addIndicator } from '#app/features/indicators/testing/add-indicator.ts'
import type { App } from '#app/platform/context.server.ts'
import { newId } from '#database/new-id.ts'
import { indicators } from '#database/schema/indicators.ts'
import { scams } from '#database/schema/scams.ts'
import { staffIndicators } from '#words/en/staff/staff-indicators.js'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { newStaff, STAFF_EMAIL, signIn } from '../support/staff.ts'
import { countRows } from '../support/stored-data.ts'
import { visibleText } from '../support/visible-text.ts'

const PHONE: Indicator<'phone'> = { kind: 'phone', value: '+971501234567' }
const SITE: Indicator<'domain'> = { kind: 'domain', value: 'parcel-fee.top' }

/** Adds an indicator as it is stored: of a private kind hash and hint. */
async function confirmed(app: App, indicator: Indicator) {
  const [value = ''] = storedValues(app.crypto, indicator)
  const stored = value === indicator.value ? {} : { hint: hintOf(indicator) }
  return addIndicator(app, { kind: indicator.kind, value }, stored)
}

async function desk() {
  const app = await testApp()
  await newStaff(app)
  const origin = await serve(app)
  const Cookie = await signIn(origin)
  const ask = async (path: string, fields?: Record<string, string>) => {
    const answer = await fetch(`${origin}/admin/indicators${path}`, {
      headers: { Cookie, Origin: origin },
      redirect: 'manual',
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    const body = await answer.text()
    return { answer, body, text: visibleText(body) }
  }
  const rowOf = async (id: string) => {
    const [row] = await app.db.select().from(indicators).where(eq(indicators.id, id))
    return row!
  }
  /** The form as it stands on the screen. */
  const form = async (id: string, intent: 'withdraw' | 'restore', reason = 'It is a shop.') => ({
    version: versionOf(await rowOf(id)),
    intent,
    reason,
  })
  return { app, origin, ask, rowOf, form }
}

test('without a staff session there is no access', async () => {
  const { app, origin, form, rowOf } = await desk()
  const { id } = await confirmed(app, SITE)
  const fields = await form(id, 'withdraw')
  for (const [method, path, status] of [
    ['GET', '', 302],
    ['GET', `/${id}`, 302],
    ['POST', `/${id}`, 401],
  ] as const) {
    const answer = await fetch(`${origin}/admin/indicators${path}`, {
      method,
      redirect: 'manual',
      headers: { Origin: origin },
      ...(method === 'POST' && { body: new URLSearchParams(fields) }),
    })
    expect([method, path, answer.status]).toEqual([method, path, status])
    expect(await answer.text()).not.toContain(SITE.value)
  }
  expect((await rowOf(id)).withdrawnAt).toBeNull()
  expect(await countRows(app.db, 'staff_log')).toBe(0)
})

describe('the list', () => {
  test('has value or hint, kind, reports and entry, and no private value', async () => {
    const { app, ask } = await desk()
    await confirmed(app, PHONE)
    const { entry } = await confirmed(app, SITE)
    await addIndicator(app, SITE, { entry })
    const { text, body } = await ask('')
    expect(text).toMatch(/parcel-fee\.top\s+Kind Website/)
    expect(text).toContain(hintOf(PHONE))
    expect(body).not.toContain(PHONE.value)
    expect(body).toContain(`/admin/content?edit=${entry}`)
    const { indicators } = await listIndicators(app, { only: [SITE], state: null, before: null })
    expect(indicators).toMatchObject([{ reports: 2, entry: { id: entry } }])
  })

  test('counts only what checks and exports count: approved reports of entries that are not inactive', async () => {
    const { app } = await desk()
    const { entry } = await confirmed(app, SITE)
    await addIndicator(app, SITE, { status: 'rejected' })
    const { entry: retired } = await addIndicator(app, SITE)
    const ofSite = async () => {
      const { indicators } = await listIndicators(app, { only: [SITE], state: null, before: null })
      return indicators[0]
    }
    expect(await ofSite()).toMatchObject({ reports: 2, entry: { id: retired } })
    await app.db.update(scams).set({ status: 'inactive' }).where(eq(scams.id, retired))
    expect(await ofSite()).toMatchObject({ reports: 1, entry: { id: entry } })
    await app.db.update(scams).set({ status: 'inactive' }).where(eq(scams.id, entry))
    expect(await ofSite()).toMatchObject({ reports: 0, entry: null })
  })

  test('finds an indicator by any spelling, and nothing else', async () => {
    const { app, ask } = await desk()
    await confirmed(app, { kind: 'domain', value: 'unrelated.example' })
    for (const [indicator, ...spellings] of [
      [PHONE, '050 123 4567', '٠٥٠١٢٣٤٥٦٧', '00971-50-1234567'],
      [SITE, 'hxxps://www.PARCEL-fee[.]top/pay?id=1'],
      [{ kind: 'iban', value: 'AE070331234567890123456' }, 'ae07 0331 2345 6789 0123 456'],
      [{ kind: 'email', value: 'help@parcel-fee.top' }, 'Help@Parcel-Fee.top'],
      [{ kind: 'handle', value: 'telegram:prize_desk' }, 'https://t.me/Prize_Desk'],
    ] as const) {
      await confirmed(app, indicator)
      for (const query of spellings) {
        const { body } = await ask(`?q=${encodeURIComponent(query)}`)
        expect(body, query).toContain(staffIndicators.openOf({ value: hintOf(indicator) }))
        expect(body).not.toContain('unrelated.example')
      }
    }
  })

  test('says that a text names nothing that can be listed', async () => {
    const { app, ask } = await desk()
    await confirmed(app, SITE)
    const { text } = await ask('?q=hello')
    expect(text).toContain(staffIndicators.unrecognised)
    expect(text).not.toContain(SITE.value)
  })

  test('can be limited to those withdrawn or listed, page by page', async () => {
    const { app, ask, form } = await desk()
    const { id } = await confirmed(app, SITE)
    await confirmed(app, { kind: 'domain', value: 'other.example' })
    await ask(`/${id}`, await form(id, 'withdraw'))
    const withdrawn = await ask('?state=withdrawn')
    expect(withdrawn.text).toContain(SITE.value)
    expect(withdrawn.text).not.toContain('other.example')
    expect((await ask('?state=listed')).text).not.toContain(SITE.value)
    const values = Array.from({ length: 50 }, (_, n) => ({
      id: newId(),
      kind: 'host',
      value: `h${n}`,
    }))
    await app.db.insert(indicators).values(values)
    const { next } = await listIndicators(app, { only: null, state: null, before: null })
    const rest = await listIndicators(app, { only: null, state: null, before: next })
    expect(rest.indicators.map(({ shown }) => shown)).toEqual(['other.example', SITE.value])
    expect(rest.next).toBeNull()
    expect((await ask(`?before=${next}`)).text).toContain(SITE.value)
  })

  test('is not loaded during an outage, and says so', async () => {
    const { app, origin } = await desk()
    const Cookie = await signIn(origin)
    // The session is read before the list.
    await app.db.$client.query('alter table indicators rename to lost')
    const answer = await fetch(`${origin}/admin/indicators`, { headers: { Cookie } })
    expect(answer.status).toBe(503)
    expect(visibleText(await answer.text())).toContain(staffIndicators.notLoaded)
  })
})

describe('withdrawing', () => {
  test('needs a reason, is logged, and makes the indicator count for nothing until it is restored', async () => {
    const { app, ask, form, rowOf } = await desk()
    const { id } = await confirmed(app, PHONE)
    const counts = async () => (await findReported(app, [PHONE])).length
    for (const reason of [' ', 'x'.repeat(501)]) {
      const { answer, text } = await ask(`/${id}`, await form(id, 'withdraw', reason))
      expect(answer.status).toBe(400)
      expect(text).toContain(staffIndicators.one.problems.invalid)
    }
    expect(await counts()).toBe(1)
    const done = await ask(`/${id}?state=listed`, await form(id, 'withdraw'))
    expect(done.answer.headers.get('location')).toBe('/admin/indicators?state=listed&done=withdraw')
    expect((await rowOf(id)).withdrawnAt).not.toBeNull()
    expect(await counts()).toBe(0)
    await ask(`/${id}`, await form(id, 'restore', 'The appeal was false.'))
    expect(await counts()).toBe(1)
    expect(await readLog(app.db, { kind: 'indicator', id })).toMatchObject([
      { by: STAFF_EMAIL, action: 'restore', after: { reason: 'The appeal was false.' } },
      {
        by: STAFF_EMAIL,
        action: 'withdraw',
        before: { withdrawn: false },
        after: { withdrawn: true, reason: 'It is a shop.' },
      },
    ])
    const { text } = await ask(`/${id}`)
    expect(text).toContain('It is a shop.')
  })

  test('changes nothing that somebody else changed since, and counts once if sent again', async () => {
    const { app, ask, form, rowOf } = await desk()
    const { id } = await confirmed(app, SITE)
    const stale = await form(id, 'withdraw', 'stale')
    await ask(`/${id}`, stale)
    expect((await ask(`/${id}`, stale)).answer.status).toBe(303)
    await ask(`/${id}`, await form(id, 'restore'))
    const { answer, body } = await ask(`/${id}`, stale)
    expect(answer.status).toBe(409)
    expect(body).toContain(staffIndicators.one.problems.conflict)
    expect(body).toContain('>stale</textarea>')
    expect((await rowOf(id)).withdrawnAt).toBeNull()
    expect(await countRows(app.db, 'staff_log')).toBe(2)
  })

  test('of two people at once, one acts', async () => {
    const { app, ask, form } = await desk()
    const { id } = await confirmed(app, SITE)
    const fields = await form(id, 'withdraw')
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(`/${id}`, fields)))
    expect(answers.map(({ answer }) => answer.status)).toEqual(Array(6).fill(303))
    expect(await countRows(app.db, 'staff_log')).toBe(1)
  })

  test('is refused for an unknown indicator or action', async () => {
    const { app, ask, form } = await desk()
    const { id } = await confirmed(app, SITE)
    const fields = await form(id, 'withdraw')
    for (const unknown of [newId(), 'x'])
      expect((await ask(`/${unknown}`, fields)).answer.status).toBe(404)
    expect((await ask(`/${newId()}`)).answer.status).toBe(404)
    expect((await ask(`/${id}`, { ...fields, intent: 'delete' })).answer.status).toBe(400)
    expect(await countRows(app.db, 'staff_log')).toBe(0)
  })
})
