import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { seedBlog } from '#app/features/seeding/seed-blog.server.ts'
import { seededDatabase, testApp } from '../support/app.ts'
import { publicPages, SCRIPT_BUDGET, scriptsOf, weightOf } from '../support/page-scripts.ts'
import { serve } from '../support/site.ts'

/** Returns the pages that exceed the script budget, with their size. */
async function tooHeavy(origin: string, pages: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const page of pages) {
    const weight = weightOf(await scriptsOf(origin, page))
    if (weight > SCRIPT_BUDGET) faults.push(`${page} loads ${weight} bytes of script`)
  }
  return faults
}

test('no public page exceeds its script budget', async () => {
  const app = await testApp({ WEB_PUSH: 'true' }, await seededDatabase())
  await seedBlog(app)
  const origin = await serve(app)
  const pages = await publicPages(origin)
  expect(pages.length).toBeGreaterThan(30)
  expect(await tooHeavy(origin, pages)).toEqual([])
})

test('every page loads a script', async () => {
  const origin = await serve(await testApp())
  expect(weightOf(await scriptsOf(origin, '/terms'))).toBeGreaterThan(1000)
})

test.each([
  ['in the page', { '/': '<script type="module" src="/big.js"></script>' }],
  ['that is preloaded', { '/': '<link rel="modulepreload" href="/big.js"/>' }],
  [
    'that another script imports',
    {
      '/': '<script type="module">import "/small.js"</script>',
      '/small.js': 'import{a as b}from"./big.js";b()',
    },
  ],
])('canary: a script over the budget %s is found', async (_, files: Record<string, string>) => {
  const big = `export const a = '${randomBytes(SCRIPT_BUDGET).toString('hex')}'`
  const origin = await serveFiles({ ...files, '/big.js': big })
  expect(await tooHeavy(origin, ['/'])).toHaveLength(1)
})

/** Serves these files during a test. */
async function serveFiles(files: Record<string, string>): Promise<string> {
  const server = createServer(({ url = '' }, answer) => {
    const body = files[url] ?? ''
    answer.writeHead(body ? 200 : 404, { 'Content-Length': body.length }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
