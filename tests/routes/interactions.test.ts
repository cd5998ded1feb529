import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { liveCountsPath } from '#app/features/interactions/interaction-counts.ts'
import { MAX_WATCHERS_PER_OWNER } from '#app/platform/live/live.server.ts'
import { newId } from '#database/new-id.ts'
import { testApp } from '../support/app.ts'
import { readEvents } from '../support/event-reader.ts'
import { addLibraryEntry } from '../support/library-entry.ts'
import { startHimaya } from '../support/running-himaya.ts'
import { serve } from '../support/site.ts'
import { LONG_POLL } from '../support/timeouts.ts'
import { visibleText } from '../support/visible-text.ts'

const BEHIND_PROXY = { TRUSTED_PROXY_HOPS: '1' }
const from = (address: string) => ({ 'X-Forwarded-For': address })
const NOTHING = { view: 0, helpful: 0, experienced: 0, know_someone: 0 }

async function site() {
  const app = await testApp(BEHIND_PROXY)
  const scamId = await addLibraryEntry(app.db)
  const origin = await serve(app)
  return { app, scamId, origin, url: origin + liveCountsPath(scamId) }
}

const say = (url: string, type: string, headers: Record<string, string> = from('192.0.2.1')) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ type }), headers })

describe('recording', () => {
  test('counts an interaction of one visitor once', async () => {
    const { url } = await site()
    const first = await say(url, 'helpful')
    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(await first.json()).toEqual({ ok: true, type: 'helpful', count: 1, isNew: true })
    const again = await say(url, 'helpful')
    expect(await again.json()).toEqual({ ok: true, type: 'helpful', count: 1, isNew: false })
    const other = await say(url, 'helpful', from('192.0.2.2'))
    expect(await other.json()).toMatchObject({ count: 2, isNew: true })
  })

  test('accepts an entry id in capitals', async () => {
    const { url, scamId, origin } = await site()
    const capitals = origin + liveCountsPath(scamId.toUpperCase())
    await say(capitals, 'helpful')
    const again = await say(capitals, 'helpful')
    expect(await again.json()).toEqual({ ok: true, type: 'helpful', count: 1, isNew: false })
    const counts = { ...NOTHING, helpful: 1 }
    for (const address of [url, capitals]) {
      expect(await (await fetch(`${address}?poll=1`)).json()).toEqual(counts)
    }
  })

  test('fails with Retry-After while the database does', async () => {
    const { app, url } = await site()
    await app.db.execute(sql`alter table scam_interactions rename to gone`)
    const failed = await say(url, 'helpful')
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await failed.json()).toEqual({ ok: false, problem: 'failed' })
  })

  test('rejects invalid interactions with a status that gives the reason', async () => {
    const { app, url, origin } = await site()
    expect((await say(url, 'nonsense')).status).toBe(400)
    expect((await say(url, 'helpful', {})).status).toBe(400)
    expect((await say(origin + liveCountsPath(newId()), 'helpful')).status).toBe(404)
    expect((await say(`${origin}${liveCountsPath('x')}`, 'helpful')).status).toBe(404)
    const foreign = { ...from('192.0.2.1'), Origin: 'https://elsewhere.example' }
    expect((await say(url, 'helpful', foreign)).status).toBe(403)
    const body = Buffer.from([0xff, 0, 0xfe])
    expect((await fetch(url, { method: 'POST', body, headers: from('192.0.2.1') })).status).toBe(
      400,
    )
    const { rows } = await app.db.execute(sql`select 1 from scam_interactions`)
    expect(rows).toEqual([])
  })
})

test.each([
  ['Do Not Track', { DNT: '1' }],
  ['Global Privacy Control', { 'Sec-GPC': '1' }],
])('of a browser with %s counts no view, but counts its reactions', async (_, signal) => {
  const { app, url } = await site()
  const headers = { ...from('192.0.2.1'), ...signal }
  expect((await say(url, 'view', headers)).status).toBe(204)
  expect((await say(url, 'helpful', headers)).status).toBe(200)
  const { rows } = await app.db.execute(sql`select interaction_type as type from scam_interactions`)
  expect(rows).toEqual([{ type: 'helpful' }])
})

describe('the form of the detail page', () => {
  const post = (page: string, type: string, headers: Record<string, string> = from('192.0.2.1')) =>
    fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ type }),
      headers,
      redirect: 'manual',
    })

  test('records, and redirects to the buttons, which then show the reaction', async () => {
    const { origin, scamId } = await site()
    const page = `${origin}/scam-library/${scamId}`
    const answer = await post(page, 'experienced')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/scam-library/${scamId}#interactions`,
    ])
    const mine = await fetch(page, { headers: from('192.0.2.1') })
    expect(mine.headers.get('cache-control')).toBe('private, no-store')
    expect(visibleText(await mine.text())).toContain('You Experienced This 1')
    const theirs = await fetch(page, { headers: from('192.0.2.2') })
    expect(visibleText(await theirs.text())).toContain('I Experienced This 1')
  })

  test('rejects unknown values, and redirects if nothing could be recorded', async () => {
    const { app, origin, scamId } = await site()
    const page = `${origin}/scam-library/${scamId}`
    expect((await post(page, 'nonsense')).status).toBe(400)
    expect((await post(`${origin}/scam-library/${newId()}`, 'helpful')).status).toBe(404)
    expect((await post(`${origin}/scam-library/x`, 'helpful')).status).toBe(404)
    expect((await post(page, 'helpful', {})).status).toBe(303)
    await app.db.execute(sql`drop table scam_interactions`)
    expect((await post(page, 'helpful')).status).toBe(303)
  })
})

describe('the stream', () => {
  test('starts with the current counts and sends every change', async () => {
    const { url } = await site()
    await say(url, 'view')
    const { response, events } = await readEvents(url, { 'Accept-Encoding': 'gzip, br' })
    expect(response.status).toBe(200)
    await vi.waitFor(() => {
      expect(events).toEqual([{ id: '1.0.0.0', data: { ...NOTHING, view: 1 } }])
    }, LONG_POLL)
    await say(url, 'experienced', from('192.0.2.7'))
    await vi.waitFor(() => {
      expect(events.at(-1)).toEqual({
        id: '1.0.1.0',
        data: { ...NOTHING, view: 1, experienced: 1 },
      })
    }, LONG_POLL)
  })

  test('is neither cached nor buffered', async () => {
    const { url } = await site()
    const { headers } = (await readEvents(url, { 'Accept-Encoding': 'gzip, br' })).response
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache, no-transform')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('content-encoding')).toBeNull()
  })

  test('sends the missed counts to a client that reconnects', async () => {
    const { url } = await site()
    const before = await readEvents(url)
    await vi.waitFor(() => expect(before.events).toHaveLength(1), LONG_POLL)
    before.drop()
    for (let n = 1; n <= 5; n++) await say(url, 'helpful', from(`192.0.2.${n}`))
    const after = await readEvents(url, { 'Last-Event-ID': before.events[0]?.id ?? '' })
    await vi.waitFor(() => expect(after.events.at(-1)?.id).toBe('0.5.0.0'), LONG_POLL)
  })

  test('works across two processes on one database', async () => {
    const { app, url, scamId } = await site()
    const there = (await serve(await testApp(BEHIND_PROXY, app.db))) + liveCountsPath(scamId)
    const [atHere, atThere] = [await readEvents(url), await readEvents(there)]
    await say(url, 'helpful', from('192.0.2.1'))
    await say(there, 'know_someone', from('192.0.2.2'))
    for (const { events } of [atHere, atThere]) {
      await vi.waitFor(() => expect(events.at(-1)?.id).toBe('0.1.0.1'), LONG_POLL)
    }
  })

  test('is released when its client disconnects', async () => {
    const { app, url } = await site()
    const clients = []
    // In small groups, because a busy server turns away requests that have waited.
    for (let group = 0; group < 20; group++) {
      const addresses = Array.from({ length: 10 }, (_, n) => from(`192.0.2.${group * 10 + n}`))
      clients.push(...(await Promise.all(addresses.map((headers) => readEvents(url, headers)))))
    }
    expect(app.live.watching).toBe(200)
    for (const { drop } of clients) drop()
    await vi.waitFor(() => expect(app.live.watching).toBe(0), LONG_POLL)
  })

  test('is released when its client disconnects before the response', async () => {
    const { app, url } = await site()
    await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const hangUp = new AbortController()
        const asked = fetch(url, { headers: from(`192.0.2.${n}`), signal: hangUp.signal })
        setTimeout(() => hangUp.abort(), n / 4)
        await asked.then(({ body }) => body?.cancel()).catch(() => {})
      }),
    )
    const last = await readEvents(url, from('198.51.100.1'))
    await vi.waitFor(() => expect(app.live.watching).toBe(1), LONG_POLL)
    last.drop()
    await vi.waitFor(() => expect(app.live.watching).toBe(0), LONG_POLL)
  })

  test('is limited per visitor, with Retry-After, and polling is still possible', async () => {
    const { url } = await site()
    const mine = from('192.0.2.1')
    await Promise.all(Array.from({ length: MAX_WATCHERS_PER_OWNER }, () => readEvents(url, mine)))
    const refused = await fetch(url, { headers: mine })
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await fetch(`${url}?poll=1`, { headers: mine })).status).toBe(200)
    expect((await readEvents(url, from('192.0.2.2'))).response.status).toBe(200)
  })

  test('is not found for an unknown or malformed entry id', async () => {
    const { origin, app } = await site()
    for (const id of [newId(), 'x', '%27', '1%00']) {
      expect((await fetch(origin + liveCountsPath(id))).status).toBe(404)
    }
    expect(app.live.watching).toBe(0)
  })

  test('is not opened by HEAD', async () => {
    const { url, app } = await site()
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
    expect(app.live.watching).toBe(0)
  })

  test('ends when the process is asked to stop', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'himaya-stop-'))
    onTestFinished(() => rm(directory, { recursive: true, force: true }))
    const himaya = await startHimaya({ DATA_DIR: directory, LOG_LEVEL: 'silent' })
    onTestFinished(async () => void (await himaya.stop()))
    const list = await (await fetch(`${himaya.origin}/api/v1/scams`)).text()
    const [scamId = ''] = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(list) ?? []
    const { events, ended } = await readEvents(himaya.origin + liveCountsPath(scamId))
    await vi.waitFor(() => expect(events).toHaveLength(1), LONG_POLL)
    expect(await himaya.stop()).toBe(0)
    await expect(ended).resolves.toBeUndefined()
  })
})

describe('polling', () => {
  test('returns the counts with an entity tag, and 304 while unchanged', async () => {
    const { url } = await site()
    const first = await fetch(`${url}?poll=1`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(await first.json()).toEqual(NOTHING)
    const etag = first.headers.get('etag') ?? ''
    const same = await fetch(`${url}?poll=1`, { headers: { 'If-None-Match': etag } })
    expect([same.status, await same.text()]).toEqual([304, ''])
    await say(url, 'helpful')
    const changed = await fetch(`${url}?poll=1`, { headers: { 'If-None-Match': etag } })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toEqual({ ...NOTHING, helpful: 1 })
  })
})
