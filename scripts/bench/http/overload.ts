import { setTimeout as pause } from 'node:timers/promises'
import type { OpenLoopOptions, OpenLoopResult } from './open-loop-sender.ts'
import { requestText, runSender, send, startSite } from './processes.ts'

const CONNECTIONS = 16
const CAPACITY_SECONDS = 8
const SECONDS = 30
/** More pages than are requested, so that none comes from the cache. */
const PAGES = 10_000
const TIMES = [1, 2]

/**
 * Sends the load that one process can handle, and twice as much. Reports which requests are answered, how
 * fast, and which are rejected.
 */
export async function benchOverload(): Promise<void> {
  const site = await startSite({ LOG_LEVEL: 'warn' })
  try {
    const requests = (round: string) =>
      Array.from({ length: PAGES }, (_, page) =>
        requestText(`/scam-library?q=${round}x${page}`, site, { more: 'Connection: close\r\n' }),
      )
    const measuring = { port: site.port, connections: CONNECTIONS }
    await send({ ...measuring, seconds: 2, requests: requests('warm') })
    const alone = await send({ ...measuring, seconds: CAPACITY_SECONDS, requests: requests('all') })
    console.log(
      `\nSearches of the library, which are not kept: ${Math.round(alone.perSecond)}/s over ${CONNECTIONS} connections, p50 ${alone.p50.toFixed(0)} ms, p99 ${alone.p99.toFixed(0)} ms`,
    )
    for (const times of TIMES) {
      const perSecond = Math.round(alone.perSecond * times)
      const offer: OpenLoopOptions = { port: site.port, perSecond, seconds: SECONDS }
      const offered = await runSender<OpenLoopResult>('open-loop-sender.ts', offer)
      const { statuses, withoutRetryAfter, broken, p50, p99, refusedAfter } = offered
      const refused = statuses[503] ?? 0
      const sum = Object.values(statuses).reduce((total, count) => total + count, 0) + broken
      console.log(`\n${times} x that, ${perSecond}/s for ${SECONDS} s`)
      console.log(
        `  taken       ${Math.round((statuses[200] ?? 0) / SECONDS)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
      )
      console.log(
        `  turned away ${((refused / sum) * 100).toFixed(0)} %, after ${refusedAfter.toFixed(0)} ms, ${withoutRetryAfter} of them without Retry-After`,
      )
      console.log(`  ${JSON.stringify(statuses)}, broken ${broken}`)
      console.log(`  taken again after ${(await recovery(site.origin)).toFixed(0)} ms`)
    }
  } finally {
    await site.stop()
  }
}

async function recovery(origin: string): Promise<number> {
  const begin = performance.now()
  for (let turn = 0; ; turn++) {
    const answer = await fetch(`${origin}/scam-library?q=after${begin}x${turn}`)
    await answer.arrayBuffer()
    if (answer.status === 200) return performance.now() - begin
    await pause(20)
  }
}
