import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { joinDatabase, type OpenDatabase, openDatabase } from '#app/platform/database.server.ts'
import { type Env, readEnv } from '#app/platform/env.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { prepareDatabase } from '#database/prepare.server.ts'
import { testApp, testDatabase } from '../support/app.ts'
import { endOf, runCommand, spawnCommand } from '../support/command.ts'
import { addressOf, administer } from '../support/postgres-server.ts'
import { spawnProgram } from '../support/spawn.ts'
import { addReportWithEvidence } from '../support/stored-data.ts'

const SCRIPTS = { backup: 'scripts/backup/back-up.ts', restore: 'scripts/backup/restore.ts' }

describe('on an embedded server', () => {
  /** Each test stops this Himaya. */
  let env: Env
  beforeAll(async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'himaya-backup-'))
    env = readEnv({ DATA_DIR, SECRET_KEY: newSecretKey() })
  })
  afterAll(() => rm(env.DATA_DIR, { recursive: true, force: true, maxRetries: 20 }))

  test('two concurrent commands share their database', async () => {
    const both = [joinDatabase(env, createLog('silent')), joinDatabase(env, createLog('silent'))]
    const found = await Promise.all(both)
    for (const { db } of found) await db.$client.query('select 1')
    await Promise.all(found.map((database) => database.close()))
  })

  test('a command waits for another that uses its database, and the backup is complete', async () => {
    const first = await joinDatabase(env, createLog('silent'))
    await prepareDatabase(first.db, async () => {})
    const { release, file, ended } = await heldBackup(env, first)
    await first.close(release)
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
    expect(await readdir(join(file, '..'))).toEqual(['nightly.himaya'])
  })

  test('a backup whose Himaya is stopped reports it in one line and leaves no file', async () => {
    const site = await openDatabase(env, createLog('silent'))
    await prepareDatabase(site.db, async () => {})
    const { file, ended } = await heldBackup(env, site)
    await site.close()
    const { code, stderr } = await ended
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^backup: The Himaya that this ran beside has stopped.*\n$/),
    ])
    expect(await readdir(join(file, '..'))).toEqual([])
  })
})

test('a killed backup leaves no file of that name, and the next one succeeds', async () => {
  const db = await testDatabase()
  const lock = await db.$client.connect()
  onTestFinished(() => lock.release(true))
  const { rows } = await lock.query('select current_database() as name')
  const variables = {
    DATA_DIR: await directory(),
    DATABASE_URL: addressOf(inject('postgres'), rows[0].name),
    SECRET_KEY: newSecretKey(),
  }
  await lock.query('begin; lock table users in access exclusive mode')
  const folder = await directory()
  const file = join(folder, 'nightly.himaya')
  const child = spawnCommand(SCRIPTS.backup, variables, file)
  const waits = () =>
    db.$client
      .query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
      .then((answer) => answer.rows.length)
  await expect.poll(waits).toBeGreaterThan(0)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await lock.query('rollback')
  expect(await readdir(folder)).not.toContain('nightly.himaya')
  expect(await runCommand(SCRIPTS.backup, variables, file)).toMatchObject({ code: 0 })
  const finished = (await readdir(folder)).filter((name) => !name.endsWith('.part'))
  expect(finished).toEqual(['nightly.himaya'])
})

test('a backup above the file size limit reports it in one line and leaves no file', async () => {
  const db = await testDatabase()
  const { rows } = await db.$client.query('select current_database() as name')
  const variables = {
    DATA_DIR: await directory(),
    DATABASE_URL: addressOf(inject('postgres'), rows[0].name),
    SECRET_KEY: newSecretKey(),
  }
  const folder = await directory()
  const limited = ['sh', '-c', 'ulimit -f 1 && exec "$@"', 'sh']
  const words = ['node', SCRIPTS.backup, join(folder, 'nightly.himaya')]
  const { code, stderr } = await endOf(spawnProgram([...limited, ...words], variables))
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^backup: .+\.part can't be written: .+ \(EFBIG\)\n$/),
  ])
  expect(await readdir(folder)).toEqual([])
})

test('a killed restore leaves the database empty and can be repeated', async () => {
  const SECRET_KEY = newSecretKey()
  const source = await testApp({ SECRET_KEY })
  await addReportWithEvidence(source, { images: 1 })
  const { rows } = await source.db.$client.query('select current_database() as name')
  const file = join(await directory(), 'kept.himaya')
  const from = {
    DATA_DIR: source.env.DATA_DIR,
    DATABASE_URL: addressOf(inject('postgres'), rows[0].name),
    SECRET_KEY,
  }
  expect((await runCommand(SCRIPTS.backup, from, file)).code).toBe(0)

  const DATABASE_URL = await emptyDatabase()
  const into = { DATA_DIR: await directory(), DATABASE_URL, SECRET_KEY }
  const { endpoint, asked } = await startDeafStore()
  const child = spawnCommand(SCRIPTS.restore, { ...into, ...endpoint }, file)
  await asked
  child.kill('SIGKILL')
  await once(child, 'exit')
  await expect.poll(() => tablesAt(DATABASE_URL)).toBe(0)
  await writeFile(join(into.DATA_DIR, 'first-staff.txt'), 'nobody@waha.example\nof before\n')
  expect(await runCommand(SCRIPTS.restore, into, file)).toMatchObject({ code: 0, stderr: '' })
  expect(await tablesAt(DATABASE_URL)).toBeGreaterThan(20)
  expect(await readdir(into.DATA_DIR)).not.toContain('first-staff.txt')
})

/** Starts a backup that blocks at a table until released. */
async function heldBackup({ DATA_DIR, SECRET_KEY }: Env, { db, connection }: OpenDatabase) {
  const lock = new pg.Client(connection)
  lock.on('error', () => {})
  await lock.connect()
  await lock.query('begin; lock table users in access exclusive mode')
  const file = join(await directory(), 'nightly.himaya')
  const child = spawnCommand(SCRIPTS.backup, { DATA_DIR, SECRET_KEY: SECRET_KEY?.[0] ?? '' }, file)
  const ended = endOf(child)
  const waits = () =>
    db.$client
      .query("select from pg_stat_activity where wait_event_type = 'Lock'")
      .then((answer) => answer.rows.length)
  await expect.poll(waits).toBeGreaterThan(0)
  return { file, ended, release: () => void lock.end() }
}

/** Starts an empty S3 service that never answers uploads. */
async function startDeafStore() {
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    if (request.method === 'PUT') return resolve()
    const listing = request.url?.includes('list-type')
    response.writeHead(listing ? 200 : 404, { 'content-type': 'application/xml' })
    response.end(
      listing
        ? '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>'
        : '<Error><Code>NoSuchKey</Code></Error>',
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const endpoint = {
    EVIDENCE_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    EVIDENCE_S3_REGION: 'us-east-1',
    EVIDENCE_S3_ACCESS_KEY_ID: 'a',
    EVIDENCE_S3_SECRET_ACCESS_KEY: 'b',
  }
  return { endpoint, asked }
}

async function emptyDatabase(): Promise<string> {
  const server = inject('postgres')
  const name = `himaya_moved_${process.pid}_${Math.random().toString(36).slice(2)}`
  await administer(server, `create database ${name}`)
  onTestFinished(() => administer(server, `drop database ${name} with (force)`))
  return addressOf(server, name)
}

async function tablesAt(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query("select from pg_tables where schemaname = 'public'")
  await client.end()
  return rows.length
}

async function directory(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'himaya-move-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}
