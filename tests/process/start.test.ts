import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SEED_SCAMS } from '#database/seed/scams.ts'
import { answers, held, startGenerativeServer } from '../support/generative-server.ts'
import { startRawServer } from '../support/mail-server.ts'
import { post } from '../support/report-form.ts'
import { type RunningHimaya, runHimaya, startHimaya } from '../support/running-himaya.ts'
import { visibleText } from '../support/visible-text.ts'

const SECRET_KEY = Buffer.alloc(32, 7).toString('base64')
const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay'

test.each([
  ['PORT', { PORT: 'eighty' }],
  ['DATABASE_URL', { DATABASE_URL: 'himaya.db' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgresql://127.0.0.1:1/himaya', SECRET_KEY }],
  ['SECRET_KEY', { DATABASE_URL: 'postgresql://127.0.0.1/himaya' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'himaya.ae' }],
  ['HOST', { HOST: 'nowhere.invalid' }],
  ['HOST', { HOST: '192.0.2.1' }],
  ['DATA_DIR', { DATA_DIR: import.meta.filename }],
])('a wrong %s stops the start with one line that names it', async (name, variables) => {
  const DATA_DIR = await dataDirectory()
  const { code, output } = await runHimaya({ DATA_DIR, LOG_LEVEL: 'error', ...variables })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toMatch(new RegExp(`^Himaya cannot start: ${name} must `))
})

test('a second Himaya on the same data folder is refused in one line, and the first goes on', async () => {
  const DATA_DIR = await dataDirectory()
  const himaya = await start({ DATA_DIR })
  const { code, output } = await runHimaya({ DATA_DIR })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect((await fetch(`${himaya.origin}/readyz`)).status).toBe(200)
})

test('SIGTERM lets the check under way finish, takes nothing new, and ends in good order', async () => {
  const model = await startGenerativeServer()
  onTestFinished(() => model.close())
  const { reply, release } = held(answers({ isSafe: true, confidence: 80, reasons: ['fine'] }))
  model.script(reply)
  const himaya = await start({
    DATA_DIR: await dataDirectory(),
    GEMINI_API_KEY: model.apiKey,
    GEMINI_BASE_URL: model.baseUrl,
  })
  const checking = check(himaya, 'hello, shall we meet at the mall tomorrow?')
  await model.received(1)
  const exit = once(himaya.process, 'exit')
  himaya.process.kill('SIGTERM')
  await expect.poll(() => himaya.output()).toContain('stopping')
  await expect(fetch(himaya.origin)).rejects.toThrow()
  release()
  expect(await checking).toContain('Content Appears Safe')
  expect((await exit)[0]).toBe(0)
})

test('SIGTERM ends no mail of which nobody waits for the end: one that is not taken is given up first, and told of', async () => {
  const SMTP_URL = await startRawServer(() => {})
  const himaya = await start({ DATA_DIR: await dataDirectory(), SMTP_URL })
  const asking = new URLSearchParams({ email: 'staff@himaya.example' })
  expect((await post(himaya.origin, '/admin/recover', asking)).status).toBe(200)
  await expect.poll(() => himaya.output()).toContain('"msg":"authentication"')
  expect(await himaya.stop()).toBe(0)
  expect(himaya.output()).toContain('a sign-in mail was not sent')
})

test.each([
  '1',
  '2',
])('SIGTERM ends a start of %s that is on its way, and that is no failure', async (WORKERS) => {
  const DATA_DIR = await dataDirectory()
  const starting = startHimaya({ DATA_DIR, WORKERS }, (output, child) => {
    if (output.includes('"kind":"started"')) child.kill('SIGTERM')
  })
  await expect(starting).rejects.toThrow(/exited with 0: (?!.*(cannot start|is ready))/s)
})

test('after kill -9 nothing that was acknowledged is lost, and the library is not seeded twice', async () => {
  const DATA_DIR = await dataDirectory()
  const first = await start({ DATA_DIR })
  expect(await check(first, SCAM)).toContain('9 checks remaining')
  const exit = once(first.process, 'exit')
  first.process.kill('SIGKILL')
  await exit
  const second = await start({ DATA_DIR })
  expect(await check(second, SCAM)).toContain('8 checks remaining')
  const library = await fetch(`${second.origin}/scam-library?status=all`)
  expect(visibleText(await library.text())).toContain(`${SEED_SCAMS.length} scams`)
})

test('the structured log has an id for every request and nothing of the visitor', async () => {
  const himaya = await start({ DATA_DIR: await dataDirectory(), TRUSTED_PROXY_HOPS: '1' })
  await check(himaya, SCAM)
  const lineOf = () =>
    himaya
      .output()
      .split('\n')
      .find((text) => text.includes('"POST"'))
  await expect.poll(lineOf).toBeDefined()
  const line = lineOf() ?? ''
  expect(JSON.parse(line)).toMatchObject({ method: 'POST', path: '/scam-checker', status: 200 })
  expect(JSON.parse(line).request).toMatch(/^[\da-f]{32}$/)
  expect(himaya.output()).not.toContain('192.0.2.1')
  expect(himaya.output()).not.toContain('parcel is on hold')
})

test('pages are rendered by the code for production, however the server is started', async () => {
  const telling = `import { Module } from 'node:module'
    const run = () => Object.values(Module._cache).filter(({ loaded }) => loaded)
    process.on('exit', () => console.log(run().map(({ id }) => id).join()))`
  const himaya = await start({
    DATA_DIR: await dataDirectory(),
    NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(telling)}"`,
  })
  await himaya.stop()
  await expect.poll(() => himaya.output()).toContain('react-dom-server')
  expect(himaya.output()).not.toMatch(/react[\w.-]*\.development\.js/)
})

test('the secret key is made on the first start and kept for its owner only', async () => {
  const DATA_DIR = await dataDirectory()
  const himaya = await start({ DATA_DIR })
  const key = await readFile(join(DATA_DIR, 'secret.key'), 'utf8')
  expect((await stat(join(DATA_DIR, 'secret.key'))).mode & 0o777).toBe(0o600)
  expect(await himaya.stop()).toBe(0)
  await start({ DATA_DIR })
  expect(await readFile(join(DATA_DIR, 'secret.key'), 'utf8')).toBe(key)
})

async function start(variables: Record<string, string>): Promise<RunningHimaya> {
  const himaya = await startHimaya(variables)
  onTestFinished(async () => {
    await himaya.stop()
  })
  return himaya
}

async function dataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'himaya-start-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

async function check({ origin }: RunningHimaya, text: string): Promise<string> {
  const answer = await fetch(`${origin}/scam-checker`, {
    method: 'POST',
    headers: { Origin: origin, 'X-Forwarded-For': '192.0.2.1' },
    body: new URLSearchParams({ type: 'message', text }),
  })
  return visibleText(await answer.text())
}
