import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runFeeds } from '#app/features/indicators/feeds/importing/run-feeds.server.ts'
import { staffFeeds } from '#words/en/staff/staff-feeds.js'
import { testApp } from '../support/app.ts'
import { list, startListServer, status } from '../support/list-server.ts'
import { serve } from '../support/site.ts'
import { newStaff, signIn } from '../support/staff.ts'
import { visibleText } from '../support/visible-text.ts'

const GOING_ON = new AbortController().signal

test('without a staff session the state of the lists cannot be read', async () => {
  const app = await testApp({ FEEDS: 'cert-pl' })
  const origin = await serve(app)
  for (const path of ['/admin/feeds', '/admin/feeds.data']) {
    const answer = await fetch(origin + path, { redirect: 'manual' })
    expect(await answer.text()).not.toContain('CERT')
    expect(answer.status).not.toBe(200)
  }
  const page = await fetch(`${origin}/admin/feeds`, { redirect: 'manual' })
  expect(page.headers.get('location')).toBe('/admin/login?next=%2Fadmin%2Ffeeds')
})

test('without lists the screen says how to turn one on', async () => {
  const { text } = await read(await testApp())
  for (const words of [staffFeeds.none.title, staffFeeds.none.where, 'FEEDS=cert-pl']) {
    expect(text).toContain(words)
  }
})

test('each list is shown with state, entries and times, and no part of an own address but its host', async () => {
  const server = await startListServer(list('bad.example\nworse.example'))
  const address = `${server.origin}/SECRET-KEY/list`
  const app = await testApp({
    FEEDS: `ours=plain:decisive:${address},theirs=csv:doubt:${address}-2,safe=plain:allow:${address}-3,cert-pl`,
  })
  const { rows } = await app.db.execute(sql`
    insert into feeds (name, next_attempt_at) values ('cert-pl', now() + interval '1 hour') returning name`)
  expect(rows).toHaveLength(1)
  await runFeeds(app, GOING_ON)
  server.reply = status(404)
  await app.db.execute(sql`update feeds set next_attempt_at = now() where name = 'ours'`)
  await runFeeds(app, GOING_ON)
  await app.db.execute(sql`
    update feeds set loading = gen_random_uuid(), loaded_entries = 1234 where name = 'theirs'`)
  const { html, text } = await read(app)
  const { states, failures, meanings } = staffFeeds
  for (const words of [
    ...['ours', 'theirs', 'safe', 'CERT Polska warning list', 'hole.cert.pl'],
    ...[states.failed, failures.status, staffFeeds.kept, states.loading({ n: 1234 })],
    ...[states.current, states.waiting, staffFeeds.never, meanings.allow, meanings.decisive],
  ]) {
    expect(text).toContain(words)
  }
  expect(html).not.toContain('SECRET-KEY')
})

test('if the database fails, the screen says so', async () => {
  const app = await testApp({ FEEDS: 'cert-pl' })
  await newStaff(app)
  const origin = await serve(app)
  const cookie = await signIn(origin)
  await app.db.execute(sql`alter table feeds rename to away`)
  const answer = await fetch(`${origin}/admin/feeds`, { headers: { cookie } })
  expect(answer.status).toBe(503)
  expect(visibleText(await answer.text())).toContain(staffFeeds.notLoaded)
})

/** Reads the screen as a signed-in member of staff. */
async function read(app: Awaited<ReturnType<typeof testApp>>) {
  await newStaff(app)
  const origin = await serve(app)
  const cookie = await signIn(origin)
  const html = await (await fetch(`${origin}/admin/feeds`, { headers: { cookie } })).text()
  return { html, text: visibleText(html) }
}
