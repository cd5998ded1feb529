import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runHimaya, startHimaya } from '../support/running-himaya.ts'
import { startLoad } from '../support/steady-load.ts'
import { visibleText } from '../support/visible-text.ts'

const PATIENT = { timeout: 60_000, interval: 50 }
const SCAM = 'Your parcel is on hold. Pay AED 12.50 at http://emiratespost-ae.top/pay'

test('several workers are one site, which outlives the death and the replacement of each', {
  timeout: 180_000,
}, async () => {
  const { himaya, lines } = await startTwoWorkers()

  // One limit, whoever answers: each check comes on a connection of its own, which go to the workers in turn.
  const answers: string[] = []
  for (let turn = 0; turn < 12; turn++) answers.push(await check(himaya.origin))
  expect(answers.filter((answer) => answer.includes('Rate limit exceeded'))).toHaveLength(2)
  const posts = () => lines('request').filter(({ method }) => method === 'POST')
  await vi.waitFor(() => expect(posts()).toHaveLength(12), PATIENT)
  expect(new Set(posts().map(({ worker }) => worker)).size).toBe(2)

  // The figures of all, whoever is asked, and those of each by themselves.
  await vi.waitFor(() => expect(lines('a worker serves')).toHaveLength(2), PATIENT)
  const checks = await figuresOf(himaya.origin, 'himaya_checks_total')
  expect(Object.values(checks).reduce((sum, count) => sum + count)).toBe(10)
  for (const name of ['process_resident_memory_bytes', 'process_start_time_seconds']) {
    expect(Object.keys(await figuresOf(himaya.origin, name)), name).toEqual(['1', '2'])
  }

  // Nobody is told those of some for those of all.
  const [first, second] = lines('a worker serves')
  process.kill(Number(first?.pid), 'SIGSTOP')
  const asking = [askFigures(himaya.origin), askFigures(himaya.origin)]
  expect((await Promise.race(asking)).status).toBe(503)
  process.kill(Number(first?.pid), 'SIGCONT')
  await Promise.all(asking)

  // One that is killed has a successor, which counts for itself, and which nobody waits for while it starts.
  process.kill(Number(first?.pid), 'SIGKILL')
  await vi.waitFor(() => expect(lines('a worker died')).toHaveLength(1), PATIENT)
  const told: number[] = []
  do told.push((await askFigures(himaya.origin)).status)
  while (lines('a worker serves').length < 3)
  expect(told.filter((status) => status !== 200)).toEqual([])
  const { worker: left } = { worker: 0, ...second }
  expect(await figuresOf(himaya.origin, 'himaya_checks_total')).toEqual({ [left]: checks[left] })

  const urls = ['/', '/readyz', '/scam-checker', '/scam-library?q=parcel']
  const load = startLoad(urls.map((path) => himaya.origin + path))
  himaya.process.kill('SIGUSR2')
  await vi.waitFor(() => expect(lines('all workers are new')).toHaveLength(1), PATIENT)
  const { answered, failures } = await load.end()
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(0)
  expect(lines('a worker serves')).toHaveLength(5)

  expect(lines('retention')).toHaveLength(1)
  expect(await himaya.stop()).toBe(0)
  await expect(fetch(himaya.origin)).rejects.toThrow()
})

test('workers that die while they are replaced leave as many as there were', {
  timeout: 180_000,
}, async () => {
  const { himaya, lines } = await startTwoWorkers()
  const hired = () => lines('a worker serves').map(({ pid }) => Number(pid))
  await vi.waitFor(() => expect(hired()).toHaveLength(2), PATIENT)
  himaya.process.kill('SIGUSR2')
  await vi.waitFor(() => expect(lines('the workers are replaced')).toHaveLength(1), PATIENT)
  for (const pid of hired()) process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(lines('all workers are new')).toHaveLength(1), PATIENT)
  await vi.waitFor(() => expect(hired()).toHaveLength(6), PATIENT)
  expect(hired().filter(isAlive)).toHaveLength(2)
})

test('a report that is on its way for longer than a stop would wait is received by the worker that was replaced', {
  timeout: 180_000,
}, async () => {
  const { himaya, lines } = await startTwoWorkers()
  const sendRest = await beginReport(himaya.origin)
  himaya.process.kill('SIGUSR2')
  await vi.waitFor(() => expect(lines('all workers are new')).toHaveLength(1), PATIENT)
  expect(await sendRest()).toBe(303)
  expect(await himaya.stop()).toBe(0)
})

test('who wants new workers while the first ones start gets them, and nobody is killed by it', {
  timeout: 180_000,
}, async () => {
  let asked = false
  const himaya = await startHimaya(
    { DATA_DIR: await dataDirectory(), WORKERS: '3' },
    (output, child) => {
      if (asked || linesOf(output, 'a worker serves').length === 0) return
      asked = child.kill('SIGUSR2')
    },
  )
  onTestFinished(async () => {
    await himaya.stop()
  })
  await vi.waitFor(
    () => expect(linesOf(himaya.output(), 'all workers are new')).toHaveLength(1),
    PATIENT,
  )
  expect((await fetch(`${himaya.origin}/healthz`)).status).toBe(200)
  expect(await himaya.stop()).toBe(0)
})

test('a worker that serves while the others start answers what has begun when it is stopped', {
  timeout: 180_000,
}, async () => {
  const port = await freePort()
  let answered: Promise<number | undefined> | undefined
  let output = ''
  const starting = startHimaya(
    { DATA_DIR: await dataDirectory(), WORKERS: '4', PORT: `${port}` },
    (printed, child) => {
      output = printed
      if (linesOf(output, 'a worker serves').length > 0) answered ??= answerOfStopped(child)
    },
  )
  async function answerOfStopped(child: ChildProcess) {
    const sendRest = await beginReport(`http://127.0.0.1:${port}`)
    child.kill('SIGTERM')
    await vi.waitFor(() => expect(linesOf(output, 'stopping').length).toBeGreaterThan(0), PATIENT)
    return sendRest()
  }
  await expect(starting).rejects.toThrow('Himaya exited with 0')
  expect(await answered).toBe(303)
})

test('workers whose port is taken stop the start with one line', async () => {
  const himaya = await startHimaya({ DATA_DIR: await dataDirectory() })
  onTestFinished(async () => {
    await himaya.stop()
  })
  const { port } = new URL(himaya.origin)
  const { code, output } = await runHimaya({
    DATA_DIR: await dataDirectory(),
    WORKERS: '2',
    PORT: port,
    LOG_LEVEL: 'error',
  })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    'Himaya cannot start: another program listens on this HOST and PORT',
  ])
})

async function startTwoWorkers() {
  const himaya = await startHimaya({ DATA_DIR: await dataDirectory(), WORKERS: '2' })
  onTestFinished(async () => {
    await himaya.stop()
  })
  return { himaya, lines: (said: string) => linesOf(himaya.output(), said) }
}

async function dataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-workers-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function check(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/scam-checker`, {
    method: 'POST',
    headers: { Origin: origin, Connection: 'close' },
    body: new URLSearchParams({ type: 'message', text: SCAM }),
  })
  return visibleText(await answer.text())
}

/** A report of which the first part has come in. Gives the way to send the rest, and then its status. */
async function beginReport(origin: string): Promise<() => Promise<number | undefined>> {
  const page = await (await fetch(`${origin}/report-scam`)).text()
  const fields = {
    form: randomUUID(),
    title: 'Fake parcel fee',
    description: 'A text message said that my parcel waits and asked for a small fee.',
    category: /<option value="([\da-f-]{36})"/.exec(page)?.[1] ?? '',
  }
  const [first, ...rest] = Object.entries(fields).map(
    ([name, value]) =>
      `--between\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const headers = {
    Origin: origin,
    Expect: '100-continue',
    'Content-Type': 'multipart/form-data; boundary=between',
  }
  const sending = request(`${origin}/report-scam`, { method: 'POST', headers })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  // One that is cut off is told of to who waits for the answer.
  answered.catch(() => {})
  sending.flushHeaders()
  await once(sending, 'continue')
  sending.write(first)
  return async () => {
    sending.end(`${rest.join('')}--between--\r\n`)
    const [answer] = await answered
    answer.resume()
    return answer.statusCode
  }
}

function askFigures(origin: string): Promise<Response> {
  return fetch(`${origin}/metrics`, { headers: { Connection: 'close' } })
}

/** What each worker has of a metric, over all its labels. */
async function figuresOf(origin: string, name: string): Promise<Record<string, number>> {
  const figures = await (await askFigures(origin)).text()
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
