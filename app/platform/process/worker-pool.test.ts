import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LONG_POLL } from '../../../tests/support/timeouts.ts'
import { createLog } from '../log.server.ts'
import { startWorkerPool, WorkerFailed } from './worker-pool.server.ts'

/** Answers with its process id once it has the database connection. */
const SERVES = `
  const server = require('node:http').createServer((_, response) => response.end(String(process.pid)))
  process.once('message', ({ connection }) => connection.host === 'a' && server.listen(0, '127.0.0.1'))`

test('workers share one port, and a dead or unreachable worker is replaced', async () => {
  const { port, said } = await poolOf(SERVES, { size: 2 })
  const first = liveWorkers()
  const answers = [await textAt(port), await textAt(port)]
  expect(answers.toSorted()).toEqual(first.map(({ process }) => `${process.pid}`).toSorted())

  first[0]?.process.kill('SIGKILL')
  await vi.waitFor(() => expect(said('a worker serves')).toHaveLength(3), LONG_POLL)
  expect(said('a worker died')).toMatchObject([{ worker: first[0]?.id, signal: 'SIGKILL' }])

  first[1]?.emit('error', new Error('write EPIPE'))
  await vi.waitFor(() => expect(said('a worker serves')).toHaveLength(4), LONG_POLL)
  expect(said('a worker cannot be reached')).toHaveLength(1)
  expect(said('a worker died')).toHaveLength(2)
  expect(liveWorkers()).toHaveLength(2)
})

test('each death within a minute doubles the delay before the next start', async () => {
  const kill = (worker: Worker) => void worker.process.kill('SIGKILL')
  cluster.on('listening', kill)
  onTestFinished(() => void cluster.off('listening', kill))
  const { said } = await poolOf(SERVES)
  await vi.waitFor(() => expect(said('a worker died').length).toBeGreaterThan(3), LONG_POLL)
  const delays = said('a worker died').map(({ retryInMs }) => retryInMs)
  expect(delays.slice(0, 4)).toEqual([100, 200, 400, 800])
})

test('a worker that exits before it listens, or cannot be started, fails the start', async () => {
  await expect(poolOf('process.exit()')).rejects.toThrow(WorkerFailed)
  await expect(poolOf(SERVES, { cwd: '/no/such/folder' })).rejects.toThrow('ENOENT')
})

test('a drain lets running workers finish their requests and starts no new ones', async () => {
  const pool = poolOf(
    `const server = require('node:http').createServer((_, response) => {
       process.once('SIGTERM', () => server.close(() => process.exit()))
       process.once('SIGTERM', () => response.end('answered'))
       process.send('asked')
     })
     try {
       require('node:fs').mkdirSync('taken')
       server.listen(0, '127.0.0.1')
     } catch {
       setInterval(() => {}, 1000)
     }`,
    { size: 2 },
  )
  const failed = expect(pool).rejects.toThrow(WorkerFailed)
  const [, { port }] = await once(cluster, 'listening')
  const asked = once(cluster, 'message')
  const answer = textAt(port)
  await asked
  await vi.waitFor(() => expect(liveWorkers()).toHaveLength(2), LONG_POLL)
  await drain()
  expect(await answer).toBe('answered')
  await failed
  expect([liveWorkers(), saidIn(written, 'a worker died')]).toEqual([[], []])
})

/** Drains the last pool. */
let drain: () => Promise<void>
let written: string

/** Starts a pool of workers that run this program and waits until all listen. */
async function poolOf(program: string, { size = 1, cwd = '' } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-pool-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const exec = join(folder, 'worker.cjs')
  await writeFile(exec, program)
  cluster.setupPrimary({ exec, execArgv: [], cwd: cwd || folder })
  written = ''
  const write = (line: string) => {
    written += line
  }
  const log = createLog('info', { write })
  const pool = startWorkerPool({ size, connection: { host: 'a' }, drainMs: 60_000 }, log)
  drain = pool.drain
  onTestFinished(pool.drain)
  const port = await pool.listening
  return { port, said: (words: string) => saidIn(written, words) }
}

function saidIn(log: string, words: string) {
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === words)
}

function liveWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {})
    .filter((worker) => worker !== undefined)
    .filter((worker) => !worker.isDead())
}

/** Uses a new connection, because connections are distributed round-robin. */
async function textAt(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { Connection: 'close' } })
  return answer.text()
}
