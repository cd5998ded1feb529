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

/**
 * In a worker: the way to ask for the figures of all, because whoever asks the site reaches any one. Its own alone, when
 * another does not answer in time.
 */
export function askForAll(registry: Registry): () => Promise<string> {
  const waiting = new Map<number, (text: string | undefined) => void>()
  let asked = 0
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
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
    return text ?? registry.metrics()
  }
}
