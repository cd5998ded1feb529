import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveClusterMetrics } from './cluster-metrics.server.ts'

const HERE = JSON.stringify(import.meta.resolve('./cluster-metrics.server.ts'))
const POOL = JSON.stringify(import.meta.resolve('../process/worker-pool.server.ts'))
const LIBRARY = JSON.stringify(import.meta.resolve('prom-client'))

/** Has no metrics yet, as a worker that starts. */
const STARTS = `
  import { readConnection } from ${POOL}
  readConnection()
  process.send('started')`
/** Counts one check; when it is told to ask, it says what it hears of all workers. */
const SERVES = `
  import { Counter, Registry } from ${LIBRARY}
  import { createClusterMetrics } from ${HERE}
  const registry = new Registry()
  new Counter({ name: 'checks', help: 'Checks.', registers: [registry] }).inc()
  const metrics = createClusterMetrics(registry)
  process.on('message', async (told) => {
    if (told === 'ask') process.send({ heard: await Promise.all([metrics(), metrics()]) })
  })
  ${STARTS}`
const BROKEN = `${SERVES}
  registry.getMetricsAsJSON = async () => { throw new Error('broken') }`

serveClusterMetrics()

test('any worker tells the metrics of all, each under its number; one that starts has none', async () => {
  const [first, second] = [await spawn(SERVES), await spawn(SERVES)]
  await spawn(STARTS)
  for (const asked of [first, second]) {
    for (const text of await heardBy(asked)) {
      const counts = [...(text ?? '').matchAll(/^checks\{worker="(\d+)"\} 1$/gm)]
      expect(counts.map(([, id]) => Number(id)).toSorted()).toEqual(
        [first.id, second.id].toSorted(),
      )
    }
  }
})

test('nobody is told the metrics of some when one worker cannot say its own', async () => {
  const first = await spawn(SERVES)
  await spawn(BROKEN)
  expect(await heardBy(first)).toEqual([null, null])
})

async function spawn(program: string): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-cluster-metrics-'))
  const exec = join(folder, 'worker.mjs')
  await writeFile(exec, program)
  // All of it: what is left out stays as the last pool of this process had it.
  cluster.setupPrimary({ exec, execArgv: [], cwd: folder })
  const worker = cluster.fork()
  onTestFinished(async () => {
    worker.process.kill('SIGKILL')
    if (!worker.isDead()) await once(worker, 'exit')
    await rm(folder, { recursive: true })
  })
  await once(worker, 'message')
  return worker
}

/** What two who ask a worker at the same time are told. */
async function heardBy(worker: Worker): Promise<(string | null)[]> {
  const told = new Promise<(string | null)[]>((resolve) => {
    worker.on('message', ({ heard }) => heard && resolve(heard))
  })
  worker.send('ask')
  return told
}
