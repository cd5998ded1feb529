import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { liveCountsPath } from '#app/features/interactions/interaction-counts.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { testApp, testDatabase } from '../support/app.ts'
import { readEvents } from '../support/event-reader.ts'
import { addLibraryEntry } from '../support/library-entry.ts'
import { addressOf } from '../support/postgres-server.ts'
import { startProxy } from '../support/proxy.ts'
import { type RunningHimaya, startHimaya } from '../support/running-himaya.ts'
import { newStaff, signIn } from '../support/staff.ts'
import { startLoad } from '../support/steady-load.ts'
import { LONG_POLL } from '../support/timeouts.ts'
import { visibleText } from '../support/visible-text.ts'

test('two processes on one database act as one site, and each can be replaced without a failed request', {
  timeout: 900_000,
}, async () => {
  const { variables, db } = await newDatabase()
  const both = await Promise.all([start(variables), start(variables)])
  const [one, two] = both
  const proxy = await startProxy([one.origin, two.origin])
  await Promise.all(both.map(({ origin }) => proxy.sees(origin, true)))

  const answers: string[] = []
  for (let turn = 0; turn < 12; turn++) answers.push(await check(proxy.origin))
  expect(answers.filter((answer) => answer.includes('Rate limit exceeded'))).toHaveLength(2)
  for (const himaya of both) {
    await vi.waitFor(() => expect(himaya.output()).toContain('"path":"/scam-checker"'), LONG_POLL)
  }

  const app = await testApp(variables, db)
  expect(one.output()).toContain('no staff account yet. Add one: npm run staff -- add EMAIL')
  const scam = await addLibraryEntry(db)
  const counts = liveCountsPath(scam)
  const seen = await Promise.all(both.map(({ origin }) => readEvents(origin + counts)))
  const said = await fetch(proxy.origin + counts, {
    method: 'POST',
    body: new URLSearchParams({ type: 'helpful' }),
  })
  expect(await said.json()).toMatchObject({ count: 1 })
  for (const { events } of seen) {
    await vi.waitFor(() => expect(events.at(-1)?.data).toMatchObject({ helpful: 1 }), LONG_POLL)
  }
  for (const { origin } of both) {
    expect(await (await fetch(`${origin}${counts}?poll`)).json()).toMatchObject({ helpful: 1 })
  }

  await newStaff(app)
  const cookie = await signIn(one.origin)
  for (const { origin } of both) {
    const dashboard = await fetch(`${origin}/admin`, { headers: { cookie }, redirect: 'manual' })
    expect(dashboard.status).toBe(200)
  }

  const urls = ['/', '/scam-checker', '/scam-library?q=parcel', `/scam-library/${scam}`]
  const load = startLoad(urls.map((path) => proxy.origin + path))
  for (const himaya of both) {
    himaya.process.kill('SIGTERM')
    await proxy.sees(himaya.origin, false)
    await servesWhileItStops(himaya)
    // Load balancers have noticed, so the rest of the delay is skipped.
    himaya.process.kill('SIGINT')
    expect(await himaya.stop()).toBe(0)
    await start({ ...variables, PORT: new URL(himaya.origin).port })
    await proxy.sees(himaya.origin, true)
  }
  const { answered, failures } = await load.end()
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(0)

  const output = started.map((himaya) => himaya.output()).join('')
  expect(output.match(/"msg":"retention"/g)).toHaveLength(1)
})

/** Checks that a stopping process is not ready and still serves during the delay. */
async function servesWhileItStops({ origin }: RunningHimaya): Promise<void> {
  for (const path of ['/healthz', '/readyz']) {
    expect((await fetch(origin + path)).status).toBe(503)
  }
  const answer = await fetch(`${origin}/terms`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
}

const started: RunningHimaya[] = []

async function start(variables: Record<string, string>): Promise<RunningHimaya> {
  const himaya = await startHimaya(variables)
  started.push(himaya)
  onTestFinished(async () => {
    himaya.process.kill('SIGINT')
    await himaya.stop()
  })
  return himaya
}

/** Creates a database and the start variables for several processes. */
async function newDatabase() {
  const db = await testDatabase()
  const directory = await mkdtemp(join(tmpdir(), 'himaya-processes-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const { rows } = await db.$client.query('select current_database() as name')
  const variables: Record<string, string> = {
    DATABASE_URL: addressOf(inject('postgres'), rows[0].name),
    SECRET_KEY: newSecretKey(),
    DATA_DIR: directory,
    TRUSTED_PROXY_HOPS: '1',
    STOP_DELAY_SECONDS: '300',
  }
  return { variables, db }
}

async function check(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/scam-checker`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ type: 'message', text: 'Shall we meet tomorrow at the mall?' }),
  })
  return visibleText(await answer.text())
}
