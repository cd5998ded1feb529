import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import type { Answer } from './bare-server.ts'
import { type RunningSite, requestText, run, send, startSite } from './processes.ts'

const PAGES = ['/', '/safety-tips', '/ar/scam-library']
/** Accept-Encoding values by the encoding they select. */
const ENCODINGS = { br: 'gzip, deflate, br, zstd', gzip: 'gzip, deflate' }
/** Warm-up rounds that are not counted. */
const WARM_UP = 3
const ROUNDS = 9
const SECONDS = 1
const CONNECTIONS = 32
const OF_THE_CONNECTION = /^(connection|keep-alive|date|transfer-encoding)$/i

type Round = { perSecond: number; cpuMicroseconds: number }
type Server = { port: number; cpu: () => Promise<number> }
type Asked = { path: string; encoding: keyof typeof ENCODINGS }
type Pair = Asked & { bytes: number; bare: Server; rounds: { bare: Round; site: Round }[] }

/**
 * Measures the throughput of cached pages as brotli and gzip against bare servers that send the same bytes.
 * Pages and servers alternate, so that other load affects all equally. Rates are medians; CPU time per
 * response is the minimum over rounds.
 */
export async function benchRate(): Promise<void> {
  const site = await startSite()
  const bareServers: ChildProcess[] = []
  try {
    const ours: Server = {
      port: site.port,
      cpu: async () => (await site.metric('process_cpu_seconds_total')) * 1_000_000,
    }
    const pairs: Pair[] = []
    const asked = PAGES.flatMap((path) => [
      { path, encoding: 'br' } as const,
      { path, encoding: 'gzip' } as const,
    ])
    for (const page of asked) {
      const answer = await answerOf(site, page)
      const child = run('bare-server.ts', [])
      bareServers.push(child)
      child.send(answer)
      const [port] = (await once(child, 'message')) as [number]
      const cpu = async () => Number(await (await fetch(`http://127.0.0.1:${port}/cpu`)).text())
      const bytes = Buffer.from(answer.body, 'base64').length
      pairs.push({ ...page, bytes, bare: { port, cpu }, rounds: [] })
    }
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      for (const pair of pairs) {
        // A page expires after a minute, and rendering is not measured here.
        await answerOf(site, pair)
        pair.rounds.push({
          bare: await measureRound(pair, pair.bare),
          site: await measureRound(pair, ours),
        })
      }
    }
    console.log(
      `\n${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each in turn, medians`,
    )
    for (const pair of pairs) tell(pair)
  } finally {
    for (const child of bareServers) child.kill()
    await site.stop()
  }
}

function tell({ path, encoding, bytes, rounds }: Pair): void {
  const judged = rounds.slice(WARM_UP)
  const rate = (who: 'bare' | 'site') => median(judged.map((round) => round[who].perSecond))
  const cpu = (who: 'bare' | 'site') =>
    Math.min(...judged.map((round) => round[who].cpuMicroseconds))
  const line = (name: string, who: 'bare' | 'site') =>
    `  ${name.padEnd(18)} ${Math.round(rate(who)).toLocaleString('en').padStart(8)}/s  ${cpu(who).toFixed(1).padStart(7)} µs of CPU each`
  console.log(`\n${path} (${bytes} bytes of ${encoding})`)
  console.log(line('bare node:http', 'bare'))
  console.log(line('Himaya', 'site'))
  const shares = judged
    .map(({ site, bare }) => site.perSecond / bare.perSecond)
    .toSorted((a, b) => a - b)
  const [least, most] = [shares[0]!, shares.at(-1)!].map((share) => share.toFixed(2))
  console.log(
    `  share of the rate ${median(shares).toFixed(2)} (${least} to ${most}), by CPU ${(cpu('bare') / cpu('site')).toFixed(2)} (target 0.8)`,
  )
}

async function measureRound({ path, encoding }: Asked, { port, cpu }: Server): Promise<Round> {
  const before = await cpu()
  const sent = await send({
    port,
    connections: CONNECTIONS,
    seconds: SECONDS,
    requests: [requestText(path, { port }, { encodings: ENCODINGS[encoding] })],
  })
  const answered = sent.statuses[200] ?? 0
  if (sent.broken > 0 || Object.keys(sent.statuses).some((status) => status !== '200'))
    throw new Error(`unexpected: ${JSON.stringify(sent)}`)
  return { perSecond: sent.perSecond, cpuMicroseconds: ((await cpu()) - before) / answered }
}

/** Returns headers and body of a cached page as sent. */
async function answerOf(site: RunningSite, { path, encoding }: Asked): Promise<Answer> {
  for (let time = 0; time < 10; time++) {
    const answer = await ask(site, path, ENCODINGS[encoding])
    // Cached pages have a Content-Length. A newly rendered page is streamed.
    if (answer.headers.some((name) => /^content-length$/i.test(name))) return answer
  }
  throw new Error(`${path} is not cached`)
}

function ask({ origin }: RunningSite, path: string, encodings: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers: { 'accept-encoding': encodings } }, async (answer) => {
      const raw = answer.rawHeaders
      const headers = raw.filter((_, place) => {
        const name = raw[place - (place % 2)] ?? ''
        return !OF_THE_CONNECTION.test(name)
      })
      resolve({ headers, body: Buffer.concat(await answer.toArray()).toString('base64') })
    }).on('error', reject)
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
