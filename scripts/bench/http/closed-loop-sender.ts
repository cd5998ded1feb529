/**
 * Load generator (closed loop) in its own process: keeps connections open with one request at a time on each.
 * Reads `ClosedLoopOptions` as JSON and prints a `ClosedLoopResult`.
 */
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'

export type ClosedLoopOptions = {
  port: number
  connections: number
  seconds: number
  /** Complete requests, sent in turn. */
  requests: string[]
}

/**
 * Milliseconds for responses below 500. `statuses` counts all; `faults` counts those of 500 and above by
 * request.
 */
export type ClosedLoopResult = {
  perSecond: number
  p50: number
  p99: number
  statuses: Record<string, number>
  faults: Record<string, number>
  broken: number
}

const HEAD_END = Buffer.from('\r\n\r\n')

const { port, connections, seconds, requests } = JSON.parse(
  Buffer.concat(await process.stdin.toArray()).toString(),
) as ClosedLoopOptions
const statuses: Record<string, number> = {}
const faults: Record<string, number> = {}
const times: number[] = []
let broken = 0
let turn = 0
const begin = performance.now()
const end = begin + seconds * 1000

await Promise.all(Array.from({ length: connections }, keepSending))
const took = (performance.now() - begin) / 1000
times.sort((a, b) => a - b)
const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0)
const sent: ClosedLoopResult = {
  perSecond: answered / took,
  p50: at(0.5),
  p99: at(0.99),
  statuses,
  faults,
  broken,
}
console.log(JSON.stringify(sent))

async function keepSending(): Promise<void> {
  while (performance.now() < end) await sendOverOne()
}

/** Sends on one connection until the time is up or the server closes it. */
function sendOverOne(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let parts: Buffer[] = []
    let missing = -1
    let start = 0
    let underWay = false
    let asked = ''

    function send(): void {
      if (performance.now() >= end) {
        socket.end()
        return
      }
      start = performance.now()
      underWay = true
      asked = requests[turn++ % requests.length] ?? ''
      socket.write(asked)
    }

    function read(bytes: Buffer): void {
      if (missing >= 0) missing -= bytes.length
      else {
        parts.push(bytes)
        const text = Buffer.concat(parts)
        const headEnd = text.indexOf(HEAD_END)
        if (headEnd < 0) return
        parts = []
        const head = text.subarray(0, headEnd).toString('latin1')
        const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN)
        const isChunked = Number.isNaN(length) && /^transfer-encoding: chunked/im.test(head)
        count(head.slice(9, 12))
        // A chunked response: closes the connection instead of parsing chunks.
        if (isChunked) {
          finish()
          return
        }
        missing = (length || 0) - (text.length - headEnd - HEAD_END.length)
      }
      if (missing > 0) return
      missing = -1
      underWay = false
      send()
    }

    function count(status: string): void {
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status < '500') return void times.push(performance.now() - start)
      const name = `${status} ${asked.split(/ HTTP|\?/, 1)[0]} after ${((performance.now() - begin) / 1000).toFixed(0)} s`
      faults[name] = (faults[name] ?? 0) + 1
    }

    function finish(): void {
      underWay = false
      socket.destroy()
    }

    socket.on('connect', send)
    socket.on('data', read)
    socket.on('error', () => {})
    socket.on('close', () => {
      if (underWay) broken += 1
      resolve()
    })
  })
}
