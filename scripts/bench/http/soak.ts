import { setTimeout as pause } from 'node:timers/promises'
import { type RunningSite, requestText, send, startSite } from './processes.ts'

const LOOK_EVERY_MS = 5_000
const CONNECTIONS = 8
/** Heap limit in MB. With a larger heap, garbage is collected late and hides leaks. */
const MAX_HEAP_MB = 192
const WATCHED = {
  'resident memory': 'process_resident_memory_bytes',
  'heap in use': 'nodejs_heap_size_used_bytes',
  'active handles': 'nodejs_active_handles_total',
  'open files': 'process_open_fds',
  'database connections': 'himaya_database_connections',
}
/** Maximum ratio of the last third to the middle third, once memory has settled. */
const ALLOWED = 1.15
const A_FEW = 10

/** Sends ordinary traffic for `minutes` and checks for unbounded growth. @throws if something grows */
export async function benchSoak(minutes = 10): Promise<void> {
  const site = await startSite({
    LOG_LEVEL: 'warn',
    TRUSTED_PROXY_HOPS: '1',
    NODE_OPTIONS: `--max-old-space-size=${MAX_HEAP_MB}`,
  })
  try {
    const seconds = minutes * 60
    const sending = send({
      port: site.port,
      connections: CONNECTIONS,
      seconds,
      requests: await ordinaryTraffic(site),
    })
    const samples: Record<string, number[]> = {}
    const end = performance.now() + seconds * 1000 - LOOK_EVERY_MS
    while (performance.now() < end) {
      await pause(LOOK_EVERY_MS)
      for (const [name, metric] of Object.entries(WATCHED)) {
        const seen = samples[name] ?? []
        samples[name] = seen
        seen.push(await site.metric(metric))
      }
    }
    const sent = await sending
    console.log(
      `\n${minutes} minutes, ${CONNECTIONS} connections: ${Math.round(sent.perSecond)}/s, p50 ${sent.p50.toFixed(1)} ms, p99 ${sent.p99.toFixed(1)} ms, ${JSON.stringify(sent.statuses)}, broken ${sent.broken}`,
    )
    const shed = await site.metric('himaya_shed_requests_total')
    for (const [fault, times] of Object.entries(sent.faults)) console.log(`  ${times} x ${fault}`)
    console.log(`  turned away as too many: ${shed}`)
    const grown = Object.entries(samples).filter(([name, seen]) => isGrowing(name, seen))
    if (grown.length > 0) throw new Error(`grows: ${grown.map(([name]) => name).join(', ')}`)
  } finally {
    await site.stop()
  }
}

/** Compares the minima of the middle and last third, which excludes uncollected garbage. */
function isGrowing(name: string, seen: readonly number[]): boolean {
  const third = Math.floor(seen.length / 3)
  const least = (from: number) => Math.min(...seen.slice(from, from + third))
  const [first, middle, last] = [least(0), least(third), least(2 * third)]
  const show = (value: number) => (value > 1e6 ? `${(value / 1e6).toFixed(0)} MB` : String(value))
  const grows = last > middle * ALLOWED + A_FEW
  console.log(
    `  ${name.padEnd(22)} least of each third: ${[first, middle, last].map(show).join(', ')}${grows ? '  GROWS' : ''}`,
  )
  return grows
}

async function ordinaryTraffic(site: RunningSite): Promise<string[]> {
  const library = await (await fetch(`${site.origin}/api/v1/scams`)).text()
  const scams = [...new Set(library.match(/[\da-f]{8}-[\da-f-]{27}/g))].slice(0, 10)
  const check = new URLSearchParams({
    type: 'message',
    text: 'Pay AED 12 at http://emirates-post.top',
  })
  const posting = (path: string, body: string, visitor: number) =>
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\nX-Forwarded-For: 10.0.${visitor >> 8}.${visitor & 255}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  return Array.from({ length: 400 }, (_, visitor) => [
    requestText('/', site),
    requestText('/scam-library', site),
    requestText(`/scam-library/${scams[visitor % scams.length]}`, site),
    requestText(`/ar/scam-library?q=parcel${visitor}`, site),
    requestText('/no-such-page', site),
    posting('/scam-checker', String(check), visitor),
    posting(`/api/live/scams/${scams[visitor % scams.length]}`, 'type=helpful', visitor),
  ]).flat()
}
