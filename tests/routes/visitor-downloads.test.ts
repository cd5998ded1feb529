import { expect, test } from 'vitest'
import { seedBlog } from '#app/features/seeding/seed-blog.server.ts'
import { seededDatabase, testApp } from '../support/app.ts'
import { publicPages } from '../support/page-scripts.ts'
import { serve } from '../support/site.ts'

/** Strings that occur only in staff scripts. */
const OF_STAFF = /Exit Admin|Signing in\.\.\.|api\/auth|routes\/admin/

test('public pages load no code of the staff area', async () => {
  const app = await testApp({}, await seededDatabase())
  await seedBlog(app)
  const origin = await serve(app)
  const scripts = await downloads(origin, await publicPages(origin))
  expect(scripts.length).toBeGreaterThan(10_000)
  expect(scripts).not.toMatch(OF_STAFF)
})

test('canary: the same search from the sign-in screen finds staff code', async () => {
  const origin = await serve(await testApp())
  expect(await downloads(origin, ['/admin/login'])).toMatch(OF_STAFF)
})

/** Returns the text of every script these pages may load, immediately or later. */
async function downloads(origin: string, pages: readonly string[]): Promise<string> {
  const names = new Set<string>()
  const collect = (text: string) => {
    for (const [, name = ''] of text.matchAll(
      /["'`](?:\.?\/|(?:\/?assets\/))([\w.-]+\.js)["'`]/g,
    )) {
      names.add(name)
    }
    return text
  }
  for (const page of pages) collect(await (await fetch(origin + page)).text())
  const texts: string[] = []
  for (const name of names) {
    texts.push(collect(await (await fetch(`${origin}/assets/${name}`)).text()))
  }
  return texts.join('\n')
}
