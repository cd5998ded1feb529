import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
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

test('who wants new workers while they are replaced gets those that start after that', async () => {
  const { crew, lines } = await crewOf(`process.on('SIGUSR2', () => process.exit()); ${SERVES}`)
  const first = crew.restart()
  await Promise.all([first, crew.restart(), crew.restart()])
  expect(lines('all workers are new')).toBe(2)
  expect(lines('a worker serves')).toBe(3)
})

test('a worker that is still starting when new ones are wanted is replaced too', async () => {
  const serve = (worker: Worker) => worker.send({ serve: true })
  cluster.once('online', serve)
  const { crew, lines } = await crewOf(`
    process.on('SIGUSR2', () => process.exit())
    process.on('message', ({ serve }) => serve && ${SERVES})`)
  const restarted = once(cluster, 'online')
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL')
  const [starting] = await restarted
  cluster.once('online', serve)
  onTestFinished(() => void cluster.off('online', serve))
  const replaced = crew.restart()
  serve(starting)
  await replaced
  expect([starting.isDead(), lines('a worker serves')]).toEqual([true, 3])
})

test('who is told to stop while workers are replaced hires nobody any more', async () => {
  const { crew, lines } = await crewOf(`process.on('SIGUSR2', () => {}); ${SERVES}`, { size: 2 })
  const replaced = crew.restart()
  await expect.poll(() => lines('a worker serves'), { timeout: 30_000 }).toBe(3)
  await Promise.all([crew.stop(), replaced])
  expect(Object.values(cluster.workers ?? {}).filter((worker) => !worker?.isDead())).toEqual([])
  expect(lines('a worker serves')).toBe(3)
})

test('a worker that ends before it serves, or that cannot be had, fails the start', async () => {
  await expect(crewOf('process.exit()')).rejects.toThrow(WorkerFailed)
  await expect(crewOf(SERVES, { cwd: '/no/such/folder' })).rejects.toThrow('ENOENT')
})

/** A crew whose workers are this program. */
async function crewOf(program: string, { size = 1, cwd = tmpdir() } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-crew-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'worker.cjs')
  await writeFile(file, program)
  cluster.setupPrimary({ exec: file, execArgv: [], cwd })
  let written = ''
  const write = (line: string) => {
    written += line
  }
  const plan = { size, patienceMs: 0, orders: { connection: {} } }
  const crew = startCrew(plan, createLog('info', { write }))
  onTestFinished(() => crew.stop())
  await crew.serving
  return { crew, lines: (said: string) => written.split(`"${said}"`).length - 1 }
}
