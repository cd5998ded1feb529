import cluster from 'node:cluster'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.server.ts'
import { startCrew, WorkerFailed } from './crew.server.ts'

const SERVES = `require('node:http').createServer().listen(0)`

test('a worker that can no longer be told anything is replaced once it has ended', async () => {
  const { lines } = await crewOf(SERVES)
  const [worker] = Object.values(cluster.workers ?? {})
  worker?.emit('error', new Error('write EPIPE'))
  worker?.emit('error', new Error('write EPIPE'))
  worker?.process.kill('SIGKILL')
  await expect.poll(() => lines('a worker serves'), { timeout: 30_000 }).toBe(2)
  expect(lines('a worker died')).toBe(1)
  expect(lines('a worker cannot be reached')).toBe(2)
})

test('a worker that ends before it serves, or that cannot be had, fails the start', async () => {
  await expect(crewOf('process.exit()')).rejects.toThrow(WorkerFailed)
  await expect(crewOf(SERVES, '/no/such/folder')).rejects.toThrow('ENOENT')
})

/** A crew of one, whose worker is this program. */
async function crewOf(program: string, cwd = tmpdir()) {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-crew-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'worker.cjs')
  await writeFile(file, program)
  cluster.setupPrimary({ exec: file, execArgv: [], cwd })
  let written = ''
  const write = (line: string) => {
    written += line
  }
  const plan = { size: 1, patienceMs: 0, orders: { connection: {} } }
  const crew = await startCrew(plan, createLog('info', { write }))
  onTestFinished(() => crew.stop())
  return { lines: (said: string) => written.split(`"${said}"`).length - 1 }
}
