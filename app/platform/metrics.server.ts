import cluster from 'node:cluster'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { askForAll } from './process/crew-metrics.server.ts'

/** What an operator watches. No label ever holds anything of a visitor. */
export type Metrics = {
  registry: Registry
  /** All of them in Prometheus' text format, for all workers together. */
  text(): Promise<string>
  requests: Histogram<'method' | 'status'>
  /** Requests that were turned away because too many were under way. */
  shed: Counter
  checks: Counter<'type' | 'result' | 'analyzer'>
  checkSeconds: Histogram<'analyzer'>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    text: cluster.isWorker ? askForAll(registry) : () => registry.metrics(),
    requests: new Histogram({
      name: 'himaya_http_request_seconds',
      help: 'Time from the first byte of a request to the start of its answer.',
      labelNames: ['method', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 15],
      registers,
    }),
    shed: new Counter({
      name: 'himaya_shed_requests_total',
      help: 'Requests that were turned away because too many were under way.',
      registers,
    }),
    checks: new Counter({
      name: 'himaya_checks_total',
      help: 'Finished checks.',
      labelNames: ['type', 'result', 'analyzer'],
      registers,
    }),
    checkSeconds: new Histogram({
      name: 'himaya_check_seconds',
      help: 'Time an analyzer took for one text.',
      labelNames: ['analyzer'],
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5, 15],
      registers,
    }),
  }
}
