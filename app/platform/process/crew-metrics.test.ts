import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { answerForAll } from './crew-metrics.server.ts'

const HERE = JSON.stringify(import.meta.resolve('./crew-metrics.server.ts'))
const LIBRARY = JSON.stringify(import.meta.resolve('prom-client'))

/** A worker that counts one check and serves; told to `ask`, it says what it hears of all. */
const SERVES = `
  import { createServer } from 'node:http'
  import { Counter, Registry } from ${LIBRARY}
  import { askForAll } from ${HERE}
  const registry = new Registry()
  new Counter({ name: 'checks', help: 'Checks.', registers: [registry] }).inc()
  const ask = askForAll(registry)
  process.on('message', async (told) => told === 'ask' && process.send({ heard: await ask() }))
  createServer().listen(0)`
/** A worker that is too busy with its start to hear anything. */
const STARTS = 'setInterval(() => {}, 1000)'

answerForAll()

test('who still starts is not waited for, and has no figures', async () => {
  const [first, second] = [await hire(SERVES), await hire(SERVES)]
  await hire(STARTS, 'online')
  expect(await heardBy(first)).toEqual([first.id, second.id])
})

test('who ends while it is asked is not waited for, and its figures are gone', async () => {
  const first = await hire(SERVES)
  const second = await hire(`${SERVES}
    process.on('message', ({ kind, id }) => kind && process.exit())`)
  const ended = once(second, 'exit')
  expect(await heardBy(first)).toEqual([first.id])
  await ended
})

test('nobody is told the figures of some when one cannot say its own', async () => {
  const first = await hire(SERVES)
  await hire(`${SERVES}
    registry.getMetricsAsJSON = async () => { throw new Error('broken') }`)
  expect(await heardBy(first)).toBeNull()
})

async function hire(program: string, until: 'online' | 'listening' = 'listening'): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-crew-metrics-'))
  const file = join(folder, 'worker.mjs')
  await writeFile(file, program)
  cluster.setupPrimary({ exec: file, execArgv: [] })
  const worker = cluster.fork()
  onTestFinished(async () => {
    worker.process.kill('SIGKILL')
    if (!worker.isDead()) await once(worker, 'exit')
    await rm(folder, { recursive: true })
  })
  await once(worker, until)
  return worker
}

/** The workers whose one check it is told of. */
async function heardBy(worker: Worker): Promise<number[] | null> {
  const heard = new Promise<string | null>((resolve) => {
    worker.on('message', (told: { heard?: string | null }) => {
      if (told.heard !== undefined) resolve(told.heard)
    })
  })
  worker.send('ask')
  const figures = await heard
  if (figures === null) return null
  return [...figures.matchAll(/^checks\{worker="(\d+)"\} 1$/gm)].map(([, id]) => Number(id))
}
