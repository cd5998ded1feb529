import { expect, test } from 'vitest'
import { startCountingServer } from '../../../tests/support/counting-server.ts'
import { startTlsServer, TLS_HOST, trustTlsServer } from '../../../tests/support/tls-server.ts'
import {
  createGuardedFetch,
  type FetchPolicy,
  FetchRefused,
  guardedFetch,
} from './guarded-fetch.server.ts'
import { isPublicAddress } from './public-address.server.ts'

const { signal } = new AbortController()

/** Takes 127.0.0.1 for the internet, and every other address for a private one. */
const fetchLocal = createGuardedFetch({ isAllowed: (address) => address === '127.0.0.1' })

const answering = (...answers: string[]): FetchPolicy['lookup'] => {
  const left = [...answers]
  return async () => {
    const address = left.length > 1 ? left.shift() : left[0]
    return (address ?? '').split(' ').map((one) => ({ address: one, family: 4 }))
  }
}

test.each([
  ...['8.8.8.8', '1.1.1.1', '185.199.108.153', '100.63.255.255', '100.128.0.0', '172.32.0.1'],
  ...['2606:4700:4700::1111', '2a00:1450:4001:80b::200e'],
])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ...['0.0.0.0', '0.1.2.3', '127.0.0.1', '127.255.255.254', '10.0.0.1', '172.16.0.1', '172.31.9.9'],
  ...['192.168.1.1', '100.64.0.1', '100.100.100.200', '169.254.169.254', '168.63.129.16'],
  ...['192.0.0.192', '192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '198.19.255.255'],
  ...['224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255', '192.88.99.1'],
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'fec0::1', 'ff02::1'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::8.8.8.8', '64:ff9b::808:808', '64:ff9b:1::1'],
  ...[
    '2002:7f00:1::',
    '2001:0:53aa::1',
    '2001:2::1',
    '2001:db8::1',
    '3fff::1',
    '100::1',
    '5f00::1',
  ],
  ...['', 'localhost', '1.1.1.1.1'],
])('%s is none', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  ...['http://127.0.0.1/', 'http://127.1/', 'http://0x7f.1/', 'http://2130706433/'],
  ...[
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://１２７.0.0.1/',
    'http://0/',
    'http://[::1]/',
  ],
  ...['http://[::ffff:7f00:1]/', 'http://[::ffff:169.254.169.254]/', 'http://[64:ff9b::7f00:1]/'],
  ...['http://[fd00::1]/', 'http://169.254.169.254/latest/meta-data/', 'http://localhost/'],
  ...['ftp://1.1.1.1/', 'file:///etc/passwd', 'data:,a', 'http://name:password@1.1.1.1/'],
  ...['http://1.1.1.1:22/', 'http://1.1.1.1:25/', 'https://1.1.1.1:5432/', 'http://1.1.1.1:6379/'],
])('no request is made for %s', async (url) => {
  await expect(guardedFetch(url, { signal })).rejects.toThrow(FetchRefused)
})

test.each([
  '10.0.0.1',
  '169.254.169.254 127.0.0.1',
])('a name is refused that means only %s', async (answer) => {
  const fetchNamed = createGuardedFetch({ lookup: answering(answer) })
  await expect(fetchNamed('https://himaya.example/', { signal })).rejects.toThrow(FetchRefused)
})

test('the address that was checked is the one that is connected to', async () => {
  const outside = await startCountingServer((_, response) => response.end('outside'))
  const lookup = answering('127.0.0.1', '127.0.0.2')
  const fetchNamed = createGuardedFetch({ isAllowed: (a) => a === '127.0.0.1', lookup })
  const url = `http://rebinding.example:${outside.port}/`
  const answer = await fetchNamed(url, { signal })
  expect(await answer.text()).toBe('outside')
  expect(answer.url).toBe(url)
  expect(outside.requests[0]?.headers.host).toBe(`rebinding.example:${outside.port}`)
  await expect(fetchNamed(url, { signal })).rejects.toThrow(FetchRefused)
})

test('of a name with public and private addresses only the public ones are used', async () => {
  const outside = await startCountingServer((_, response) => response.end('outside'))
  const lookup = answering('127.0.0.2 127.0.0.1 127.0.0.3')
  const fetchNamed = createGuardedFetch({ isAllowed: (a) => a === '127.0.0.1', lookup })
  const answer = await fetchNamed(`http://both.example:${outside.port}/`, { signal })
  expect(await answer.text()).toBe('outside')
})

test('every redirect is checked', async () => {
  const inside = await startCountingServer((_, response) => response.end('secret'), '127.0.0.2')
  const metadata = 'http://169.254.169.254/latest/meta-data/'
  for (const target of [
    inside.origin,
    metadata,
    'file:///etc/passwd',
    'http://[',
    '//a:b@x.example/',
  ]) {
    const outside = await startCountingServer((_, response) =>
      response.writeHead(302, { location: target }).end(),
    )
    await expect(fetchLocal(outside.origin, { signal })).rejects.toThrow(FetchRefused)
    expect(outside.requests).toHaveLength(1)
  }
  expect(inside.connections).toBe(0)
})

test('a body is sent to the host of the URL and to no other, wherever that redirects', async () => {
  const elsewhere = await startCountingServer((_, response) => response.end())
  let received = ''
  const outside = await startCountingServer(async (request, response) => {
    received = `${request.method} ${Buffer.concat(await request.toArray())}`
    response.writeHead(307, { location: elsewhere.origin }).end()
  })
  const body = Buffer.from('secret')
  const answer = await fetchLocal(outside.origin, { method: 'POST', body, signal })
  expect([answer.status, received]).toEqual([307, 'POST secret'])
  expect(elsewhere.connections).toBe(0)
})

test('a private address is allowed where the operator wrote it, not where it redirects to', async () => {
  const inside = await startCountingServer(({ url }, response) => {
    if (url === '/list') response.end('list')
    else response.writeHead(301, { location: '/list' }).end()
  }, '127.0.0.2')
  const allowed = { signal, allowPrivate: true }
  expect(await (await fetchLocal(`${inside.origin}/list`, allowed)).text()).toBe('list')
  await expect(fetchLocal(`${inside.origin}/old`, allowed)).rejects.toThrow(FetchRefused)
  expect(inside.connections).toBe(2)
})

test('redirects are followed as often as the caller says', async () => {
  const server = await startCountingServer(({ url }, response) => {
    const left = Number(url?.slice(1))
    if (left > 0) response.writeHead(307, { location: `/${left - 1}` }).end()
    else response.end('there')
  })
  const from = (path: string, maxRedirects?: number) =>
    fetchLocal(`${server.origin}/${path}`, { signal, maxRedirects })
  const answer = await from('5')
  expect(answer.url).toBe(`${server.origin}/0`)
  await expect(from('6')).rejects.toThrow(FetchRefused)
  await expect(from('2', 1)).rejects.toThrow(FetchRefused)
  const first = await from('2', 0)
  expect([first.status, first.headers.get('location')]).toEqual([307, '/1'])
  await first.body?.cancel()
})

test('a loop of redirects ends', async () => {
  const server = await startCountingServer((_, response) =>
    response.writeHead(302, { location: '/' }).end(),
  )
  await expect(fetchLocal(server.origin, { signal })).rejects.toThrow(FetchRefused)
  expect(server.requests).toHaveLength(6)
})

test('TLS is verified for the name, and no redirect leads out of it', async () => {
  const plain = await startCountingServer((_, response) => response.end())
  const port = await startTlsServer(({ url }, response) => {
    if (url === '/') response.end('there')
    else response.writeHead(302, { location: `${plain.origin}/` }).end()
  })
  const fetchNamed = createGuardedFetch({ isAllowed: () => true, lookup: answering('127.0.0.1') })
  const at = (host: string, path = '/') =>
    fetchNamed(`https://${host}:${port}${path}`, { signal }).then((answer) => answer.text())
  await expect(at(TLS_HOST)).rejects.toThrow('self-signed')
  trustTlsServer()
  expect(await at(TLS_HOST)).toBe('there')
  await expect(at('other.example')).rejects.toThrow('Hostname')
  await expect(at(TLS_HOST, '/out')).rejects.toThrow(FetchRefused)
  expect(plain.connections).toBe(0)
})

test('cookies are neither sent nor kept, and keys not passed on to another origin', async () => {
  const second = await startCountingServer((_, response) => response.end())
  const first = await startCountingServer((_, response) =>
    response.writeHead(302, { location: second.origin, 'set-cookie': 'a=1' }).end(),
  )
  const headers = { Cookie: 'a=2', Host: 'other.example', 'Auth-Key': 'k', 'If-None-Match': '"1"' }
  await fetchLocal(first.origin, { signal, headers })
  expect(first.requests[0]?.headers).toEqual({
    host: `127.0.0.1:${first.port}`,
    connection: 'close',
    'auth-key': 'k',
    'if-none-match': '"1"',
  })
  expect(second.requests[0]?.headers).toEqual({
    host: `127.0.0.1:${second.port}`,
    connection: 'close',
    'if-none-match': '"1"',
  })
})

test('the signal ends a request before and while it is answered', async () => {
  const asked = Promise.withResolvers<void>()
  const server = await startCountingServer(({ url }, response) => {
    if (url === '/half') response.write('half')
    asked.resolve()
  })
  const early = new AbortController()
  const waiting = fetchLocal(`${server.origin}/never`, { signal: early.signal })
  await asked.promise
  early.abort(new Error('too late'))
  await expect(waiting).rejects.toThrow('too late')

  const late = new AbortController()
  const answer = await fetchLocal(`${server.origin}/half`, { signal: late.signal })
  const text = answer.text()
  late.abort()
  await expect(text).rejects.toThrow()
  await expect(fetchLocal(server.origin, { signal: late.signal })).rejects.toThrow()
  expect(server.connections).toBe(2)
})

test('answers without a body, cut off answers and answers that are not HTTP are told apart', async () => {
  const server = await startCountingServer(({ url }, response) => {
    if (url === '/cut') response.writeHead(200, { 'content-length': 10 }).write('half')
    if (url === '/cut') setImmediate(() => response.destroy())
    else if (url === '/odd') response.writeHead(999).end('odd')
    else if (url === '/rubbish') response.socket?.end('rubbish\r\n\r\n')
    else response.writeHead(Number(url?.slice(1)), { 'x-a': ['1', '2'] }).end()
  })
  const at = (path: string, method: 'GET' | 'HEAD' = 'GET') =>
    fetchLocal(`${server.origin}/${path}`, { signal, method })
  expect([(await at('304')).status, (await at('404')).status]).toEqual([304, 404])
  const head = await at('200', 'HEAD')
  expect([head.body, head.headers.get('x-a')]).toEqual([null, '1, 2'])
  // The connection may end before the headers are read, or after.
  await expect(at('cut').then((answer) => answer.text())).rejects.toThrow()
  await expect(at('odd')).rejects.toThrow(TypeError)
  await expect(at('rubbish')).rejects.toThrow()
})
