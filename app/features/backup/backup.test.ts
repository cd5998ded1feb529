import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { PoolConfig } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { App } from '#app/platform/context.server.ts'
import { createLive } from '#app/platform/live/live.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { removeMailsBefore } from '#app/platform/mail/outbox.server.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { EVIDENCE_MARK } from '#app/platform/storage/evidence-path.server.ts'
import { connect, type Database, NO_TIMEOUTS } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { prepareDatabase } from '#database/prepare.server.ts'
import { testApp } from '../../../tests/support/app.ts'
import { pooledConnection } from '../../../tests/support/pooled-connection.ts'
import { administer, inDatabase } from '../../../tests/support/postgres-server.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { startS3 } from '../../../tests/support/s3-server.ts'
import { addReportWithEvidence } from '../../../tests/support/stored-data.ts'
import { backUp } from './back-up.server.ts'
import { openBackupFiles } from './backup-files.server.ts'
import { restore } from './restore.server.ts'

const KEY = newSecretKey()
const EPHEMERAL_TABLES = [
  ...['sessions', 'verifications', 'rate_limits', 'leases', 'database_identity'],
  ...['feeds', 'feed_indicators'],
]

test('a restore to another place, from S3 to files, returns every row and file of the backup', async () => {
  const s3 = await startS3()
  const source = await furnishedApp(s3.variables)
  const file = await backupOf(source)
  const target = await emptyPlace()
  const { madeAt, rows, files } = await restore(target, file, { replace: false })
  expect(new Date(madeAt).getTime()).toBeLessThanOrEqual(Date.now())
  expect([rows > 10, files]).toEqual([true, 4])
  const [before, after] = [await rowHashes(source.db), await rowHashes(target.db)]
  expect(Object.keys(after)).toEqual(Object.keys(before))
  for (const name of EPHEMERAL_TABLES) {
    expect([name, before[name] === '0 ']).toEqual([name, false])
    expect([name, after[name]]).toEqual([name, '0 '])
  }
  expect(without(after, EPHEMERAL_TABLES)).toEqual(without(before, EPHEMERAL_TABLES))
  expect(await bytesOf(target.files.evidence)).toEqual(await bytesOf(source.evidence))
  expect(await bytesOf(target.files.outbox)).toEqual(
    await bytesOf(openBackupFiles(source.env).outbox),
  )
  await prepareDatabase(target.db, async () => {})
  expect(await definitions(target.db)).toEqual(await definitions(source.db))
})

test('a restored contact message keeps its age', async () => {
  const app = await furnishedApp()
  const [name = ''] = await readdir(outboxOf(app.env))
  const path = join(outboxOf(app.env), name)
  const mail = await readFile(path, 'utf8')
  await writeFile(path, mail.replace(/^Date: .*/m, 'Date: Mon, 01 Jan 2024 08:00:00 +0000'))
  const file = await backupOf(app)
  const { env } = await testApp({ SECRET_KEY: KEY })
  await restore({ ...(await emptyPlace()), files: openBackupFiles(env) }, file, { replace: false })
  expect(await removeMailsBefore(outboxOf(env), new Date('2024-01-01T08:00:00Z'))).toBe(0)
  expect(await removeMailsBefore(outboxOf(env), new Date('2024-01-01T08:00:01Z'))).toBe(1)
})

test('a restored email keeps its file name, and a path is rejected as a name', async () => {
  const app = await furnishedApp()
  const name = 'رد المتجر (1).eml'
  await writeFile(join(outboxOf(app.env), name), 'Subject: Parcel\r\n\r\nHello')
  const target = await emptyPlace()
  const { files } = target
  await restore(target, await backupOf(app), { replace: false })
  expect(await files.outbox.get(name)).not.toBeNull()
  for (const path of ['../x.eml', 'a/x.eml', '/x.eml', 'x.eml/', '..', 'secret.key']) {
    await expect(files.outbox.get(path), path).rejects.toThrow('no mail')
  }
})

test('a restore succeeds and lists the old files that it cannot remove', async () => {
  const file = await backupOf(await furnishedApp())
  const target = await emptyPlace()
  const { evidence } = target.files
  const older = 'scam-evidence/older.webp.enc'
  await evidence.put(older, Buffer.from('older'))
  const remove = async () => {
    throw new Error('storage is down')
  }
  const files = { ...target.files, evidence: { ...evidence, remove } }
  const { left } = await restore({ ...target, files }, file, { replace: true })
  expect(left).toEqual([`evidence:${older}`, `evidence:${EVIDENCE_MARK}`])
  expect((await rowHashes(target.db)).reported_scams).toMatch(/^2 /)
})

test('the backup file is encrypted and readable by its owner only', async () => {
  const file = await backupOf(await furnishedApp())
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600)
  const bytes = await readFile(file)
  for (const word of ['reported_scams', 'Parcel', 'himaya@'])
    expect(bytes.includes(word)).toBe(false)
})

test('a write during a backup is included completely or not at all, and does not wait', async () => {
  const app = await furnishedApp()
  const writer = await app.db.$client.connect()
  onTestFinished(() => writer.release(true))
  await writer.query('begin; lock table scam_tallies in access exclusive mode')
  const making = backupOf(app)
  const waits = () =>
    app.db.$client
      .query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
      .then(({ rows }) => rows.length)
  await expect.poll(waits).toBeGreaterThan(0)
  const late = await addReportWithEvidence(app, { images: 1 })
  await writer.query('commit')
  const target = await emptyPlace()
  await restore(target, await making, { replace: false })
  expect(await consistent(target.db)).toEqual(await consistent(app.db, late.id))
})

test.each([
  ['the database', 'The database is not empty'],
  ['the folder of evidence', 'There are files already (evidence)'],
])('%s that is not empty is rejected and unchanged, unless it is to be replaced', async (what, words) => {
  const file = await backupOf(await furnishedApp())
  const target = await emptyPlace()
  if (what === 'the database') {
    await target.db.execute(sql`create table scams (id integer)`)
  } else await target.files.evidence.put('scam-evidence/older.webp.enc', Buffer.from('older'))
  await expect(restore(target, file, { replace: false })).rejects.toThrow(words)
  expect(Object.keys(await rowHashes(target.db))).toEqual(what === 'the database' ? ['scams'] : [])
  await restore(target, file, { replace: true })
  expect((await rowHashes(target.db)).reported_scams).toMatch(/^2 /)
  expect(await bytesOf(target.files.evidence)).not.toHaveProperty('scam-evidence/older.webp.enc')
})

test.each([
  ['directly', {}],
  ['through a pooler', { ownKey: true, deaf: true }],
])('a restore is rejected while a site runs that is quiet and connected %s, and not once it stopped', async (_, pooling) => {
  const file = await backupOf(await furnishedApp())
  const target = await emptyPlace()
  const site = await connected(await pooledConnection(await configOf(target.db), pooling))
  const live = createLive(site, createLog('silent'))
  await live.open()
  await expect(restore(target, file, { replace: true })).rejects.toThrow('A Himaya is running')
  live.close()
  // What a pooler keeps of a site that has stopped.
  await site.execute(sql`select 1`)
  await restore(target, file, { replace: true })
})

test('a restore is rejected while another session of its role works', async () => {
  const file = await backupOf(await furnishedApp())
  const target = await emptyPlace()
  const other = await (await connected(await configOf(target.db))).$client.connect()
  onTestFinished(() => other.release(true))
  await other.query('begin')
  await expect(restore(target, file, { replace: true })).rejects.toThrow('somebody who signs in')
})

test('a site that starts during a restore does not get the lock before its end', async () => {
  const file = await backupOf(await furnishedApp())
  const target = await emptyPlace()
  const { evidence } = target.files
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const slow = async (path: string, bytes: Uint8Array) => {
    resolve()
    await released
    await evidence.put(path, bytes)
  }
  const files = { ...target.files, evidence: { ...evidence, put: slow } }
  const restoring = restore({ ...target, files }, file, { replace: true })
  await reached
  const { log, text } = recordedLog()
  const live = createLive(await connected(await configOf(target.db)), log)
  onTestFinished(() => live.close())
  await live.open()
  expect(text()).toContain('live changes are not heard')
  release()
  await restoring
})

test('a damaged or truncated file, another key and another file type are each rejected in one line', async () => {
  const file = await backupOf(await furnishedApp())
  const bytes = await readFile(file)
  const target = await emptyPlace()
  const refusal = async (name: string, content: Buffer, secretKeys = [KEY]) => {
    const path = join(file, '..', name)
    await writeFile(path, content)
    const fault = await restore({ ...target, secretKeys }, path, { replace: true }).catch(
      (error: unknown) => error,
    )
    return fault instanceof Error ? `${fault.name}: ${fault.message.replace(path, 'FILE')}` : 'none'
  }
  const altered = Buffer.from(bytes)
  altered[bytes.length >> 1]! ^= 1
  const damaged = 'BackupError: FILE is damaged, cut short or altered: nothing of it can be trusted'
  expect(await refusal('altered', altered)).toBe(damaged)
  expect(await refusal('short', bytes.subarray(0, -1))).toBe(damaged)
  expect(await refusal('half', bytes.subarray(0, bytes.length >> 1))).toBe(damaged)
  expect(await refusal('text', Buffer.alloc(1000, 'x'))).toBe(
    'BackupError: FILE is no backup of Himaya',
  )
  expect(await refusal('other', bytes, [newSecretKey()])).toMatch(
    /^BackupError: FILE was made under another SECRET_KEY, whose id is [0-9a-f]{8}: give that one too$/,
  )
  await expect(restore(target, '/nowhere/at-all', { replace: false })).rejects.toThrow(
    "can't be read",
  )
  expect(await rowHashes(target.db)).toEqual({})
  expect(await bytesOf(target.files.evidence)).toEqual({})
})

test('a failed restore leaves neither rows nor files', async () => {
  const file = await backupOf(await furnishedApp())
  const target = await emptyPlace()
  const { evidence } = target.files
  let puts = 0
  const full = async (path: string, bytes: Uint8Array) => {
    if (++puts > 1) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    await evidence.put(path, bytes)
  }
  const files = { ...target.files, evidence: { ...evidence, put: full } }
  await expect(restore({ ...target, files }, file, { replace: false })).rejects.toThrow('no space')
  expect(await rowHashes(target.db)).toEqual({})
  expect(await bytesOf(evidence)).toEqual({})
  await restore(target, file, { replace: false })
})

test('a failed restore changes no existing file, and a successful restore replaces it', async () => {
  const source = await furnishedApp()
  const file = await backupOf(source)
  const target = await emptyPlace()
  const { evidence, outbox } = target.files
  const kept = await bytesOf(source.evidence)
  for (const path of Object.keys(kept)) await evidence.put(path, Buffer.from('under another key'))
  const before = await bytesOf(evidence)
  const full = async () => {
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
  }
  const files = { evidence, outbox: { ...outbox, put: full } }
  await expect(restore({ ...target, files }, file, { replace: true })).rejects.toThrow('no space')
  expect(await bytesOf(evidence)).toEqual(before)
  await restore(target, file, { replace: true })
  expect(await bytesOf(evidence)).toEqual(kept)
})

test('a backup never overwrites another, and a failed backup leaves no file', async () => {
  const app = await furnishedApp()
  const file = await backupOf(app)
  const bytes = await readFile(file)
  await expect(backUp(worldOf(app), file)).rejects.toThrow('is there already')
  expect(await readFile(file)).toEqual(bytes)
  const bare = await emptyPlace()
  const other = join(file, '..', 'other')
  await expect(backUp({ ...worldOf(app), db: bare.db }, other)).rejects.toThrow(
    'There is no Himaya in this database',
  )
  expect(await readdir(join(file, '..'))).toEqual(['kept.himaya'])
})

test('of two concurrent backups to one file one is complete, and the other is rejected', async () => {
  const app = await furnishedApp()
  const file = join(await mkdtemp(join(tmpdir(), 'himaya-backup-')), 'kept.himaya')
  onTestFinished(() => rm(join(file, '..'), { recursive: true, force: true }))
  const both = [backUp(worldOf(app), file), backUp(worldOf(app), file)]
  const ends = await Promise.allSettled(both)
  const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.message] : []))
  expect(refusals).toEqual([expect.stringContaining('is there already')])
  expect(await readdir(join(file, '..'))).toEqual(['kept.himaya'])
  const target = await emptyPlace()
  await restore(target, file, { replace: false })
})

/** Creates an App with all kinds of data that are difficult to back up. */
async function furnishedApp(variables: Record<string, string> = {}): Promise<App> {
  const app = await testApp({ SECRET_KEY: KEY, ...variables })
  await addReportWithEvidence(app, {
    title: 'Tab\there, line\nthere, \\N, \\., "quoted", طرد',
    images: 2,
  })
  await addReportWithEvidence(app, { email: 'sara@visitor.example', images: 1 })
  const user = newId()
  await app.db.$client.query(`
    insert into users (id, name, email) values ('${user}', 'Noura', 'noura@waha.example');
    insert into sessions (id, user_id, token, expires_at) values ('${newId()}', '${user}', 't', now());
    insert into verifications (id, identifier, value, expires_at) values ('${newId()}', 'i', 'v', now());
    insert into rate_limits (key, hits) values ('k', '[1]');
    insert into leases (name, until) values ('retention', now());
    insert into database_identity (id) values ('${newId()}');
    insert into feeds (name) values ('urlhaus');
    insert into feed_indicators (generation, kind, value, first_seen)
      values ('${newId()}', 'domain', 'bad.example', now());
    update reported_scams set evidence_images = evidence_images || '{"with,comma","with\\"quote",""}';
    insert into staff_log (id, staff_id, staff_email, action, subject_kind, subject_id, before) values
      ('${newId()}', '${user}', 'noura@waha.example', 'edit', 'scam', '${user}', '{"a": "b\\\\n\\u0001"}');
    insert into similarity_bands values (-9223372036854775808, 'check', '${user}', null),
      (-9223372036854775808, 'check', '${user}', null)`)
  await app.mail.send({
    to: { name: '', address: 'support@himaya.example' },
    subject: 'Parcel',
    text: 'Hello',
    html: '<p>Hello</p>',
  })
  expect(await readdir(outboxOf(app.env))).toHaveLength(1)
  return app
}

const worldOf = (app: App) => ({
  db: app.db,
  files: openBackupFiles(app.env),
  clock: app.clock,
  secretKeys: [KEY] as [string],
})

async function backupOf(app: App): Promise<string> {
  const file = join(await folder(), 'kept.himaya')
  await backUp(worldOf(app), file)
  return file
}

/** @param more connection options */
async function emptyPlace(more: PoolConfig = {}) {
  const server = inject('postgres')
  const name = `himaya_restore_${process.pid}_${Math.random().toString(36).slice(2)}`
  await administer(server, `create database ${name}`)
  onTestFinished(() => administer(server, `drop database ${name} with (force)`))
  const { env } = await testApp({ SECRET_KEY: KEY })
  return {
    db: await connected({ ...inDatabase(server, name), ...more }),
    files: openBackupFiles(env),
    secretKeys: [KEY],
  }
}

async function connected(config: PoolConfig): Promise<Database> {
  const db = connect({ ...config, ...NO_TIMEOUTS, max: 3 }, () => {})
  onTestFinished(() => db.$client.end())
  return db
}

async function configOf(db: Database): Promise<PoolConfig> {
  const { rows } = await db.$client.query('select current_database() as name')
  return inDatabase(inject('postgres'), rows[0].name)
}

/** Returns the number of rows per table with a digest computed by the database. */
async function rowHashes(db: Database): Promise<Record<string, string>> {
  const client = await db.$client.connect()
  try {
    const { rows: tables } = await client.query(`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'startup_lock' order by 1`)
    const hashes: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as hash from ${name} t`,
      )
      hashes[name] = rows[0].hash
    }
    return hashes
  } finally {
    client.release(true)
  }
}

/** Returns every index and constraint. */
async function definitions(db: Database): Promise<string[]> {
  const { rows } = await db.$client.query(`
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select hash from drizzle.__drizzle_migrations order by 1`)
  return rows.map(({ definition }) => definition)
}

/** Checks that a snapshot is consistent: reports, their tallies and the images they reference. */
async function consistent(db: Database, without: string | null = null) {
  const { rows } = await db.$client.query(
    `select count(*)::int as reports, (select sum(reports)::int from report_tallies) - $2 as tallied
     from reported_scams where id is distinct from $1`,
    [without, without ? 1 : 0],
  )
  return rows[0]
}

async function bytesOf(place: {
  list(): AsyncIterable<{ path: string }>
  get(path: string): Promise<Buffer | null>
}): Promise<Record<string, string | undefined>> {
  const found: [string, string | undefined][] = []
  for await (const { path } of place.list()) {
    found.push([path, (await place.get(path))?.toString('base64')])
  }
  return Object.fromEntries(found.sort())
}

function without(hashes: Record<string, string>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(hashes).filter(([name]) => !names.includes(name)))
}

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'himaya-backup-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}
