import cluster from 'node:cluster'
import { on } from 'node:events'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** Message type with which a worker requests the metrics of all workers; the reply has `text`. */
const ALL_METRICS = 'himaya:metrics of all'

/**
 * In the primary process: answers workers with the metrics of all workers, or null if one does not respond.
 */
export function serveClusterMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker, { kind }) => {
    if (kind !== ALL_METRICS) return
    const text = await all.clusterMetrics().catch(() => null)
    if (worker.isConnected()) worker.send({ kind, text }, () => {})
  })
}

/**
 * In a worker: returns a function that requests the metrics of all workers. Each worker has its own label: a
 * sum would drop when one is replaced, and would compare the memory of all with the limit of one.
 */
export function createClusterMetrics(registry: Registry): () => Promise<string | null> {
  registry.setDefaultLabels({ worker: `${cluster.worker?.id}` })
  // prom-client leaves it out of clusterMetrics, because it cannot be summed.
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
