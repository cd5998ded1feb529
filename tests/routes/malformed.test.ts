import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openServer } from '#app/platform/process/open-server.server.ts'
import { testApp } from '../support/app.ts'
import { addLibraryEntry } from '../support/library-entry.ts'
import { openSocket, statusOf } from '../support/raw-http.ts'
import { recordedLog } from '../support/recorded-log.ts'
import { serve } from '../support/site.ts'

const HUNDRED_MB = 100_000_000

const NO_HTTP: Record<string, string | Buffer> = {
  'text that is not HTTP': 'hello\r\n\r\n',
  'a TLS handshake': Buffer.from([0x16, 3, 1, 0, 0x2f, 1, 0, 0, 0x2b, 3, 3]),
  'a request without a host': 'GET / HTTP/1.1\r\n\r\n',
  'a malformed host': 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
  'a malformed method': 'G=T / HTTP/1.1\r\nHost: a\r\n\r\n',
  'a header with a NUL character': 'GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n',
  'headers above the size limit': `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
  'a backslash in the path': 'GET /\\evil HTTP/1.1\r\nHost: a\r\n\r\n',
  'a target without a slash': 'GET evil HTTP/1.1\r\nHost: a\r\n\r\n',
  'a request with two lengths':
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'a negative length': 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'a length together with chunked encoding':
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'a chunk with a malformed size':
    'POST /scam-checker HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n',
}

test.each(Object.entries(NO_HTTP))('%s is rejected as a client error', async (_, bytes) => {
  const status = await statusOf(await serve(await testApp()), bytes)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

test.each([
  '/contact',
  '/scam-checker',
  '/api/auth/sign-in/email',
])('disconnecting while a form is sent to %s logs no error', async (path) => {
  const { log, lines } = recordedLog()
  const origin = await serve(await testApp({}, undefined, log))
  const type = path.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded'
  const socket = await openSocket(origin)
  const begun = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nname=\r\n`
  socket.write(begun, () => socket.destroy())
  await expect.poll(() => lines().filter(({ path: asked }) => asked === path)).toHaveLength(1)
  expect(lines().filter(({ level }) => level === 'error')).toEqual([])
})

test.each([
  '/healthz',
  '/readyz',
  '/',
])('%s answers HTTP/1.0 without a host, as health checks send it', async (path) => {
  expect(await statusOf(await serve(await testApp()), `GET ${path} HTTP/1.0\r\n\r\n`)).toBe(200)
})

const SCREENS = ['/', '/scam-library', '/blog', '/first-24-hours', '/admin/login', '/report-status']
const RESOURCES = ['/api/v1/scams', '/api/v1/categories', '/api/reports/similar', '/language']
const BROKEN = ['%', '%ff', '%00', '%E0%A4%A', '%ed%a0%80', '%2e%2e%2f', '..;/', "'", '{', '%252e']

test('an invalid escape anywhere causes no server error', async () => {
  const app = await testApp()
  const origin = await serve(app)
  const scam = await addLibraryEntry(app.db)
  const parents = [...SCREENS, '/ar', '/api/live/scams', '/admin/reports', `/scam-library/${scam}`]
  const paths = parents.flatMap((path) => BROKEN.map((part) => `${path}/${part}`))
  const names = ['q', 'page', 'status', 'category', 'id', 'to', 'path', 'cursor', 'limit', 'shared']
  const queries = [...SCREENS, ...RESOURCES].flatMap((path) =>
    BROKEN.map((part) => `${path}?${names.map((name) => `${name}=${part}`).join('&')}`),
  )
  const warn = vi.spyOn(console, 'warn')
  onTestFinished(() => warn.mockRestore())
  expect(await faultsOf([...paths, ...queries], (path) => get(origin, path))).toEqual([])
  // The log's own lines contain no visitor data.
  expect(warn).not.toHaveBeenCalled()
})

const FORMS = [
  '/scam-checker',
  '/report-scam',
  '/report-status',
  '/contact',
  '/share',
  '/admin/login',
  '/admin/recover',
  '/api/reports/similar',
  '/api/page-views',
  '/api/auth/sign-in/email',
  '/api/v1/scams',
  '/healthz',
  '/metrics',
  '/no-such-page',
]
const BODIES: [type: string | null, body: string][] = [
  [null, ''],
  [null, 'hello'],
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '[1,2]'],
  ['application/json', '{"email":{"a":1},"path":7,"title":null}'],
  ['text/plain', 'type=message'],
  ['nonsense', 'x'],
  ['application/x-www-form-urlencoded', '%ff=%00&type=%ff&text=%00&title=%E0%A4%A'],
  ['application/x-www-form-urlencoded', 'type=toString&text=a&email=__proto__'],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=', '--\r\n'],
  [
    'multipart/form-data; boundary=a',
    '--a\r\nContent-Disposition: form-data; name="title"\r\n\r\nx',
  ],
  ['multipart/form-data; boundary=a', 'no boundary anywhere'],
]

test('no content sent to any form or call causes a server error', async () => {
  const origin = await serve(await testApp())
  const cases = FORMS.flatMap((path) => BODIES.map(([type, body]) => ({ path, type, body })))
  const send = async ({ path, type, body }: (typeof cases)[number]) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: origin, ...(type ? { 'Content-Type': type } : {}) },
      body: Buffer.from(body),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  expect(await faultsOf(cases, send)).toEqual([])
})

test('a malformed report is rejected as a client error', async () => {
  const origin = await serve(await testApp())
  const answer = await fetch(`${origin}/report-scam`, {
    method: 'POST',
    headers: { Origin: origin },
  })
  expect(answer.status).toBe(400)
})

test.each([
  ['a form', '/scam-checker', 'application/x-www-form-urlencoded', true],
  ['a form of unknown length', '/scam-checker', 'application/x-www-form-urlencoded', false],
  ['an upload', '/report-scam', 'multipart/form-data; boundary=a', true],
  ['an upload of unknown length', '/report-scam', 'multipart/form-data; boundary=a', false],
])('%s of 100 MB is rejected', async (_, path, type, isTold) => {
  const origin = await serve(await testApp())
  const socket = await openSocket(origin)
  const length = isTold ? `Content-Length: ${HUNDRED_MB}` : 'Transfer-Encoding: chunked'
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`,
  )
  const start = '--a\r\nContent-Disposition: form-data; name="evidence"; filename="a.png"\r\n\r\n'
  const block = Buffer.alloc(1_000_000, 'a')
  const answered = once(socket, 'data').then(([data]) => String(data))
  const send = async () => {
    for (const bytes of [Buffer.from(start), ...Array<Buffer>(99).fill(block)]) {
      const chunk = isTold ? bytes : framed(bytes)
      if (socket.destroyed) return
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
    }
    socket.write(isTold ? Buffer.alloc(HUNDRED_MB - start.length - 99 * block.length) : '0\r\n\r\n')
  }
  void send().catch(() => {})
  expect(await answered).toMatch(/^HTTP\/1\.1 413 /)
})

test('a slow request gets 408 and is disconnected', async () => {
  const server = openServer({ ...PATIENT, headersMs: 1_000, formMs: 200 })
  server.on('request', (request, response) => {
    request.resume().once('end', () => response.end())
  })
  const origin = await listening(server)
  expect(await statusOf(origin, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toBe(408)
  const body = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow'
  expect(await statusOf(origin, body)).toBe(408)
  const upload =
    'POST /report-scam HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9\r\n\r\nslow'
  const socket = await openSocket(origin)
  socket.write(upload)
  expect(await statusOf(origin, body)).toBe(408)
  socket.write(' but ')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
  server.close()
})

test('a client that does not read the response is disconnected', async () => {
  const server = openServer({ ...PATIENT, stillMs: 100 })
  const cut = new Promise<boolean>((resolve) => {
    server.on('request', (_, response) => {
      response.end(Buffer.alloc(HUNDRED_MB))
      response.once('close', () => resolve(!response.writableFinished))
    })
  })
  const socket = await openSocket(await listening(server))
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(await cut).toBe(true)
  server.close()
})

test('the timeouts are 10 s for headers, 330 s for a request and 120 s without progress', () => {
  const { headersTimeout, requestTimeout, timeout } = openServer()
  expect(headersTimeout).toBe(10_000)
  expect(requestTimeout).toBe(330_000)
  expect(timeout).toBe(120_000)
})

/** Timeouts that no test reaches. */
const PATIENT = {
  headersMs: 10_000,
  requestMs: 10_000,
  formMs: 10_000,
  stillMs: 10_000,
  lookMs: 20,
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function faultsOf<Case>(
  cases: readonly Case[],
  statusOfCase: (sent: Case) => Promise<number | null>,
): Promise<unknown[]> {
  const faults: unknown[] = []
  for (const sent of cases) {
    const status = await statusOfCase(sent)
    if (status === null || status >= 500) faults.push([status, sent])
  }
  return faults
}

const get = (origin: string, path: string) =>
  statusOf(origin, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)

function framed(bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])
}
