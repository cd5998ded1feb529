import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

const ASK = 'himaya:metrics'

type Question = { kind: typeof ASK; id: number; text?: string }

/** In the process that leads: answers each worker that asks with the figures of all. */
export function answerForAll(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker, message: Question) => {
    if (message.kind !== ASK) return
    const text = await all.clusterMetrics().catch(() => undefined)
    if (worker.isConnected()) worker.send({ ...message, text })
  })
}

/** In a worker that starts: it has no figures yet and says so, for who asks all would wait for it in vain. */
export function haveNoFigures(): void {
  AggregatorRegistry.setRegistries([])
  new AggregatorRegistry()
}

/**
 * In a worker: the way to ask for the figures of all, because whoever asks the site reaches any one. Each worker's are told
 * apart: a sum would fall when one is replaced, and would hold the memory of all against the limit of one.
 * @returns null when a worker does not answer in time: the figures of some would look like a fall too
 */
export function askForAll(registry: Registry): () => Promise<string | null> {
  const waiting = new Map<number, (text: string | undefined) => void>()
  let asked = 0
  registry.setDefaultLabels({ worker: `${cluster.worker?.id}` })
  // Made to be left out where workers are summed up.
  Object.assign(registry.getSingleMetric('process_start_time_seconds') ?? {}, { aggregator: 'max' })
  AggregatorRegistry.setRegistries(registry)
  process.on('message', ({ kind, id, text }: Question) => {
    if (kind !== ASK) return
    waiting.get(id)?.(text)
    waiting.delete(id)
  })
  return async () => {
    const id = ++asked
    const text = await new Promise<string | undefined>((resolve) => {
      waiting.set(id, resolve)
      process.send?.({ kind: ASK, id } satisfies Question)
    })
    return text ?? null
  }
}
