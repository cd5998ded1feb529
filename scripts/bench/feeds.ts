/**
 * Import of 1,000,000 indicators from a local server, and the look-up among them. Targets on two cores: below 90 s, and
 * a median below 1 ms.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { from as copyFrom } from 'pg-copy-streams'
import { readFeeds } from '#app/domain/feeds/feed.ts'
import { listedIn } from '#app/features/indicators/feeds/feed-look-up.db.server.ts'
import { runFeeds } from '#app/features/indicators/feeds/importing/run-feeds.server.ts'
import type { Indicator, WebIndicatorKind } from '#app/features/indicators/indicator.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Database } from '#database/connect.server.ts'
import { measure, row } from './measure.ts'

const RUNS = 2000
/** Indicators of one check: a few links with page, host and domain each. */
const ASKED = 6
/** Primes, by which names are spread over the alphabet as in a real list. */
const [MIXING, HASHES] = [7_368_787, 15_485_863]

export async function benchFeeds(app: App, size = 1_000_000): Promise<void> {
  const { db } = app
  const lists = await serveLists(size)
  try {
    const count = size.toLocaleString('en')
    console.log(`\nList of ${count} addresses (load ${loadavg()[0]?.toFixed(1)})`)
    const copied = await timed(() => copyBare(db, size))
    console.log(`${'baseline: bare COPY of the same rows'.padEnd(50)}${copied}`)
    app.env = { ...app.env, FEEDS: readFeeds(`drawn=plain:decisive:${lists.address}`) ?? [] }
    for (const [what, etag] of [
      ['first import', '"one"'],
      ['import of a new version, with removal of the old', '"two"'],
    ] as const) {
      lists.etag = etag
      await db.execute(sql`update feeds set next_attempt_at = now()`)
      let outcome: unknown
      const taken = await timed(async () => {
        outcome = await runFeeds(app, new AbortController().signal)
      })
      console.log(`${what.padEnd(50)}${taken} ${JSON.stringify(outcome)}`)
    }
    await db.$client.query('vacuum analyze feed_indicators')
    console.log(`\nLook-up of ${ASKED} indicators (load ${loadavg()[0]?.toFixed(1)})`)
    console.log(row('baseline: select 1', await measure(RUNS, () => db.execute(sql`select 1`))))
    for (const [what, host] of [
      ['some are listed', (n: number) => hostOf(n % size)],
      ['none is listed', (n: number) => `not-${hostOf(n % size)}`],
    ] as const) {
      const figures = await measure(RUNS, (run) => listedIn(db, indicatorsFrom(run, host)))
      console.log(row(what, figures))
    }
  } finally {
    lists.close()
  }
}

/** Two in three entries are pages, the others domains. */
const addressOf = (n: number) => (n % 3 === 0 ? hostOf(n) : `https://${hostOf(n)}/pay/${n}?id=${n}`)

const hostOf = (n: number) => `${((n * MIXING) % HASHES).toString(36)}-parcel-${n}.com`

function indicatorsFrom(run: number, host: (n: number) => string): Indicator<WebIndicatorKind>[] {
  return Array.from({ length: ASKED / 2 }, (_, link) => {
    const n = run * 97 + link
    const domain = host(n)
    return [
      { kind: 'url', value: `${domain}/pay/${n}?id=${n}` } as const,
      { kind: 'domain', value: domain } as const,
    ]
  }).flat()
}

async function serveLists(size: number) {
  const lists = { address: '', etag: '', close: () => {} }
  const server = createServer((_, response) => {
    response.writeHead(200, { etag: lists.etag })
    Readable.from(pieces(size, (n) => `${addressOf(n)}\n`)).pipe(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  lists.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  lists.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return lists
}

function* pieces(size: number, lineOf: (n: number) => string): Generator<Buffer> {
  for (let n = 0; n < size; n += 1000) {
    const lines = Array.from({ length: Math.min(1000, size - n) }, (_, at) => lineOf(n + at))
    yield Buffer.from(lines.join(''))
  }
}

/** Copies the rows that an import makes into a table with the same indexes. */
async function copyBare({ $client }: Database, size: number): Promise<void> {
  const client = await $client.connect()
  const generation = crypto.randomUUID()
  try {
    await client.query('create table copied (like feed_indicators including all)')
    const rows = pieces(size, (n) => {
      const kind = n % 3 === 0 ? 'domain' : 'url'
      return `${generation}\t${kind}\t${addressOf(n).replace('https://', '')}\t2026-11-30\n`
    })
    await pipeline(Readable.from(rows), client.query(copyFrom('copy copied from stdin')))
    await client.query('drop table copied')
  } finally {
    client.release()
  }
}

/** Elapsed time, and processor time of this process without the database: it says more on a busy machine. */
async function timed(work: () => Promise<void>): Promise<string> {
  const begin = performance.now()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  const elapsed = (performance.now() - begin) / 1000
  return `${elapsed.toFixed(1).padStart(6)} s  (${((user + system) / 1e6).toFixed(1)} s of CPU in this process)`
}
