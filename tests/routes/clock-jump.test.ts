import { expect, test } from 'vitest'
import { runRetention } from '#app/features/privacy/run-retention.server.ts'
import { systemClock } from '#app/platform/clock.server.ts'
import { testApp } from '../support/app.ts'
import { addLibraryEntry } from '../support/library-entry.ts'
import { serve } from '../support/site.ts'
import { newStaff, signIn } from '../support/staff.ts'
import { visibleText } from '../support/visible-text.ts'

const HOUR = 3_600_000

test.each([
  ['forward by a day', 24 * HOUR, 302],
  ['back by an hour', -HOUR, 200],
])('after a clock jump %s requests are accepted and staff can sign in', async (_, shift, staffMeanwhile) => {
  const app = await testApp({ TRUSTED_PROXY_HOPS: '1' })
  const origin = await serve(app)
  const entry = `/scam-library/${await addLibraryEntry(app.db)}`
  await newStaff(app)
  const cookie = await signIn(origin)
  const staff = async (Cookie: string) => {
    const answer = await fetch(`${origin}/admin`, { headers: { Cookie }, redirect: 'manual' })
    return answer.status
  }
  const visits = async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.7' }
    const body = new URLSearchParams({ type: 'message', text: 'Your parcel waits: pay AED 12' })
    const asked = await Promise.all([
      fetch(`${origin}/scam-checker`, { method: 'POST', headers, body }),
      fetch(origin + entry, { headers }),
      fetch(`${origin}/readyz`),
    ])
    return asked.map(({ status }) => status)
  }
  expect(await visits()).toEqual([200, 200, 200])
  expect(await staff(cookie)).toBe(200)

  app.clock = { now: () => new Date(systemClock.now().getTime() + shift) }
  expect(await visits()).toEqual([200, 200, 200])
  // A session expires twelve hours after sign-in by either clock.
  expect(await staff(cookie)).toBe(staffMeanwhile)
  const cookieMeanwhile = await signIn(origin)
  expect(await runRetention(app)).not.toBeNull()

  app.clock = systemClock
  expect(await visits()).toEqual([200, 200, 200])
  expect(await staff(cookieMeanwhile)).toBe(200)
  expect(await runRetention(app)).toBeNull()
})

test('the new year starts in UAE time', async () => {
  const app = await testApp()
  app.clock = { now: () => new Date('2026-12-31T20:30:00Z') }
  const answer = await fetch(`${await serve(app)}/terms`)
  expect(visibleText(await answer.text())).toContain('© 2027')
})
