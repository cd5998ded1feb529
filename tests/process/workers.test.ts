import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { testDatabase } from '../support/app.ts'
import { addressOf } from '../support/postgres-server.ts'
import { runHimaya, startHimaya } from '../support/running-himaya.ts'
import { LONG_POLL } from '../support/timeouts.ts'
import { visibleText } from '../support/visible-text.ts'

const SCAM = 'Your parcel is on hold. Pay AED 12.50 at http://emiratespost-ae.top/pay'

test('several workers act as one site, which survives the death of each', {
  timeout: 900_000,
}, async () => {
  const himaya = await startHimaya({ ...(await variables()), WORKERS: '2' })
  onTestFinished(async () => {
    await himaya.stop()
  })
  const lines = (said: string) => linesOf(himaya.output(), said)

  // The limit is shared: each check uses a new connection, which are distributed round-robin.
  const answers: string[] = []
  for (let turn = 0; turn < 12; turn++) answers.push(await check(himaya.origin))
  expect(answers.filter((answer) => answer.includes('Rate limit exceeded'))).toHaveLength(2)
  const posts = () => lines('request').filter(({ method }) => method === 'POST')
  await vi.waitFor(() => expect(posts()).toHaveLength(12), LONG_POLL)
  expect(new Set(posts().map(({ worker }) => worker)).size).toBe(2)

  // Metrics of all workers, per worker, from any of them.
  const checks = await figuresOf(himaya.origin, 'himaya_checks_total')
  expect(Object.values(checks).reduce((sum, count) => sum + count)).toBe(10)
  for (const name of ['process_resident_memory_bytes', 'process_start_time_seconds']) {
    expect(Object.keys(await figuresOf(himaya.origin, name)), name).toEqual(['1', '2'])
  }

  // A killed worker is replaced by one with a new number that counts from zero.
  const [first] = lines('a worker serves')
  process.kill(Number(first?.pid), 'SIGKILL')
  await vi.waitFor(() => expect(lines('a worker serves')).toHaveLength(3), LONG_POLL)
  expect(lines('a worker died')).toHaveLength(1)
  const [left = ''] = Object.keys(checks).filter((worker) => worker !== `${first?.worker}`)
  await vi.waitFor(async () => {
    const memory = await figuresOf(himaya.origin, 'process_resident_memory_bytes')
    expect(Object.keys(memory)).toEqual([left, '3'])
  }, LONG_POLL)
  expect(await figuresOf(himaya.origin, 'himaya_checks_total')).toEqual({ [left]: checks[left] })

  expect(lines('retention')).toHaveLength(1)
  expect(await himaya.stop()).toBe(0)
  await expect(fetch(himaya.origin)).rejects.toThrow()
})

test('an occupied port stops the start of workers with one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { code, output } = await runHimaya({
    ...(await variables()),
    WORKERS: '2',
    PORT: `${(other.address() as AddressInfo).port}`,
    LOG_LEVEL: 'error',
  })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    'Himaya cannot start: another program listens on this HOST and PORT',
  ])
})

/** Creates a database and a folder. */
async function variables(): Promise<Record<string, string>> {
  const db = await testDatabase()
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'himaya-workers-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  const { rows } = await db.$client.query('select current_database() as name')
  const DATABASE_URL = addressOf(inject('postgres'), rows[0].name)
  return { DATABASE_URL, SECRET_KEY: newSecretKey(), DATA_DIR }
}

async function check(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/scam-checker`, {
    method: 'POST',
    headers: { Origin: origin, Connection: 'close' },
    body: new URLSearchParams({ type: 'message', text: SCAM }),
  })
  return visibleText(await answer.text())
}

/** Returns a metric per worker, summed over its labels. */
async function figuresOf(origin: string, name: string): Promise<Record<string, number>> {
  const answer = await fetch(`${origin}/metrics`, { headers: { Connection: 'close' } })
  const figures = await answer.text()
  const found = figures.matchAll(new RegExp(`^${name}\\{.*worker="(\\d+)".*\\} (\\S+)$`, 'gm'))
  const counts: Record<string, number> = {}
  for (const [, worker = '', count] of found) {
    counts[worker] = (counts[worker] ?? 0) + Number(count)
  }
  return counts
}

type Line = { msg: string; worker?: number; pid?: number; method?: string }

function linesOf(output: string, said: string): Line[] {
  return output
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === said)
}
