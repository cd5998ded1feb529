import cluster, { type Worker } from 'node:cluster'
import { on } from 'node:events'
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client'

const ALL = 'himaya:metrics of all'
const OWN = 'himaya:metrics of one'
/** How long a worker that serves may take to say its figures. */
const PATIENCE_MS = 5_000

/** A worker asks for the figures of all and is told them as text. */
type AskedForAll = { kind: typeof ALL; id: number; text?: string }
/** Each worker is asked for its own. */
type AskedForOwn = { kind: typeof OWN; id: number; metrics?: MetricObject[] }

/**
 * In the process that leads, before the first worker: answers each that asks with the figures of all that serve. Who still
 * starts has none, and is too busy to say so.
 */
export function answerForAll(): void {
  const serving = new WeakSet<Worker>()
  let asked = 0
  cluster.on('listening', (worker) => {
    serving.add(worker)
    // One for each that asks.
    worker.setMaxListeners(0)
  })
  cluster.on('message', async (worker, { kind, id }: AskedForAll) => {
    if (kind !== ALL) return
    const question = ++asked
    const all = Object.values(cluster.workers ?? {})
      .filter((one) => one !== undefined)
      .filter((one) => serving.has(one) && one.isConnected())
    const text = await Promise.all(all.map((one) => figuresOf(one, question)))
      .then((figures) => AggregatorRegistry.aggregate(figures).metrics())
      .catch(() => undefined)
    tell(worker, { kind, id, text })
  })
}

/**
 * @returns no figures when it ends meanwhile
 * @throws when it can't say them, or not in time
 */
async function figuresOf(worker: Worker, id: number): Promise<MetricObject[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const messages = on(worker, 'message', { signal, close: ['disconnect'] })
  tell(worker, { kind: OWN, id })
  for await (const [told] of messages as AsyncIterable<[AskedForOwn]>) {
    if (told.kind !== OWN || told.id !== id) continue
    if (!told.metrics) throw new Error('a worker cannot say its figures')
    return told.metrics
  }
  return []
}

/** What can't be told to one that has just died is no fault of anybody. */
function tell(worker: Worker, message: AskedForAll | AskedForOwn): void {
  if (worker.isConnected()) worker.send(message, () => {})
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
  process.on('message', async (message: AskedForAll | AskedForOwn) => {
    if (message.kind === OWN) {
      const metrics = await registry.getMetricsAsJSON().catch(() => undefined)
      process.send?.({ ...message, metrics })
    }
    if (message.kind === ALL) {
      waiting.get(message.id)?.(message.text)
      waiting.delete(message.id)
    }
  })
  return async () => {
    const id = ++asked
    const text = await new Promise<string | undefined>((resolve) => {
      waiting.set(id, resolve)
      process.send?.({ kind: ALL, id } satisfies AskedForAll)
    })
    return text ?? null
  }
}
