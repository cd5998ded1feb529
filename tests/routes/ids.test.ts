import { expect, test } from 'vitest'
import { seedBlog } from '#app/features/blog/seed-blog.server.ts'
import { seedLibrary } from '#app/features/scams/seed-library.server.ts'
import { testApp } from '../support/app.ts'
import { publicPages } from '../support/page-scripts.ts'
import { serve } from '../support/site.ts'

test('no page gives one id to two things', async () => {
  const app = await testApp()
  await seedLibrary(app)
  await seedBlog(app)
  const origin = await serve(app)
  const pages = await publicPages(origin)
  expect(pages.length).toBeGreaterThan(30)
  const faults: string[] = []
  for (const page of pages) {
    const html = await (await fetch(origin + page)).text()
    const ids = [...html.matchAll(/<[a-z][^>]* id="([^"]*)"/g)].map(([, id = '']) => id)
    const twice = ids.filter((id, place) => ids.indexOf(id) !== place)
    faults.push(...twice.map((id) => `${page} has two of #${id}`))
  }
  expect(faults).toEqual([])
})
