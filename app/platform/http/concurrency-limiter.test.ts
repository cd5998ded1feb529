import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createConcurrencyLimiter } from './concurrency-limiter.server.ts'

test('requests start in the order of their arrival, the first at once', async () => {
  const limiter = createConcurrencyLimiter()
  expect(limiter.longestWait()).toBe(0)
  const begun: number[] = []
  const all = [1, 2, 3].map(async (place) => {
    await limiter.acquire()
    begun.push(place)
  })
  expect(limiter.longestWait()).toBeGreaterThan(0)
  await all[0]
  expect(begun).toEqual([1])
  await Promise.all(all)
  expect(begun).toEqual([1, 2, 3])
  expect(limiter.longestWait()).toBe(0)
})

test('new connections are accepted before all slow requests are processed', async () => {
  const visitors = 200
  const limiter = createConcurrencyLimiter()
  let [connections, begun, connectionsAtHalf] = [0, 0, 0]
  const server = createServer(async (_, answer) => {
    await limiter.acquire()
    begun += 1
    if (begun === visitors / 2) connectionsAtHalf = connections
    block(3)
    answer.end()
  })
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const visit = () =>
    new Promise<void>((done, failed) => {
      get({ port, host: '127.0.0.1', agent: false }, (answer) =>
        answer.resume().on('end', done),
      ).on('error', failed)
    })
  await Promise.all(Array.from({ length: visitors }, visit))
  expect(connectionsAtHalf).toBe(visitors)
})

/** Blocks the event loop, as rendering does. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}
