import cluster from 'node:cluster'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#database/connect.server.ts'
import type { Live } from '../live/live.server.ts'
import { readiness } from '../process/readiness.server.ts'
import { createClusterMetrics } from './cluster-metrics.server.ts'

/** External services: see `countFailures`. Failures of feeds are counted by their import. */
export type ExternalService = 'mail' | 'model' | 'evidence' | 'feed' | 'telegram'

/** Operator metrics. Labels never contain visitor data. */
export type Metrics = {
  registry: Registry
  /** All metrics in Prometheus text format, per worker; null if a worker does not respond. */
  text(): Promise<string | null>
  requests: Histogram<'kind' | 'method' | 'status'>
  /** Number of requests rejected by load shedding. */
  shed: Counter
  checks: Counter<'type' | 'result' | 'analyzer'>
  checkSeconds: Histogram<'analyzer'>
  failures: Counter<'of'>
  pageCache: Counter<'answer'>
  jobSuccess: Gauge<'name'>
}

/** Sources read when metrics are requested. */
type Sources = { db: Database; live: Live; leaving: AbortSignal }

/** Creates the metrics of one process. */
export function createMetrics({ db, live, leaving }: Sources): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  watchReadiness(registry, db, leaving)
  watchConnections(registry, db)
  new Gauge({
    name: 'himaya_live_watchers',
    help: 'Open streams of live counts in this process, and what it watches for itself.',
    registers,
    collect() {
      this.set(live.watching)
    },
  })
  return {
    registry,
    text: cluster.isWorker ? createClusterMetrics(registry) : () => registry.metrics(),
    requests: new Histogram({
      name: 'himaya_http_request_seconds',
      help: 'Time from the first byte of a request to the start of its answer, but for pages from memory.',
      labelNames: ['kind', 'method', 'status'],
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
    failures: new Counter({
      name: 'himaya_outside_failures_total',
      help: 'Calls of what is outside that failed: mail, model, evidence or feed.',
      labelNames: ['of'],
      registers,
    }),
    pageCache: new Counter({
      name: 'himaya_page_cache_total',
      help: 'Pages that may be the same for everyone: found in memory (hit) or rendered (miss).',
      labelNames: ['answer'],
      registers,
    }),
    jobSuccess: new Gauge({
      name: 'himaya_job_last_success_timestamp_seconds',
      help: 'When this process last did the whole of a job that one process does for all.',
      labelNames: ['name'],
      registers,
    }),
  }
}

function watchReadiness(registry: Registry, db: Database, leaving: AbortSignal): void {
  new Gauge({
    name: 'himaya_ready',
    help: 'Whether the database takes writes and the process is not about to stop: what /readyz says.',
    registers: [registry],
    async collect() {
      this.set((await readiness({ db, leaving })) === 'ready' ? 1 : 0)
    },
  })
}

function watchConnections(registry: Registry, { $client }: Database): void {
  new Gauge({
    name: 'himaya_database_connections',
    help: 'Connections of the pool that are in use or idle, and who waits for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = $client
      this.set({ state: 'in-use' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
}
