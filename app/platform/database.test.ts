import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { logLevelOf, parseServerLine } from '#database/embedded/events.server.ts'
import { runningServer } from '#database/embedded/pid-file.server.ts'
import { prepareDatabase } from '#database/prepare.server.ts'
import { addressOf, administer } from '../../tests/support/postgres-server.ts'
import { openDatabase } from './database.server.ts'
import { readEnv } from './env.server.ts'
import { errorMessage } from './error-message.server.ts'
import { createLog } from './log.server.ts'
import { newSecretKey } from './secrets/crypto.server.ts'

test('the death of the embedded server is logged as a warning', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'himaya-database-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  let lines = ''
  const log = createLog('warn', {
    write: (line) => {
      lines += line
    },
  })
  const database = await openDatabase(readEnv({ DATA_DIR }), log)
  onTestFinished(() => database.close())
  expect(lines).toBe('')
  const server = await runningServer(join(DATA_DIR, 'postgres', 'cluster'))
  process.kill(server?.pid ?? 0, 'SIGKILL')
  await expect.poll(() => lines).toContain('"kind":"down"')
  expect(lines).toContain('"level":"warn"')
})

test.each([
  ['checkpointer|53100|PANIC:  could not write to file: No space left on device', 'error'],
  ['client backend|53100|ERROR:  could not extend file: No space left on device', 'error'],
  ['client backend|53300|FATAL:  sorry, too many clients already', 'error'],
  ['autovacuum worker|XX001|ERROR:  invalid page in block 1', 'error'],
  ['postmaster|57P02|WARNING:  terminating connection because of crash', 'warn'],
  ['client backend|23505|ERROR:  duplicate key value', 'info'],
])('%s is logged as %s', (line, level) => {
  const message = parseServerLine(line)
  expect(message && logLevelOf(message)).toBe(level)
})

test('an unreachable server or a missing database is reported in one line', async () => {
  const { url } = await ownDatabase()
  for (const [address, code] of [
    ['postgresql://127.0.0.1:1/himaya', 'ECONNREFUSED'],
    [url.replace(/\/himaya_database_[^?]*/, '/no_such_database'), '3D000'],
  ] as const) {
    const opening = openDatabase(readEnv(secured(address)), createLog('silent'))
    await expect(opening).rejects.toThrow(
      `DATABASE_URL must lead to a database that lets us in (${code})`,
    )
  }
})

test.each([
  ['unsupported startup parameter: statement_timeout', 'statement_timeout'],
  ['unsupported startup parameter in options: lock_timeout', 'lock_timeout'],
])('a pooler that refuses a parameter is told apart: %s', async (refusal, parameter) => {
  const opening = openDatabase(readEnv(secured(await refusingPooler(refusal))), createLog('silent'))
  await expect(opening).rejects.toThrow(`set ignore_startup_parameters = ${parameter} there`)
})

test('a search path with another schema before public is rejected in one line', async () => {
  const { url, administered } = await ownDatabase()
  await administered("set search_path = '$user', other, public")
  const opening = openDatabase(readEnv(secured(url)), createLog('silent'))
  await (await opening).close()
  const client = new Client(url)
  await client.connect()
  await client.query('create schema other')
  await client.end()
  const again = openDatabase(readEnv(secured(url)), createLog('silent'))
  await expect(again).rejects.toThrow(/^DATABASE_URL must .+ schema public/)
})

test('a read-only server can be opened, and preparing it is rejected in one line', async () => {
  const { url, administered } = await ownDatabase()
  await administered('set default_transaction_read_only = on')
  const { db } = await opened(url)
  const fault = await prepareDatabase(db, async () => {}).catch((error: unknown) => error)
  expect(errorMessage(fault)).toMatch(/^DATABASE_URL must lead to a server that takes writes/)
})

test('a role that cannot create tables is reported in one line', async () => {
  const { url, administered } = await ownDatabase()
  await administered("set role = 'pg_monitor'")
  const { db } = await opened(url)
  const fault = await prepareDatabase(db, async () => {}).catch((error: unknown) => error)
  expect(errorMessage(fault)).toMatch(
    /^a right is missing in the database: .+DATABASE_URL.+ \(42501\)$/,
  )
})

test.each([
  ['disk_full', /^the disk of the database is full \(53100\)$/],
  ['too_many_connections', /^the database has no connection left .+ \(53300\)$/],
])('a statement that fails with %s is explained in words', async (condition, words) => {
  const { url } = await ownDatabase()
  const { db } = await opened(url)
  const failing = db.execute(`do $$ begin raise ${condition}; end $$`)
  expect(errorMessage(await failing.catch((error: unknown) => error))).toMatch(words)
})

async function opened(url: string) {
  const database = await openDatabase(readEnv(secured(url)), createLog('silent'))
  onTestFinished(database.close)
  return database
}

/** Refuses every connection as PgBouncer does: ErrorResponse (PostgreSQL, "Message Formats"). */
async function refusingPooler(message: string): Promise<string> {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`)
  const head = Buffer.from('E....')
  head.writeUInt32BE(fields.length + 4, 1)
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([head, fields]))).on('error', () => {})
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return `postgresql://himaya@127.0.0.1:${(server.address() as AddressInfo).port}/himaya`
}

const secured = (url: string) => ({ DATABASE_URL: url, SECRET_KEY: newSecretKey() })

/** Creates an empty database and a function that changes its settings. */
async function ownDatabase() {
  const server = inject('postgres')
  const name = `himaya_database_${process.pid}_${Math.random().toString(36).slice(2)}`
  await administer(server, `create database ${name}`)
  onTestFinished(() => administer(server, `drop database ${name} with (force)`))
  return {
    url: addressOf(server, name),
    administered: (change: string) => administer(server, `alter database ${name} ${change}`),
  }
}

test
  .runIf(process.platform === 'linux')
  .each(['/proc/himaya', '/proc/himaya/data', '/sys/himaya', import.meta.filename])(
  'a DATA_DIR that cannot be created, %s, is reported at once',
  async (DATA_DIR) => {
    const opening = openDatabase(readEnv({ DATA_DIR }), createLog('silent'))
    await expect(opening).rejects.toThrow(/^DATA_DIR must be .+\(E[A-Z]+\)$/)
  },
)
