import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { MAX_CONCURRENT, MAX_QUEUED } from '#app/platform/http/shed-load.server.ts'
import { errorsText } from '#words/errors.js'
import { testApp } from '../support/app.ts'
import { addLibraryEntry } from '../support/library-entry.ts'
import { inDatabase } from '../support/postgres-server.ts'
import { openSocket } from '../support/raw-http.ts'
import { serve } from '../support/site.ts'
import { LONG_POLL } from '../support/timeouts.ts'
import { visibleText } from '../support/visible-text.ts'

const BROWSER = { Accept: 'text/html' }

test('while the database stalls, excess requests are rejected at once, and accepted again afterwards', async () => {
  const app = await testApp()
  const { options } = app.db.$client
  Object.assign(options, { max: 1, connectionTimeoutMillis: 60_000 })
  const origin = await serve(app)
  const entry = `/scam-library/${await addLibraryEntry(app.db)}`
  expect((await fetch(origin + entry)).status).toBe(200)

  const unlock = await lockedTable(app.db)
  const held = Array.from({ length: MAX_QUEUED + 2 }, () => fetch(origin + entry).catch(() => {}))
  await vi.waitFor(async () => {
    const answer = await fetch(origin + entry, { signal: AbortSignal.timeout(10_000) })
    expect(answer.status).toBe(503)
  }, LONG_POLL)
  for (const [path, words] of [
    [entry, errorsText.en.server],
    [`/ar${entry}`, errorsText.ar.server],
  ] as const) {
    const answer = await fetch(origin + path, { headers: BROWSER })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(visibleText(html)).toContain(words.text)
    const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1]
    expect((await fetch(origin + stylesheet)).status).toBe(200)
  }
  const call = await fetch(origin + entry)
  expect([call.status, await call.text()]).toEqual([503, 'Busy\n'])
  for (const path of ['/api/v1/scams?limit=1', '/scam-library/feed.rss']) {
    const answer = await fetch(origin + path)
    expect([path, answer.status]).toEqual([path, 503])
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  }
  const session = await fetch(`${origin}/api/auth/session`)
  expect([session.status, await session.json()]).toEqual([503, { code: 'UNAVAILABLE' }])
  // A busy instance stays ready. Otherwise its load would move to the other instances.
  for (const path of ['/healthz', '/readyz', '/metrics', '/logo.svg']) {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(60_000) })
    expect(answer.status).toBe(200)
  }

  await unlock()
  await Promise.all(held)
  await vi.waitFor(async () => expect((await fetch(origin + entry)).status).toBe(200), LONG_POLL)
})

test('a thousand connections, half of them very slow senders, do not block readers', async () => {
  const origin = await serve(await testApp({ TRUSTED_PROXY_HOPS: '1' }))
  const write = () => writeFrom(origin, '192.0.2.99')
  const head = (n: number) =>
    `POST /scam-checker HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.${n % 10}\r\nContent-Length: 1000\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\ntype=`
  const sockets = await Promise.all(
    Array.from({ length: 2 * MAX_CONCURRENT.writing }, () => openSocket(origin)),
  )
  for (const [n, socket] of sockets.slice(0, MAX_CONCURRENT.writing).entries()) {
    socket.write(head(n))
  }
  await vi.waitFor(async () => expect(await write()).toBe(503), LONG_POLL)
  // A slow machine may still be busy with the last requests.
  await vi.waitFor(
    async () => expect((await fetch(`${origin}/scam-checker`)).status).toBe(200),
    LONG_POLL,
  )
  expect(await write()).toBe(503)
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(async () => expect(await write()).toBe(400), LONG_POLL)
})

const FORM = 'application/x-www-form-urlencoded'
const PICTURES = 'multipart/form-data; boundary=x'
const LONG = ['Content-Length: 1000', '-'] as const
const OF_UNKNOWN_LENGTH = ['Transfer-Encoding: chunked', '1\r\n-\r\n'] as const

test.each([
  ['forms', MAX_CONCURRENT.writing, 'POST /scam-checker', FORM, LONG],
  ['images', MAX_CONCURRENT.uploading, 'POST /report-scam', PICTURES, LONG],
  ['forms of unknown length', MAX_CONCURRENT.writing, 'POST /contact', FORM, OF_UNKNOWN_LENGTH],
])('one visitor who sends %s very slowly does not block other visitors', async (_, most, line, type, [
  length,
  begin,
]) => {
  const origin = await serve(await testApp({ TRUSTED_PROXY_HOPS: '1' }))
  const head = `${line} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\n${length}\r\nContent-Type: ${type}\r\n\r\n${begin}`
  const sockets = await Promise.all(Array.from({ length: most + 1 }, () => openSocket(origin)))
  for (const socket of sockets) socket.write(head)
  const path = line.slice('POST '.length)
  await vi.waitFor(
    async () => expect(await writeFrom(origin, '192.0.2.1', path, type)).toBe(503),
    LONG_POLL,
  )
  await vi.waitFor(
    async () => expect(await writeFrom(origin, '192.0.2.2', path, type)).toBe(400),
    LONG_POLL,
  )
  expect(await writeFrom(origin, '192.0.2.1', path, type)).toBe(503)
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(
    async () => expect(await writeFrom(origin, '192.0.2.1', path, type)).toBe(400),
    LONG_POLL,
  )
})

async function writeFrom(
  origin: string,
  address: string,
  path = '/scam-checker',
  type = 'application/x-www-form-urlencoded',
): Promise<number> {
  const headers = { 'X-Forwarded-For': address, 'Content-Type': type }
  const answer = await fetch(origin + path, { method: 'POST', headers, body: '-' })
  await answer.arrayBuffer()
  return answer.status
}

/** Locks the library against readers. Returns a function that unlocks it. */
async function lockedTable(
  db: Parameters<typeof addLibraryEntry>[0],
): Promise<() => Promise<void>> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  const client = new pg.Client(inDatabase(inject('postgres'), rows[0]?.name ?? ''))
  await client.connect()
  let isOpen = true
  const unlock = async () => {
    if (isOpen) await client.end()
    isOpen = false
  }
  onTestFinished(unlock)
  await client.query('begin; lock table scams in access exclusive mode')
  return unlock
}
