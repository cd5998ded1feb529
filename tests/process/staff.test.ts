import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { type RunningHimaya, startHimaya } from '../support/running-himaya.ts'
import { signIn } from '../support/staff.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Both start a database server twice. */
const SLOW = 90_000
const PASSWORD = 'tulip-ladder-copper-9'

test(
  'the first start makes one staff account, tells it once, and keeps it for its owner only',
  async () => {
    const DATA_DIR = await dataDirectory()
    const file = join(DATA_DIR, 'first-staff.txt')
    const first = await start(DATA_DIR)
    const [email = '', password = ''] = (await readFile(file, 'utf8')).split('\n')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(first.output()).toContain(`as ${email} with the password ${password}`)
    expect(password.length).toBeGreaterThanOrEqual(24)
    await signIn(first.origin, { email, password })
    expect(await first.stop()).toBe(0)
    const second = await start(DATA_DIR)
    expect(second.output()).toContain('/admin/login')
    expect(second.output()).not.toContain(password)
    expect(second.output()).toContain(file)
    await signIn(second.origin, { email, password })
  },
  SLOW,
)

test(
  'staff are added, listed and removed beside a running Himaya and without one',
  async () => {
    const DATA_DIR = await dataDirectory()
    const himaya = await start(DATA_DIR)
    const email = 'noura@waha.example'
    const add = await staff(DATA_DIR, ['add', email], { STAFF_PASSWORD: PASSWORD })
    expect(add).toEqual({ code: 0, lines: [`${email} is staff now, with a new account`] })
    const cookie = await signIn(himaya.origin, { email, password: PASSWORD })
    const { lines } = await staff(DATA_DIR, ['list'])
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^noura@waha\.example .* in the log [\w-]{12}$/)
    expect((await staff(DATA_DIR, ['remove', email])).code).toBe(0)
    const answer = await fetch(`${himaya.origin}/admin`, {
      redirect: 'manual',
      headers: { cookie },
    })
    expect(answer.headers.get('location')).toBe('/admin/login')
    await himaya.stop()
    expect((await staff(DATA_DIR, ['add', email])).code).toBe(1)
    expect(await staff(DATA_DIR, ['add', email], { STAFF_PASSWORD: PASSWORD })).toEqual(add)
  },
  SLOW,
)

test.each([
  [
    'no password and nobody to ask',
    ['add', 'a@waha.example'],
    {},
    /^A password is needed: set STAFF_PASSWORD/,
  ],
  [
    'a password that guessers try',
    ['add', 'a@waha.example'],
    { STAFF_PASSWORD: 'Password2026' },
    /Choose another\.$/,
  ],
  ['somebody who is not staff', ['remove', 'a@waha.example'], {}, /^a@waha\.example is not staff$/],
  [
    'a database that is away',
    ['list'],
    {
      DATABASE_URL: 'postgresql://127.0.0.1:1/himaya',
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
    /^DATABASE_URL must .*ECONNREFUSED/,
  ],
  ['a malformed variable', ['list'], { DATABASE_URL: 'himaya.db' }, /^DATABASE_URL must be /],
])('%s is refused in one line', async (_, args, variables, words) => {
  const { code, lines } = await staff(await dataDirectory(), args, variables)
  expect([code, lines]).toEqual([1, [expect.stringMatching(words)]])
})

test.each([
  [['add']],
  [['remove', '']],
  [['promote', 'a@waha.example']],
  [['toString']],
  [['list', 'a@waha.example']],
  [['add', 'a@waha.example', 'b@waha.example']],
  [['remove', 'a@waha.example', 'b@waha.example']],
])('%j is answered with the usage, and touches nothing', async (args) => {
  expect(await staff('/dev/null/nowhere', args, { STAFF_PASSWORD: PASSWORD })).toEqual({
    code: 2,
    lines: [expect.stringMatching(/^Usage: /)],
  })
})

test.each([
  'noura',
  'نورة@waha.example',
  'a..b@waha.example',
  'a@waha.e',
])('nobody can sign in by %s, so nobody is made staff by it', async (email) => {
  const variables = { STAFF_PASSWORD: PASSWORD }
  const { code, lines } = await staff(await dataDirectory(), ['add', email], variables)
  expect([code, lines]).toEqual([1, [expect.stringMatching(/ can never sign in: /)]])
})

function staff(DATA_DIR: string, args: readonly string[], variables: Record<string, string> = {}) {
  const { PATH, HOME, TMPDIR } = process.env
  const env = { PATH, HOME, TMPDIR, DATA_DIR, ...variables }
  return new Promise<{ code: number; lines: string[] }>((resolve) => {
    const child = execFile(
      'node',
      ['scripts/staff.ts', ...args],
      { cwd: root, env },
      (fault, out, err) =>
        resolve({
          code: typeof fault?.code === 'number' ? fault.code : 0,
          lines: `${out}${err}`.split('\n').filter(Boolean),
        }),
    )
    child.stdin?.end()
  })
}

async function start(DATA_DIR: string): Promise<RunningHimaya> {
  const himaya = await startHimaya({ DATA_DIR, LOG_LEVEL: 'error' })
  onTestFinished(async () => {
    await himaya.stop()
  })
  return himaya
}

async function dataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-staff-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}
