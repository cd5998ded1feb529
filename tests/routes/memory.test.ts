import { IncomingMessage } from 'node:http'
import { queryObjects } from 'node:v8'
import { expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'

const PAGES = ['/scam-checker', '/ar/contact', '/report-scam', '/scam-library?q=x', '/no-such-page']
const ROUNDS = 8

test('what was asked is let go once it is answered', async () => {
  const origin = await serve(await testApp())
  await askAll(origin)
  const before = requestsInMemory()
  for (let round = 0; round < ROUNDS; round++) await askAll(origin)
  expect(requestsInMemory() - before).toBeLessThan(PAGES.length)
})

async function askAll(origin: string): Promise<void> {
  for (const page of PAGES) await (await fetch(origin + page)).arrayBuffer()
}

/** How many requests the process still holds, after its rubbish was collected. */
const requestsInMemory = () => queryObjects(IncomingMessage, { format: 'count' })
