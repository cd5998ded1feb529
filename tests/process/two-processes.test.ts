import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { liveCountsPath } from '#app/features/interactions/interaction-counts.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { connect } from '#database/connect.server.ts'
import { testApp } from '../support/app.ts'
import { readEvents } from '../support/event-reader.ts'
import { addLibraryEntry } from '../support/library-entry.ts'
import { addressOf, administer, inDatabase } from '../support/postgres-server.ts'
import { startProxy } from '../support/proxy.ts'
import { type RunningHimaya, startHimaya } from '../support/running-himaya.ts'
import { newStaff, signIn } from '../support/staff.ts'
import { startLoad } from '../support/steady-load.ts'
import { visibleText } from '../support/visible-text.ts'

const PATIENT = { timeout: 60_000, interval: 50 }

test('two processes on one database are one site, and each can be replaced without a failed request', {
  timeout: 180_000,
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
    await vi.waitFor(() => expect(himaya.output()).toContain('"path":"/scam-checker"'), PATIENT)
  }

  const app = await testApp(variables, db)
  const scam = await addLibraryEntry(db)
  const counts = liveCountsPath(scam)
  const seen = await Promise.all(both.map(({ origin }) => readEvents(origin + counts)))
  const said = await fetch(proxy.origin + counts, {
    method: 'POST',
    body: new URLSearchParams({ type: 'helpful' }),
  })
  expect(await said.json()).toMatchObject({ count: 1 })
  for (const { events } of seen) {
    await vi.waitFor(() => expect(events.at(-1)?.data).toMatchObject({ helpful: 1 }), PATIENT)
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
    const stopped = himaya.stop()
    await proxy.sees(himaya.origin, false)
    expect(await stopped).toBe(0)
    await start({ ...variables, PORT: new URL(himaya.origin).port })
    await proxy.sees(himaya.origin, true)
  }
  const { answered, failures } = await load.end()
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(0)

  const output = started.map((himaya) => himaya.output()).join('')
  expect(output.match(/"msg":"retention"/g)).toHaveLength(1)
})

test('a process that stops says so at once, and serves until balancers may have seen it', async () => {
  const { variables } = await newDatabase()
  const himaya = await start({ ...variables, STOP_DELAY_SECONDS: '300' })
  himaya.process.kill('SIGTERM')
  for (const path of ['/healthz', '/readyz']) {
    await vi.waitFor(
      async () => expect((await fetch(himaya.origin + path)).status).toBe(503),
      PATIENT,
    )
  }
  const answer = await fetch(`${himaya.origin}/terms`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('connection')).toBe('close')
  himaya.process.kill('SIGINT')
  expect(await himaya.stop()).toBe(0)
})

const started: RunningHimaya[] = []

async function start(variables: Record<string, string>): Promise<RunningHimaya> {
  const himaya = await startHimaya(variables)
  started.push(himaya)
  onTestFinished(async () => {
    await himaya.stop()
  })
  return himaya
}

/** A database for processes of their own, and what they are told at their start. */
async function newDatabase() {
  const server = inject('postgres')
  const name = `himaya_processes_${process.pid}_${started.length}`
  await administer(server, `create database ${name}`)
  const db = connect(inDatabase(server, name), () => {})
  const directory = await mkdtemp(join(tmpdir(), 'himaya-processes-'))
  onTestFinished(async () => {
    await db.$client.end()
    await administer(server, `drop database ${name} with (force)`)
    await rm(directory, { recursive: true, force: true })
  })
  const variables: Record<string, string> = {
    DATABASE_URL: addressOf(server, name),
    SECRET_KEY: newSecretKey(),
    DATA_DIR: directory,
    TRUSTED_PROXY_HOPS: '1',
    STOP_DELAY_SECONDS: '1',
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
