import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answers, held, startGenerativeServer } from '../support/generative-server.ts'
import { post } from '../support/report-form.ts'
import { type RunningHimaya, runHimaya, startHimaya } from '../support/running-himaya.ts'
import { signIn } from '../support/staff.ts'
import { LONG_POLL } from '../support/timeouts.ts'
import { visibleText } from '../support/visible-text.ts'

const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay'
/** Prints the loaded modules at exit. */
const TELLING = `import { Module } from 'node:module'
  const run = () => Object.values(Module._cache).filter(({ loaded }) => loaded)
  process.on('exit', () => console.log(run().map(({ id }) => id).join()))`

/** Sends SIGTERM as soon as a handler is installed: the database is running, and nothing is served yet. */
const STOPPED_EARLY = `import cluster from 'node:cluster'
  process.on('newListener', (name) => {
    if (cluster.isPrimary && name === 'SIGTERM') setImmediate(() => process.kill(process.pid, name))
  })`

let DATA_DIR: string
let himaya: RunningHimaya
const undo: (() => unknown)[] = []

beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'himaya-start-'))
  undo.push(() => rm(DATA_DIR, { recursive: true, force: true, maxRetries: 20 }))
})
afterAll(async () => {
  for (const step of undo.reverse()) await step()
})

describe('the first start', () => {
  let model: Awaited<ReturnType<typeof startGenerativeServer>>
  let mail: Awaited<ReturnType<typeof startSilentMailServer>>

  beforeAll(async () => {
    model = await startGenerativeServer()
    mail = await startSilentMailServer()
    undo.push(() => model.close(), mail.close)
    himaya = await start({
      TRUSTED_PROXY_HOPS: '1',
      SMTP_URL: mail.url,
      ANALYZERS: 'gemini',
      GEMINI_API_KEY: model.apiKey,
      GEMINI_BASE_URL: model.baseUrl,
      NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(TELLING)}"`,
    })
  })

  test('the first start creates one staff account, prints it once, and stores it readable by its owner only', async () => {
    const { email, password, file } = await firstStaff()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(himaya.output()).toContain(`as ${email} with the password ${password}`)
    expect(password.length).toBeGreaterThanOrEqual(24)
    expect(himaya.output()).not.toMatch(/No mail service|no model/)
    await signIn(himaya.origin, { email, password })
  })

  test('the secret key is created on the first start and readable by its owner only', async () => {
    expect((await stat(join(DATA_DIR, 'secret.key'))).mode & 0o777).toBe(0o600)
  })

  test('the structured log has an id for every request and no visitor data', async () => {
    model.script(answers({ isSafe: false, confidence: 90, reasons: ['a fee'] }))
    await check(SCAM)
    const lineOf = () =>
      himaya
        .output()
        .split('\n')
        .find((text) => text.includes('"POST"') && text.includes('/scam-checker'))
    await expect.poll(lineOf, LONG_POLL).toBeDefined()
    const line = JSON.parse(lineOf() ?? '')
    expect(line).toMatchObject({ method: 'POST', path: '/scam-checker', status: 200 })
    expect(line.request).toMatch(/^[\da-f]{32}$/)
    expect(himaya.output()).not.toContain('192.0.2.1')
    expect(himaya.output()).not.toContain('parcel is on hold')
  })

  test('a second Himaya on the same data folder is rejected in one line, and the first continues', async () => {
    const { code, output } = await runHimaya({ DATA_DIR })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect((await fetch(`${himaya.origin}/readyz`)).status).toBe(200)
  })

  test('SIGTERM lets running checks and mails finish, accepts nothing new, and exits cleanly', async () => {
    const { reply, release } = held(answers({ isSafe: true, confidence: 80, reasons: ['fine'] }))
    model.script(reply)
    const checking = check('hello, shall we meet at the mall tomorrow?')
    await model.received(2)
    // Mail with a code is sent in the background.
    const asking = new URLSearchParams({ email: (await firstStaff()).email })
    expect((await post(himaya.origin, '/admin/recover', asking)).status).toBe(200)
    await mail.asked
    const exit = once(himaya.process, 'exit')
    himaya.process.kill('SIGTERM')
    await expect.poll(() => himaya.output(), LONG_POLL).toContain('stopping')
    await expect(connectAnew()).rejects.toThrow('ECONNREFUSED')
    release()
    expect(await checking).toContain('Content Appears Safe')
    expect(himaya.process.exitCode).toBeNull()
    mail.hangUp()
    expect((await exit)[0]).toBe(0)
    expect(himaya.output()).toContain('a sign-in mail was not sent')
  })

  test('pages are rendered with the production build of React, however the server is started', async () => {
    await expect.poll(() => himaya.output(), LONG_POLL).toContain('react-dom-server')
    expect(himaya.output()).not.toMatch(/react[\w.-]*\.development\.js/)
  })
})

describe('a later start', () => {
  test('a later start finds the data of the first, and does not print the password', async () => {
    const { email, password, file } = await firstStaff()
    const key = join(DATA_DIR, 'secret.key')
    const before = await readFile(key, 'utf8')
    himaya = await start({ LOG_LEVEL: 'error' })
    expect(himaya.output()).toContain('/admin/login')
    expect(himaya.output()).not.toContain(password)
    expect(himaya.output()).toContain(file)
    expect(himaya.output()).not.toContain('no staff account')
    expect(himaya.output()).toContain('no model is configured')
    expect(himaya.output()).toContain(`stay in ${join(DATA_DIR, 'outbox')}`)
    expect(himaya.output()).toContain(`${himaya.origin}/admin/messages`)
    await signIn(himaya.origin, { email, password })
    expect(await readFile(key, 'utf8')).toBe(before)
    expect(await himaya.stop()).toBe(0)
  })

  test.each([
    '1',
    '2',
  ])('SIGTERM interrupts a start with WORKERS=%s without an error', async (WORKERS) => {
    const NODE_OPTIONS = `--import="data:text/javascript,${encodeURIComponent(STOPPED_EARLY)}"`
    const starting = startHimaya({ DATA_DIR, WORKERS, NODE_OPTIONS })
    await expect(starting).rejects.toThrow(/exited with 0: (?!.*(cannot start|is ready))/s)
  })

  test.each([
    ['PORT', { PORT: 'eighty' }],
    ['HOST', { HOST: '192.0.2.1' }],
  ])('an invalid %s stops the start with one line that names the variable', async (name, variables) => {
    const { code, output } = await runHimaya({ DATA_DIR, LOG_LEVEL: 'error', ...variables })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toMatch(new RegExp(`^Himaya cannot start: ${name} must `))
  })
})

async function start(variables: Record<string, string>): Promise<RunningHimaya> {
  const started = await startHimaya({ DATA_DIR, ...variables })
  undo.push(() => started.stop())
  return started
}

/** Returns the account that the first start created. */
async function firstStaff() {
  const file = join(DATA_DIR, 'first-staff.txt')
  const [email = '', password = ''] = (await readFile(file, 'utf8')).split('\n')
  return { email, password, file }
}

/** Opens a new connection, which `fetch` might not do. */
async function connectAnew(): Promise<void> {
  const socket = connect(Number(new URL(himaya.origin).port), '127.0.0.1')
  try {
    await once(socket, 'connect')
  } finally {
    socket.destroy()
  }
}

async function check(text: string): Promise<string> {
  const { origin } = himaya
  const answer = await fetch(`${origin}/scam-checker`, {
    method: 'POST',
    headers: { Origin: origin, 'X-Forwarded-For': '192.0.2.1' },
    body: new URLSearchParams({ type: 'message', text }),
  })
  return visibleText(await answer.text())
}

/** Starts a mail server that accepts connections, sends nothing, and disconnects on request. */
async function startSilentMailServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  const asked = once(server, 'connection')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    hangUp,
    close() {
      hangUp()
      server.close()
    },
  }
}
