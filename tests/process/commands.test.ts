import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { createApp } from '#app/platform/app.server.ts'
import { joinDatabase } from '#app/platform/database.server.ts'
import { readEnv } from '#app/platform/env.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { EVIDENCE_MARK } from '#app/platform/storage/evidence-path.server.ts'
import { type Ended, runCommand } from '../support/command.ts'
import { addressOf, administer } from '../support/postgres-server.ts'
import { type RunningHimaya, startHimaya } from '../support/running-himaya.ts'
import { signIn } from '../support/staff.ts'
import { addReportWithEvidence } from '../support/stored-data.ts'
import { visibleText } from '../support/visible-text.ts'

const STAFF_PASSWORD = 'tulip-ladder-copper-9'
const NOURA = 'noura@waha.example'
const SARA = 'sara@visitor.example'
const RECEIPT = '7K2M-Q9XD-0HTB-V4RW'

/** Data folder of a Himaya that is first running, then stopped, and then moved. */
let DATA_DIR: string
let file: string
let kept: Awaited<ReturnType<typeof addReportWithEvidence>>

beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'himaya-commands-'))
  file = join(DATA_DIR, 'moved.himaya')
})
afterAll(() => rm(DATA_DIR, { recursive: true, force: true, maxRetries: 20 }))

const staff = (...words: string[]) => run('scripts/staff.ts', {}, words)
const privacy = (...words: string[]) => run('scripts/privacy.ts', {}, words)
const run = (script: string, variables: Record<string, string>, words: readonly string[]) =>
  runCommand(script, { DATA_DIR, ...variables }, ...words)
const linesOf = ({ stdout, stderr }: Ended) => `${stdout}${stderr}`.split('\n').filter(Boolean)

describe('while Himaya runs', () => {
  let himaya: RunningHimaya
  beforeAll(async () => {
    himaya = await startHimaya({ DATA_DIR, LOG_LEVEL: 'error' })
  })
  afterAll(() => himaya.stop())

  test('staff are added, listed and removed', async () => {
    const add = () => run('scripts/staff.ts', { STAFF_PASSWORD }, ['add', NOURA])
    const added = await add()
    expect([added.code, linesOf(added)]).toEqual([0, [`${NOURA} is staff now, with a new account`]])
    const cookie = await signIn(himaya.origin, { email: NOURA, password: STAFF_PASSWORD })
    const lines = linesOf(await staff('list'))
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^noura@waha\.example .* in the log [\w-]{12}$/)
    expect((await staff('remove', NOURA)).code).toBe(0)
    const answer = await fetch(`${himaya.origin}/admin`, {
      redirect: 'manual',
      headers: { cookie },
    })
    expect(answer.headers.get('location')).toBe('/admin/login')
  })

  test('a person is exported and erased, and the site keeps running', async () => {
    const sent = await fetch(`${himaya.origin}/contact`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Sara', email: SARA, subject: 'Hi', message: 'Hello' }),
      redirect: 'manual',
    })
    expect(sent.status).toBe(303)
    const copy = await privacy('export', '--email', SARA)
    expect(JSON.parse(copy.stdout)).toMatchObject({
      email: SARA,
      mails: [{ subject: 'Contact Form: Hi' }],
    })
    const erased = await privacy('erase', '--email', SARA)
    expect([erased.code, erased.stdout]).toEqual([
      0,
      expect.stringContaining('Mails removed from the outbox: 1'),
    ])
    expect((await fetch(`${himaya.origin}/readyz`)).status).toBe(200)
  })

  test('a backup is made, and a restore is rejected', async () => {
    kept = await report('Parcel fee, طرد')
    expect(await run('scripts/backup/back-up.ts', {}, [file])).toMatchObject({
      code: 0,
      stderr: '',
    })
    const beside = await run('scripts/backup/restore.ts', {}, [file])
    expect(beside.stderr).toMatch(/^restore: Another running Himaya uses .+\n$/)
  })
})

describe('while no Himaya runs', () => {
  test('the database is started for the command and stopped after it', async () => {
    const rotated = await privacy('reencrypt')
    expect([rotated.code, rotated.stdout]).toEqual([
      0,
      expect.stringContaining('Everything is under the newest key.'),
    ])
    const withdrawn = await privacy('withdraw', '--receipt', RECEIPT)
    expect(withdrawn.stdout).toContain('Reports made anonymous: 0')
  })

  test.each([
    ['staff', ['add', NOURA], {}, /^A password is needed: set STAFF_PASSWORD/],
    ['staff', ['add', NOURA], { STAFF_PASSWORD: 'Password2026' }, /Choose another\.$/],
    ['staff', ['add', 'a..b@waha.example'], { STAFF_PASSWORD }, / can never sign in: /],
    ['staff', ['remove', NOURA], {}, /^noura@waha\.example is not staff$/],
    ['privacy', ['reencrypt'], { DATABASE_URL: 'himaya.db' }, /^privacy: DATABASE_URL must be .+$/],
  ] as const)('%s %j with %j is rejected in one line', async (name, words, variables, said) => {
    const refused = await run(`scripts/${name}.ts`, { ...variables }, words)
    expect([refused.code, linesOf(refused)]).toEqual([1, [expect.stringMatching(said)]])
  })

  test('invalid arguments print the usage and change nothing', async () => {
    const ended = await run('scripts/privacy.ts', { DATA_DIR: '/dev/null/nowhere' }, ['erase'])
    expect([ended.code, ended.stdout]).toEqual([2, ''])
    expect(ended.stderr).toMatch(/^Usage: npm run -s privacy -- /)
  })

  test('neither backup nor restore creates a key', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'himaya-keyless-'))
    onTestFinished(() => rm(empty, { recursive: true, force: true }))
    for (const name of ['back-up', 'restore']) {
      const words = [join(empty, 'file')]
      const ended = await run(`scripts/backup/${name}.ts`, { DATA_DIR: empty }, words)
      expect(ended).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^\w+: SECRET_KEY must be .+\n$/),
      })
    }
    expect(await readdir(empty)).toEqual([])
  })
})

test('a Himaya moves from its embedded server to an external one with all its data', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-moved-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const outside = {
    DATA_DIR: directory,
    DATABASE_URL: await emptyDatabase(),
    SECRET_KEY: (await readFile(join(DATA_DIR, 'secret.key'), 'utf8')).trim(),
  }
  const moved = await run('scripts/backup/restore.ts', outside, [file])
  expect(moved).toMatchObject({ code: 0, stderr: '' })
  expect(moved.stdout).toMatch(/^Restored as of .+Z: \d+ rows of \d+ tables, 2 files\.\n/)
  expect(await evidenceIn(directory)).toEqual(await evidenceIn(DATA_DIR))
  const himaya = await startHimaya({ LOG_LEVEL: 'error', ...outside })
  onTestFinished(async () => {
    await himaya.stop()
  })
  const [email = '', password = ''] = (
    await readFile(join(DATA_DIR, 'first-staff.txt'), 'utf8')
  ).split('\n')
  const cookie = await signIn(himaya.origin, { email, password })
  const list = await fetch(`${himaya.origin}/admin/reports`, { headers: { cookie } })
  expect(visibleText(await list.text())).toContain('Parcel fee, طرد')
  const picture = await fetch(`${himaya.origin}/admin/evidence/${kept.evidence[0]}`, {
    headers: { cookie },
  })
  expect([kept.evidence.length, picture.status]).toEqual([2, 200])
})

/** Stores a report with two images while Himaya runs. */
async function report(title: string) {
  const env = readEnv({ DATA_DIR })
  const log = createLog('silent')
  const database = await joinDatabase(env, log)
  const app = await createApp(env, log, database.db)
  const made = await addReportWithEvidence(app, { title, email: 'huda@visitor.example', images: 2 })
  app.live.close()
  await database.close()
  return made
}

async function emptyDatabase(): Promise<string> {
  const server = inject('postgres')
  const name = `himaya_moved_${process.pid}`
  await administer(server, `create database ${name}`)
  onTestFinished(() => administer(server, `drop database ${name} with (force)`))
  return addressOf(server, name)
}

/** Returns the stored evidence by name, without the ownership file, which is not backed up. */
async function evidenceIn(directory: string): Promise<Record<string, string>> {
  const folder = join(directory, 'scam-reports', 'scam-evidence')
  const names = (await readdir(folder)).filter((name) => !EVIDENCE_MARK.endsWith(`/${name}`)).sort()
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'base64')))
  return Object.fromEntries(names.map((name, n) => [name, contents[n] ?? '']))
}
