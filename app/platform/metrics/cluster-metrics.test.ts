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

/** A starting worker, without metrics. */
const STARTS = `
  import { readConnection } from ${POOL}
  readConnection()
  process.send('started')`
/** Counts one check. On request it reports the metrics of all workers that it receives. */
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

test('any worker reports the metrics of all running workers, each under its number', async () => {
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

test('no metrics are reported if one worker cannot report its own', async () => {
  const first = await spawn(SERVES)
  await spawn(BROKEN)
  expect(await heardBy(first)).toEqual([null, null])
})

async function spawn(program: string): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-cluster-metrics-'))
  const exec = join(folder, 'worker.mjs')
  await writeFile(exec, program)
  // All settings are given, because omitted ones keep the values of the previous pool.
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

/** Returns what a worker answers to two simultaneous requests. */
async function heardBy(worker: Worker): Promise<(string | null)[]> {
  const told = new Promise<(string | null)[]>((resolve) => {
    worker.on('message', ({ heard }) => heard && resolve(heard))
  })
  worker.send('ask')
  return told
}
