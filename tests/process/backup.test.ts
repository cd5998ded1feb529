import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg, { type PoolConfig } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { makeFirstStaff } from '#app/features/staff-access/accounts/first-staff.server.ts'
import { createApp } from '#app/platform/app.server.ts'
import { joinDatabase, type OpenDatabase, openDatabase } from '#app/platform/database.server.ts'
import { type Env, readEnv } from '#app/platform/env.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { EVIDENCE_MARK } from '#app/platform/storage/evidence-path.server.ts'
import { prepareDatabase } from '#database/prepare.server.ts'
import { testApp, testDatabase } from '../support/app.ts'
import { keepReport } from '../support/kept-data.ts'
import { administer, inDatabase } from '../support/postgres-server.ts'
import { type RunningHimaya, startHimaya } from '../support/running-himaya.ts'
import { signIn } from '../support/staff.ts'
import { visibleText } from '../support/visible-text.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SCRIPTS = { backup: 'scripts/backup/back-up.ts', restore: 'scripts/backup/restore.ts' }
/** Starts two Himayas and an embedded server. */
const SLOW = 120_000

test(
  'a Himaya that runs on its embedded server moves to an outside one, and staff and readers find everything',
  async () => {
    const DATA_DIR = await directory()
    const himaya = await start({ DATA_DIR })
    const { title, evidence } = await report(DATA_DIR)
    const file = join(await directory(), 'moved.himaya')
    expect(await command('backup', { DATA_DIR }, file)).toMatchObject({ code: 0, stderr: '' })
    const beside = await command('restore', { DATA_DIR }, file)
    expect(beside.stderr).toMatch(/^restore: Another running Himaya uses .+\n$/)
    await himaya.stop()

    const outside = {
      DATA_DIR: await directory(),
      DATABASE_URL: await emptyDatabase(),
      SECRET_KEY: (await readFile(join(DATA_DIR, 'secret.key'), 'utf8')).trim(),
    }
    const moved = await command('restore', outside, file)
    expect(moved).toMatchObject({ code: 0, stderr: '' })
    expect(moved.stdout).toMatch(/^Restored as of .+Z: \d+ rows of \d+ tables, 2 files\.\n/)
    expect(await files(outside.DATA_DIR)).toEqual(await files(DATA_DIR))
    const other = await start(outside)
    const [email = '', password = ''] = (
      await readFile(join(DATA_DIR, 'first-staff.txt'), 'utf8')
    ).split('\n')
    const cookie = await signIn(other.origin, { email, password })
    const list = await fetch(`${other.origin}/admin/reports`, { headers: { cookie } })
    expect(visibleText(await list.text())).toContain(title)
    const picture = await fetch(`${other.origin}/admin/evidence/${evidence[0]}`, {
      headers: { cookie },
    })
    expect([evidence.length, picture.status]).toEqual([2, 200])
  },
  SLOW,
)

test(
  'a command ends only when the one that joined its database has, and the backup is kept',
  async () => {
    const DATA_DIR = await directory()
    const env = { ...readEnv({ DATA_DIR }), SECRET_KEY: [newSecretKey()] as [string] }
    const first = await joinDatabase(env, createLog('silent'))
    await prepareDatabase(first.db, async () => {})
    const { release, file, ended } = await heldBackup(env, first)
    await first.close(release)
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
    expect(await readdir(join(file, '..'))).toEqual(['nightly.himaya'])
  },
  SLOW,
)

test(
  'a backup whose Himaya is stopped says so in one line, and leaves nothing',
  async () => {
    const DATA_DIR = await directory()
    const env = { ...readEnv({ DATA_DIR }), SECRET_KEY: [newSecretKey()] as [string] }
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
  },
  SLOW,
)

test(
  'two commands that come at once find their database together',
  async () => {
    const env = readEnv({ DATA_DIR: await directory() })
    const both = [joinDatabase(env, createLog('silent')), joinDatabase(env, createLog('silent'))]
    const found = await Promise.all(both)
    for (const { db } of found) await db.$client.query('select 1')
    await Promise.all(found.map((database) => database.close()))
  },
  SLOW,
)

test('a backup that is killed leaves no file by that name, and the next one succeeds', async () => {
  const db = await testDatabase()
  const lock = await db.$client.connect()
  onTestFinished(() => lock.release(true))
  const { rows } = await lock.query('select current_database() as name')
  const variables = {
    DATA_DIR: await directory(),
    DATABASE_URL: urlOf(inDatabase(inject('postgres'), rows[0].name)),
    SECRET_KEY: newSecretKey(),
  }
  await lock.query('begin; lock table users in access exclusive mode')
  const folder = await directory()
  const file = join(folder, 'nightly.himaya')
  const child = spawnCommand('backup', variables, file)
  const waits = () =>
    db.$client
      .query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
      .then((answer) => answer.rows.length)
  await expect.poll(waits, { timeout: 20_000 }).toBeGreaterThan(0)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await lock.query('rollback')
  expect(await readdir(folder)).not.toContain('nightly.himaya')
  expect(await command('backup', variables, file)).toMatchObject({ code: 0 })
  const finished = (await readdir(folder)).filter((name) => !name.endsWith('.part'))
  expect(finished).toEqual(['nightly.himaya'])
})

test('a backup that grows larger than files may be says so in one line, and leaves nothing', async () => {
  const db = await testDatabase()
  const { rows } = await db.$client.query('select current_database() as name')
  const variables = {
    DATA_DIR: await directory(),
    DATABASE_URL: urlOf(inDatabase(inject('postgres'), rows[0].name)),
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

test('a restore that is killed on its way leaves the database empty, and can be done again', async () => {
  const SECRET_KEY = newSecretKey()
  const source = await testApp({ SECRET_KEY })
  await keepReport(source, { images: 1 })
  const { rows } = await source.db.$client.query('select current_database() as name')
  const file = join(await directory(), 'kept.himaya')
  const from = {
    DATA_DIR: source.env.DATA_DIR,
    DATABASE_URL: urlOf(inDatabase(inject('postgres'), rows[0].name)),
    SECRET_KEY,
  }
  expect((await command('backup', from, file)).code).toBe(0)

  const DATABASE_URL = await emptyDatabase()
  const into = { DATA_DIR: await directory(), DATABASE_URL, SECRET_KEY }
  const { endpoint, asked } = await startDeafStore()
  const child = spawnCommand('restore', { ...into, ...endpoint }, file)
  await asked
  child.kill('SIGKILL')
  await once(child, 'exit')
  await expect.poll(() => tablesAt(DATABASE_URL)).toBe(0)
  expect(await command('restore', into, file)).toMatchObject({ code: 0, stderr: '' })
  expect(await tablesAt(DATABASE_URL)).toBeGreaterThan(20)
})

test(
  'a first password stays where it is written as long as it is that of the restored account',
  async () => {
    const SECRET_KEY = newSecretKey()
    const [source, other] = [await testApp({ SECRET_KEY }), await testApp({ SECRET_KEY })]
    for (const app of [source, other]) expect(await makeFirstStaff(app)).not.toBeNull()
    const { rows } = await source.db.$client.query('select current_database() as name')
    const DATABASE_URL = urlOf(inDatabase(inject('postgres'), rows[0].name))
    const file = join(await directory(), 'kept.himaya')
    const { DATA_DIR } = source.env
    expect((await command('backup', { DATA_DIR, DATABASE_URL, SECRET_KEY }, file)).code).toBe(0)
    for (const [app, isLeft] of [
      [source, true],
      [other, false],
    ] as const) {
      const into = { DATA_DIR: app.env.DATA_DIR, DATABASE_URL: await emptyDatabase(), SECRET_KEY }
      expect(await command('restore', into, file)).toMatchObject({ code: 0, stderr: '' })
      expect((await readdir(into.DATA_DIR)).includes('first-staff.txt')).toBe(isLeft)
    }
  },
  SLOW,
)

test.each([
  ['backup', ['one', '--replace']],
  ['restore', ['--force', 'one']],
] as const)('%s %j is answered with the usage', async (name, words) => {
  const { code, stderr } = await command(name, { DATA_DIR: '/dev/null/nowhere' }, ...words)
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/^Usage: npm run (backup|restore) -- FILE/),
  ])
})

test.each(['backup', 'restore'] as const)('%s never makes a key of its own', async (name) => {
  const DATA_DIR = await directory()
  const { code, stderr } = await command(name, { DATA_DIR }, join(DATA_DIR, 'file'))
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^\w+: SECRET_KEY must be .+\n$/)])
  expect(await readdir(DATA_DIR)).toEqual([])
})

/** A backup that stands still at a table until it is released. */
async function heldBackup({ DATA_DIR, SECRET_KEY }: Env, { db, connection }: OpenDatabase) {
  const lock = new pg.Client(connection)
  lock.on('error', () => {})
  await lock.connect()
  await lock.query('begin; lock table users in access exclusive mode')
  const file = join(await directory(), 'nightly.himaya')
  const child = spawnCommand('backup', { DATA_DIR, SECRET_KEY: SECRET_KEY?.[0] ?? '' }, file)
  const ended = endOf(child)
  const waits = () =>
    db.$client
      .query("select from pg_stat_activity where wait_event_type = 'Lock'")
      .then((answer) => answer.rows.length)
  await expect.poll(waits, { timeout: 20_000 }).toBeGreaterThan(0)
  return { file, ended, release: () => void lock.end() }
}

/** Keeps a report with two pictures beside the running Himaya. */
async function report(DATA_DIR: string) {
  const env = readEnv({ DATA_DIR })
  const log = createLog('silent')
  const database = await joinDatabase(env, log)
  const app = await createApp(env, log, database.db)
  const title = 'Parcel fee, طرد'
  const { evidence } = await keepReport(app, { title, email: 'sara@visitor.example', images: 2 })
  app.live.close()
  await database.close()
  return { title, evidence }
}

/** An S3 service that has nothing, and never answers to what it is given. */
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

function spawnCommand(
  name: 'backup' | 'restore',
  variables: Record<string, string>,
  ...words: string[]
): ChildProcess {
  return spawnProgram(['node', SCRIPTS[name], ...words], variables)
}

function spawnProgram(
  [program = '', ...words]: string[],
  variables: Record<string, string>,
): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(program, words, {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...variables } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function command(...call: Parameters<typeof spawnCommand>) {
  return endOf(spawnCommand(...call))
}

async function endOf(child: ChildProcess) {
  const [stdout, stderr, [code]] = await Promise.all([
    child.stdout?.setEncoding('utf8').toArray(),
    child.stderr?.setEncoding('utf8').toArray(),
    once(child, 'close'),
  ])
  return { code: code as number, stdout: stdout?.join('') ?? '', stderr: stderr?.join('') ?? '' }
}

async function emptyDatabase(): Promise<string> {
  const server = inject('postgres')
  const name = `himaya_moved_${process.pid}_${Math.random().toString(36).slice(2)}`
  await administer(server, `create database ${name}`)
  onTestFinished(() => administer(server, `drop database ${name} with (force)`))
  return urlOf(inDatabase(server, name))
}

/** A server on a Unix socket has an address too. */
function urlOf({ connectionString, host, port, user, password, database }: PoolConfig): string {
  if (connectionString) return connectionString
  const account = `${user}${password ? `:${password}` : ''}`
  return `postgresql://${account}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`
}

async function tablesAt(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query("select from pg_tables where schemaname = 'public'")
  await client.end()
  return rows.length
}

/** The stored evidence by name, without the mark that says whose the storage is: that is in no backup. */
async function files(DATA_DIR: string): Promise<Record<string, string>> {
  const folder = join(DATA_DIR, 'scam-reports', 'scam-evidence')
  const names = (await readdir(folder)).filter((name) => !EVIDENCE_MARK.endsWith(`/${name}`)).sort()
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'base64')))
  return Object.fromEntries(names.map((name, n) => [name, contents[n] ?? '']))
}

async function start(variables: Record<string, string>): Promise<RunningHimaya> {
  const himaya = await startHimaya({ LOG_LEVEL: 'error', ...variables })
  onTestFinished(async () => {
    await himaya.stop()
  })
  return himaya
}

async function directory(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'himaya-move-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}
