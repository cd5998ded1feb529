import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startHimaya } from '../support/running-himaya.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SARA = 'sara@visitor.example'
const RECEIPT = '7K2M-Q9XD-0HTB-V4RW'

test('beside a running Himaya a person is exported and erased, and the site goes on', async () => {
  const DATA_DIR = await dataDirectory()
  const himaya = await startHimaya({ DATA_DIR })
  onTestFinished(() => himaya.stop().then(() => {}))
  const sent = await fetch(`${himaya.origin}/contact`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Sara', email: SARA, subject: 'Hi', message: 'Hello' }),
    redirect: 'manual',
  })
  expect(sent.status).toBe(303)
  const copy = await privacy({ DATA_DIR }, 'export', '--email', SARA)
  expect(JSON.parse(copy.stdout)).toMatchObject({
    email: SARA,
    mails: [{ subject: 'Contact Form: Hi' }],
  })
  const erased = await privacy({ DATA_DIR }, 'erase', '--email', SARA)
  expect(erased.stdout).toContain('Mails removed from the outbox: 1')
  expect(erased.code).toBe(0)
  expect((await fetch(`${himaya.origin}/readyz`)).status).toBe(200)
})

test('with no Himaya running the database is started for the command, and stopped after it', async () => {
  const DATA_DIR = await dataDirectory()
  const { code, stdout } = await privacy({ DATA_DIR }, 'reencrypt')
  expect(stdout).toContain('Everything is under the newest key.')
  expect(code).toBe(0)
  for (const person of [
    ['--email', SARA],
    ['--receipt', RECEIPT],
  ]) {
    const withdrawn = await privacy({ DATA_DIR }, 'withdraw', ...person)
    expect(withdrawn.stdout).toContain('Reports made anonymous: 0')
  }
})

test.each([
  [[]],
  [['forget', '--email', SARA]],
  [['erase']],
  [['toString', '--email', SARA]],
  [['erase', '--email', SARA, '--email', 'noura@visitor.example']],
  [['erase', 'all', '--email', SARA]],
  [['erase', '--email', 'nobody']],
  [['erase', '--mail', SARA]],
  [['erase', '--receipt', ' ']],
  [['erase', '--email', SARA, '--receipt', RECEIPT]],
  [['reencrypt', '--email', SARA]],
  [['reencrypt', '--receipt', RECEIPT]],
])('%j is answered with the usage, and touches nothing', async (words) => {
  const { code, stderr, stdout } = await privacy({ DATA_DIR: '/dev/null/nowhere' }, ...words)
  expect(code).toBe(2)
  expect(stderr).toContain('Usage: npm run -s privacy')
  expect(stdout).toBe('')
})

test('what it cannot do it says in one line', async () => {
  const { code, stderr } = await privacy({ DATABASE_URL: 'himaya.db' }, 'reencrypt')
  expect(code).toBe(1)
  expect(stderr).toMatch(/^privacy: DATABASE_URL must be .+\n$/)
})

async function privacy(variables: Record<string, string>, ...words: string[]) {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn('node', ['scripts/privacy.ts', ...words], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...variables } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, code] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ])
  return { code, stdout: stdout.join(''), stderr: stderr.join('') }
}

async function dataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-privacy-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}
