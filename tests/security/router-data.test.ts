import { expect, test } from 'vitest'
import { liveCountsPath } from '#app/features/interactions/interaction-counts.ts'
import { MAX_CONCURRENT } from '#app/platform/http/shed-load.server.ts'
import { testApp } from '../support/app.ts'
import { builtRoutes } from '../support/built-routes.ts'
import { addLibraryEntry } from '../support/library-entry.ts'
import { serve } from '../support/site.ts'
import { LONG_POLL } from '../support/timeouts.ts'

const routes = await builtRoutes()
const ofVisitors = routes.filter(({ path }) => !/^\/admin(\/|$)/.test(path))

test('router data is available in the staff area only', async () => {
  const origin = await serve(await testApp())
  expect(ofVisitors.length).toBeGreaterThan(60)
  const found: string[] = []
  for (const { path } of ofVisitors) {
    for (const address of [`${path}.data`, `${path}/_.data`, `${path}.data?_routes=root`]) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const answer = await fetch(origin + address, { method, headers: { Origin: origin } })
        const body = method === 'HEAD' ? 'Not Found\n' : await answer.text()
        if (answer.status !== 404 || body !== 'Not Found\n') found.push(`${method} ${address}`)
      }
    }
  }
  expect(found).toEqual([])
})

test('requests for router data occupy no request slot', async () => {
  const app = await testApp()
  const origin = await serve(app)
  const entry = await addLibraryEntry(app.db)
  const asked = Array.from({ length: MAX_CONCURRENT.reading + 1 }, () =>
    fetch(`${origin}${liveCountsPath(entry)}.data`, {
      signal: AbortSignal.timeout(LONG_POLL.timeout),
    }),
  )
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([404]))
  expect((await fetch(`${origin}/scam-library/${entry}`)).status).toBe(200)
})

test('the list of routes is a static file of the staff area, not a router endpoint', async () => {
  const origin = await serve(await testApp())
  expect((await fetch(`${origin}/__manifest?paths=/admin`)).status).toBe(404)
})
