import { once } from 'node:events'
import { get } from 'node:http'
import type { Answer } from './bare-server.ts'
import { asking, type RunningSite, run, send, startSite } from './processes.ts'

const PAGES = ['/', '/safety-tips', '/ar/scam-library']
/** Rounds that are not judged: code of ours is warmed up only after several. */
const WARM_UP = 6
const ROUNDS = 5
const SECONDS = 2
const CONNECTIONS = 32
const OF_THE_CONNECTION = /^(connection|keep-alive|date|transfer-encoding)$/i

type Round = { perSecond: number; cpuMicroseconds: number }

/** The rate of pages that are kept, beside that of a bare server that sends the same bytes, in turn. */
export async function benchRate(): Promise<void> {
  const site = await startSite()
  try {
    console.log(
      `\n${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each in turn, medians`,
    )
    for (const path of PAGES) await compare(site, path)
  } finally {
    await site.stop()
  }
}

async function compare(site: RunningSite, path: string): Promise<void> {
  let answer = await answerOf(site, path)
  // Kept pages have a length; one that was just rendered is sent as it comes.
  while (!answer.headers.some((name) => /^content-length$/i.test(name))) {
    answer = await answerOf(site, path)
  }
  const bare = run('bare-server.ts', [])
  bare.send(answer)
  const [port] = (await once(bare, 'message')) as [number]
  const bareCpu = async () => Number(await (await fetch(`http://127.0.0.1:${port}/cpu`)).text())
  const siteCpu = async () => (await site.metric('process_cpu_seconds_total')) * 1_000_000
  const rounds: { bare: Round; site: Round }[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    rounds.push({
      bare: await measureRound(path, port, bareCpu),
      site: await measureRound(path, site.port, siteCpu),
    })
  }
  bare.kill()
  const judged = rounds.slice(WARM_UP)
  const figures = (who: 'bare' | 'site', what: keyof Round) =>
    median(judged.map((round) => round[who][what]))
  const bytes = Buffer.from(answer.body, 'base64').length
  const line = (name: string, who: 'bare' | 'site') =>
    `  ${name.padEnd(18)} ${Math.round(figures(who, 'perSecond')).toLocaleString('en').padStart(8)}/s  ${figures(who, 'cpuMicroseconds').toFixed(1).padStart(7)} µs of CPU each`
  console.log(`\n${path} (${bytes} bytes of gzip)`)
  console.log(line('bare node:http', 'bare'))
  console.log(line('Himaya', 'site'))
  const share = median(judged.map((round) => round.site.perSecond / round.bare.perSecond))
  const cpu = figures('bare', 'cpuMicroseconds') / figures('site', 'cpuMicroseconds')
  console.log(`  share of the rate ${share.toFixed(2)}, by CPU ${cpu.toFixed(2)} (target 0.8)`)
}

async function measureRound(
  path: string,
  port: number,
  cpu: () => Promise<number>,
): Promise<Round> {
  const before = await cpu()
  const sent = await send({
    port,
    connections: CONNECTIONS,
    seconds: SECONDS,
    requests: [asking(path, { port })],
  })
  const answered = sent.statuses[200] ?? 0
  if (sent.broken > 0 || answered === 0) throw new Error(`unexpected: ${JSON.stringify(sent)}`)
  return { perSecond: sent.perSecond, cpuMicroseconds: ((await cpu()) - before) / answered }
}

/** Headers and bytes as they went over the wire. */
function answerOf({ origin }: RunningSite, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers: { 'accept-encoding': 'gzip' } }, async (answer) => {
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
