import { afterEach, expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { streamSnapshots } from './event-stream.server.ts'
import type { Live, ReadSnapshots, Watcher } from './live.server.ts'

afterEach(() => vi.useRealTimers())

const read: ReadSnapshots = async (_, keys) =>
  new Map(keys.map((key) => [key, { version: '1', text: '{}' }]))

/** Opens a stream on a real app's live updates and returns its watcher. */
async function openStream(gone = new AbortController().signal) {
  const { live } = await testApp()
  let watcher: Watcher | undefined
  const seen: Live = {
    ...live,
    watching: 0,
    watch: (made) => {
      watcher = made
      return live.watch(made)
    },
  }
  const response = streamSnapshots(seen, { key: 'a', read, owner: 'somebody' }, gone)
  if (!response?.body || !watcher) throw new Error('no stream was opened')
  return { live, watcher, body: response.body }
}

test('a slow client gets only the newest state, and no older one is kept for it', async () => {
  const { live, watcher, body } = await openStream()
  for (let n = 1; n <= 10_000; n++) watcher.tell({ version: `${n}`, text: `{"n":${n}}` })
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const received: string[] = []
  while (!received.at(-1)?.includes('10000')) received.push((await reader.read()).value ?? '')
  expect(received[0]).toMatch(/^retry: \d{4}\n\n$/)
  expect(received.at(-1)).toBe('id: 10000\ndata: {"n":10000}\n\n')
  expect(received.length).toBeLessThanOrEqual(3)
  await reader.cancel()
  expect(live.watching).toBe(0)
})

test('a client that reads nothing between two heartbeats is disconnected', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { live, body } = await openStream()
  expect(live.watching).toBe(1)
  vi.advanceTimersByTime(25_000)
  expect(live.watching).toBe(1)
  vi.advanceTimersByTime(25_000)
  expect(live.watching).toBe(0)
  await expect(body.getReader().read()).rejects.toThrow()
})

test('a client that reads gets a heartbeat every 25 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { live, body } = await openStream()
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader.read()).value
  expect(await next()).toContain('retry:')
  expect(await next()).toContain('data: {}')
  for (let beats = 0; beats < 4; beats++) {
    const beat = next()
    vi.advanceTimersByTime(25_000)
    expect(await beat).toBe(': here\n\n')
  }
  expect(live.watching).toBe(1)
})

test('a client that disconnects before anything was sent leaves no watcher behind', async () => {
  const { live } = await openStream(AbortSignal.abort())
  expect(live.watching).toBe(0)
  const hangUp = new AbortController()
  const later = await openStream(hangUp.signal)
  expect(later.live.watching).toBe(1)
  hangUp.abort()
  expect(later.live.watching).toBe(0)
})

test('reading the whole stream ends when the client disconnects', async () => {
  const hangUp = new AbortController()
  const { body } = await openStream(hangUp.signal)
  const all = new Response(body).text()
  hangUp.abort()
  expect(await all).toMatch(/^retry: /)
})
