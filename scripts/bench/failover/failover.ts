import { execFile } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import type { PoolConfig } from 'pg'
import { liveCountsPath } from '#app/features/interactions/interaction-counts.ts'
import { readEnv } from '#app/platform/env.server.ts'
import { createCrypto, newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { identifyVisitor } from '#app/platform/visitor/visitor.server.ts'
import { connect, type Database } from '#database/connect.server.ts'
import { startSite } from '../http/processes.ts'
import { forwardConnections } from './forward-connections.ts'
import { startServerPair } from './server-pair.ts'

const WRITERS = 4
const PACE_MS = 100
const LOOK_MS = 100
const SWITCH_LOOK_MS = 2_000
/** How often to look whether another member leads, before it is called a failure. */
const SWITCH_LOOKS = 60
/** Time until a cluster notices that its primary is gone, for the embedded pair, which nobody watches. */
const NOTICE_MS = 2_000
/** Writes that must succeed one after the other before the next event. */
const STEADY = 50
const TEXT = 'Your parcel is on hold. Pay AED 12.50 at http://emiratespost-ae.top/pay'
const TABLES = { check: 'scam_checks', reaction: 'scam_interactions' } as const

/** What `patronictl list` says of a member, as far as it is needed here. */
type PatroniMember = { Member: string; Role: string }

/** Where the rows go, and what makes the primary fail. */
type Stage = { url: string; events: number; event(): Promise<void>; stop(): Promise<void> }

/**
 * Writes through a site while its database fails over, and verifies that every acknowledged row is there. At
 * `DATABASE_URL`, which must be an empty database of its own, events are switch-overs of Patroni where
 * `patronictl` works, and otherwise made by the operator. Without it an embedded primary is killed once.
 */
export async function benchFailover(events = 3): Promise<void> {
  const env = readEnv()
  const stage = env.DATABASE_URL ? await operated(env.DATABASE_URL, events) : await embedded()
  const secretKey = env.SECRET_KEY?.[0] ?? newSecretKey()
  const db = connect({ connectionString: stage.url, max: 2 }, () => {})
  await refuseUsed(db)
  const variables = { DATABASE_URL: stage.url, SECRET_KEY: secretKey, TRUSTED_PROXY_HOPS: '1' }
  const site = await startSite({ ...variables, LOG_LEVEL: 'silent' })
  const file = join(mkdtempSync(join(tmpdir(), 'himaya-failover-')), 'acknowledged')
  console.log(`Acknowledged rows are recorded in ${file}`)
  const writing = await startWriting(site.origin, secretKey, file)
  await writing.steady()
  for (let n = 1; n <= stage.events; n++) {
    const observed = writing.observe()
    await stage.event()
    await writing.steady()
    const { gapMs, greenMs } = observed()
    console.log(
      `${n}: no write succeeded for ${seconds(gapMs)}; /readyz was green for ${seconds(greenMs)} of it`,
    )
  }
  await writing.end()
  const lost = await countLost(db, file)
  console.log(`${lost.of} rows were acknowledged, ${lost.rows} of them are lost`)
  await site.stop()
  await db.$client.end()
  await stage.stop()
  if (lost.rows > 0) process.exitCode = 1
}

async function embedded(): Promise<Stage> {
  const pair = await startServerPair()
  const forwarder = await forwardConnections(pair.primary)
  return {
    url: addressOf(forwarder.connection),
    events: 1,
    async event() {
      await pair.kill()
      forwarder.switchTo(pair.standby)
      await pause(NOTICE_MS)
      await pair.promote()
    },
    async stop() {
      forwarder.close()
      await pair.stop()
    },
  }
}

async function operated(url: string, events: number): Promise<Stage> {
  const isThere = await patroni('list').then(
    () => true,
    ({ message }: Error) => {
      console.log(`The events are yours, because patronictl does not work here: ${message}`)
      return false
    },
  )
  return {
    url,
    events,
    async event() {
      if (isThere) return switchOver()
      const terminal = createInterface(process.stdin, process.stdout)
      await terminal.question('Make the primary fail, and press Enter once another one is there: ')
      terminal.close()
    },
    stop: async () => {},
  }
}

/**
 * Asks Patroni until another member leads. Until a synchronous standby follows the new primary, `patronictl`
 * refuses, and exits with 0.
 */
async function switchOver(): Promise<void> {
  const former = await leader()
  let answer = ''
  for (let look = 0; look < SWITCH_LOOKS; look++) {
    const now = await leader()
    if (now && now !== former) return
    if (now) answer = await patroni('switchover', '--force')
    await pause(SWITCH_LOOK_MS)
  }
  throw new Error(`Patroni did not switch over: ${answer}`)
}

/** Returns the name of the member that leads, if one does. */
async function leader(): Promise<string | undefined> {
  const members = JSON.parse(await patroni('list', '--format', 'json')) as PatroniMember[]
  return members.find(({ Role }) => Role === 'Leader')?.Member
}

/** Returns what `patronictl` prints. Writes go on meanwhile. */
async function patroni(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('patronictl', words)
  return stdout
}

/** Visitors' data must not be mixed with made up rows. */
async function refuseUsed(db: Database): Promise<void> {
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select to_regclass('scam_checks') is not null as used`,
  )
  if (rows[0]?.used) throw new Error('DATABASE_URL must lead to an empty database')
}

/** Sends checks and reactions, each as another visitor, and records each that is acknowledged. */
async function startWriting(origin: string, secretKey: string, file: string) {
  const crypto = createCrypto([secretKey])
  const list = await (await fetch(`${origin}/api/v1/scams`)).text()
  const [scam = ''] = /[\da-f]{8}-[\da-f-]{27}/.exec(list) ?? []
  const paths = { check: '/scam-checker', reaction: liveCountsPath(scam) }
  let [visitors, run, lastAt, gapMs, green, greenMs, ending] = [0, 0, 0, 0, 0, 0, false]

  async function write(kind: keyof typeof TABLES): Promise<void> {
    const n = visitors++
    const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
    const type = kind === 'check' ? 'message' : 'helpful'
    const answer = await fetch(origin + paths[kind], {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
      body: new URLSearchParams({ type, text: TEXT }),
    })
    await answer.arrayBuffer()
    if (answer.status !== 200) {
      run = 0
      return
    }
    const now = performance.now()
    if (now - lastAt > gapMs) [gapMs, greenMs] = [now - lastAt, green]
    ;[lastAt, green] = [now, 0]
    run += 1
    appendFileSync(file, `${kind} ${identifyVisitor(crypto, address)?.ipHash}\n`)
  }

  async function keepWriting(): Promise<void> {
    while (!ending) {
      await write(visitors % 2 ? 'check' : 'reaction').catch(() => {
        run = 0
      })
      await pause(PACE_MS)
    }
  }

  async function keepAsking(): Promise<void> {
    while (!ending) {
      const answer = await fetch(`${origin}/readyz`).catch(() => null)
      if (answer?.status === 200) green += LOOK_MS
      await pause(LOOK_MS)
    }
  }

  const all = Promise.all([keepAsking(), ...Array.from({ length: WRITERS }, keepWriting)])
  return {
    /** Resolves once writes succeed again. */
    async steady() {
      run = 0
      while (run < STEADY) await pause(LOOK_MS)
    },
    /** Returns the longest time without a success since then, and how long the site called itself ready in it. */
    observe() {
      ;[gapMs, greenMs] = [0, 0]
      return () => ({ gapMs, greenMs })
    },
    async end() {
      ending = true
      await all
    },
  }
}

async function countLost(db: Database, file: string): Promise<{ of: number; rows: number }> {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  let found = 0
  for (const [kind, table] of Object.entries(TABLES)) {
    const hashes = lines.flatMap((line) => (line.startsWith(kind) ? [line.split(' ')[1]] : []))
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(distinct user_ip_hash)::int as count from ${sql.identifier(table)}
      where user_ip_hash = any(${sql.param(hashes)}::text[])`)
    found += rows[0]?.count ?? 0
  }
  return { of: lines.length, rows: lines.length - found }
}

function addressOf({ host, port, user, database }: PoolConfig): string {
  return `postgresql://${user}@${host}:${port}/${database}`
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
