import { readdir, readFile } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import { queryObjects } from 'node:v8'
import { expect, test } from 'vitest'
import { send } from '../../scripts/fuzz/send.ts'
import { testApp } from '../support/app.ts'
import { refuseStaleBuild } from '../support/fresh-build.ts'
import { serve } from '../support/site.ts'

const PAGES = ['/scam-checker', '/ar/contact', '/report-scam', '/scam-library?q=x', '/no-such-page']
const ROUNDS = 8

test('requests are released once answered', async () => {
  const origin = await serve(await testApp())
  await askAll(origin)
  const before = requestsInMemory()
  for (let round = 0; round < ROUNDS; round++) await askAll(origin)
  expect(requestsInMemory() - before).toBeLessThan(PAGES.length)
})

test('the pages contain no second copy of the analyzer', async () => {
  refuseStaleBuild()
  const build = new URL('../../build/server/', import.meta.url)
  const files = (await readdir(build, { recursive: true })).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, build), 'utf8')))
  expect(texts.filter((text) => text.includes('"#analyzer"'))).toHaveLength(1)
})

/** Uses new connections: counting objects takes seconds, after which the server closes idle ones. */
async function askAll(origin: string): Promise<void> {
  const headers = [
    ['Host', new URL(origin).host],
    ['Connection', 'close'],
  ] as const
  for (const path of PAGES) {
    const { status } = await send(origin, { method: 'GET', path, headers, body: '' })
    expect(status).toBe(path === '/no-such-page' ? 404 : 200)
  }
}

/** Number of requests in memory after garbage collection. */
const requestsInMemory = () => queryObjects(IncomingMessage, { format: 'count' })
