import { expect, test } from 'vitest'
import { seedBlog } from '#app/features/seeding/seed-blog.server.ts'
import { seededDatabase, testApp } from '../support/app.ts'
import { publicPages } from '../support/page-scripts.ts'
import { serve } from '../support/site.ts'

test('no page has a duplicate id', async () => {
  const app = await testApp({}, await seededDatabase())
  await seedBlog(app)
  const origin = await serve(app)
  const pages = await publicPages(origin)
  expect(pages.length).toBeGreaterThan(30)
  const faults: string[] = []
  for (const page of pages) {
    const html = await (await fetch(origin + page)).text()
    faults.push(...idsGivenTwice(html).map((id) => `${page} has two of #${id}`))
  }
  expect(faults).toEqual([])
})

test('canary: a duplicate id is found', () => {
  const html = '<main id="top"><p class="a" id="b"></p><p data-id="b"></p>'
  expect(idsGivenTwice(html)).toEqual([])
  expect(idsGivenTwice(`${html}<svg id="b">`)).toEqual(['b'])
})

function idsGivenTwice(html: string): string[] {
  const ids = [...html.matchAll(/<[a-z][^>]* id="([^"]*)"/g)].map(([, id = '']) => id)
  return ids.filter((id, place) => ids.indexOf(id) !== place)
}
