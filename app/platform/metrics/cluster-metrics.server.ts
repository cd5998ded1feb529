import cluster from 'node:cluster'
import { on } from 'node:events'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** A worker asks with it for the metrics of all, and is told them as `text`. */
const ALL_METRICS = 'himaya:metrics of all'

/** In the first process: tells each worker that asks the metrics of all workers, or null when one of them does not answer. */
export function serveClusterMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker, { kind }) => {
    if (kind !== ALL_METRICS) return
    const text = await all.clusterMetrics().catch(() => null)
    if (worker.isConnected()) worker.send({ kind, text }, () => {})
  })
}

/**
 * In a worker: what asks the first process for the metrics of all workers. Those of each are told apart by a label: a sum
 * would fall when one is replaced, and would hold the memory of all against the limit of one.
 */
export function createClusterMetrics(registry: Registry): () => Promise<string | null> {
  registry.setDefaultLabels({ worker: `${cluster.worker?.id}` })
  // prom-client leaves it out of clusterMetrics, because it cannot be summed up.
  Object.assign(registry.getSingleMetric('process_start_time_seconds') ?? {}, { aggregator: 'max' })
  AggregatorRegistry.setRegistries(registry)
  let asking: Promise<string | null> | undefined
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}

async function ask(): Promise<string | null> {
  const messages = on(process, 'message')
  process.send?.({ kind: ALL_METRICS })
  for await (const [{ kind, text }] of messages) if (kind === ALL_METRICS) return text
  return null
}
