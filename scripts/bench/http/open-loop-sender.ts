/**
 * Load generator (open loop) in its own process: sends requests at a fixed rate regardless of responses, each
 * for another page over a new connection. Reads `OpenLoopOptions` as JSON and prints an `OpenLoopResult`.
 */
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

export type OpenLoopOptions = { port: number; perSecond: number; seconds: number }

/** Responses by status; milliseconds for those not rejected. */
export type OpenLoopResult = {
  statuses: Record<string, number>
  /** Rejected without a Retry-After header. */
  withoutRetryAfter: number
  broken: number
  p50: number
  p99: number
  /** Median time to rejection. */
  refusedAfter: number
}

const TICK_MS = 5

const { port, perSecond, seconds } = JSON.parse(
  Buffer.concat(await process.stdin.toArray()).toString(),
) as OpenLoopOptions
const times: Record<'taken' | 'refused', number[]> = { taken: [], refused: [] }
const offered = { statuses: {} as Record<string, number>, withoutRetryAfter: 0, broken: 0 }
const all: Promise<void>[] = []
const begin = performance.now()
while (performance.now() - begin < seconds * 1000) {
  const due = ((performance.now() - begin) / 1000) * perSecond
  while (all.length < due) all.push(ask(all.length))
  await pause(TICK_MS)
}
await Promise.all(all)
const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
const answer: OpenLoopResult = {
  ...offered,
  p50: at(times.taken, 0.5),
  p99: at(times.taken, 0.99),
  refusedAfter: at(times.refused, 0.5),
}
console.log(JSON.stringify(answer))

function ask(number: number): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now()
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `GET /scam-library?q=offered${process.pid}x${number} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    )
    socket.on('data', (bytes) => parts.push(bytes))
    socket.on('error', () => {})
    socket.on('close', () => {
      const head = Buffer.concat(parts).toString('latin1').split('\r\n\r\n', 1)[0] ?? ''
      const status = head.slice(9, 12)
      if (status === '') offered.broken += 1
      else offered.statuses[status] = (offered.statuses[status] ?? 0) + 1
      if (status === '503' && !/^retry-after: \d/im.test(head)) offered.withoutRetryAfter += 1
      times[status === '503' ? 'refused' : 'taken'].push(performance.now() - start)
      resolve()
    })
  })
}
