import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addCategories } from '#app/features/scams/testing/add-scam.ts'
import { LEAST_SHOWN } from '#app/features/trends/suppress.ts'
import { lastFullWeeks } from '#app/features/trends/weeks.ts'
import { localPath } from '#app/i18n/local-path.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { findingsText } from '#words/checker/findings.js'
import { shellText } from '#words/shell.js'
import { trendsText } from '#words/trends.js'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

async function site() {
  const app = await testApp()
  const origin = await serve(app)
  const read = async (path = '/trends') => {
    const answer = await fetch(origin + path)
    const html = await answer.text()
    return { answer, html, text: visibleText(html) }
  }
  return { app, read, weeks: lastFullWeeks(new Date()) }
}

function count(app: App, measure: string, subject: string, days: Record<string, number>) {
  return Promise.all(
    Object.entries(days).map(([day, n]) =>
      app.db.execute(sql`insert into trend_tallies values (${day}, ${measure}, ${subject}, ${n})`),
    ),
  )
}

/** The cells of the table row that begins with `name`. */
function cellsOf(html: string, name: string): string[] {
  const row = html.split('<tr').find((row) => row.includes(`<bdi>${name}</bdi></th>`)) ?? ''
  return [...row.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text = '']) => text)
}

test('checks and reports are counted by week, numbers under 5 are not shown', async () => {
  const { app, read, weeks } = await site()
  const few = trendsText.en.few
  const [first = '', second = '', third = ''] = weeks
  const wednesday = new Date(Date.parse(second) + 2 * 86_400_000).toISOString().slice(0, 10)
  await count(app, 'check-kind', 'parcel-fee', {
    [first]: 4,
    [second]: 3,
    [wednesday]: 1234,
    [third]: 5,
  })
  await count(app, 'check-kind', 'traffic-fine', { [first]: 4, [second]: 4 })
  const { phishing, job } = await addCategories(app.db)
  await app.db.execute(sql`
    insert into report_tallies values
      (${second}, ${phishing}, 'pending', 6), (${second}, ${phishing}, 'approved', 1),
      (${second}, ${phishing}, 'rejected', 50), (${second}, ${job}, 'rejected', 50)`)
  const { html, text } = await read()
  const { scamTypes } = findingsText.en
  expect(cellsOf(html, scamTypes['parcel-fee'])).toEqual([few, '1,237', '5', ...Array(9).fill(few)])
  expect(text).not.toContain(scamTypes['traffic-fine'])
  expect(cellsOf(html, 'Phishing')).toEqual([few, '7', ...Array(10).fill(few)])
  expect(text).not.toContain('Job')
  expect(html.match(/<svg[^>]*viewBox="0 0 120 28"/g)).toHaveLength(2)
})

test('a week that is not over yet, and what is older than 12 weeks, does not count', async () => {
  const { app, read, weeks } = await site()
  const shift = (day: string, days: number) =>
    new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
  const days = { [shift(weeks[0] ?? '', -1)]: 50, [shift(weeks.at(-1) ?? '', 7)]: 50 }
  await count(app, 'check-kind', 'parcel-fee', days)
  await count(app, 'check-organisation', 'Emirates Post', days)
  const { text } = await read()
  expect(text.split(trendsText.en.empty)).toHaveLength(4)
})

test('the organisations named most are listed in the names of the language, none under 5', async () => {
  const { app, read, weeks } = await site()
  const [first = '', second = ''] = weeks
  await count(app, 'check-organisation', 'Emirates Post', { [first]: 4, [second]: 4 })
  await count(app, 'check-organisation', 'Aramex', { [first]: 4 })
  const { html, text } = await read()
  expect(cellsOf(html, 'Emirates Post')).toEqual(['8'])
  expect(text).not.toContain('Aramex')
  expect(cellsOf((await read('/ar/trends')).html, 'بريد الإمارات')).toEqual(['8'])
})

test('nothing on the page depends on a number that is not shown', async () => {
  const pages = await Promise.all(
    [0, LEAST_SHOWN - 1].map(async (hidden) => {
      const { app, read, weeks } = await site()
      const [first = '', second = ''] = weeks
      await count(app, 'check-kind', 'parcel-fee', { [first]: 20, [second]: hidden })
      await count(app, 'check-kind', 'traffic-fine', { [first]: hidden })
      await count(app, 'check-organisation', 'Aramex', { [first]: hidden })
      const { html } = await read()
      return /<main.*<\/main>/s.exec(html)?.[0]
    }),
  )
  expect(pages[0]).toBeDefined()
  expect(pages[0]).toBe(pages[1])
})

test.each(
  LOCALES,
)('%s: the page is linked, has no script of its own and is cached for all', async (locale) => {
  const { read, app, weeks } = await site()
  await count(app, 'check-kind', 'parcel-fee', { [weeks[0] ?? '']: 5 })
  const { answer, html, text } = await read(localPath(locale, '/trends'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(text).toContain(trendsText[locale].intro)
  expect(cellsOf(html, findingsText[locale].scamTypes['parcel-fee'])).toHaveLength(12)
  expect(html).toMatch(/<caption[^>]*>/)
  expect(html.match(/<th scope="row"/g)).toHaveLength(1)
  const link = `href="${localPath(locale, '/trends')}">${shellText[locale].links.trends}</a>`
  expect((await read(localPath(locale, '/'))).html).toContain(link)
  const scripts = [...html.matchAll(/src="\/assets\/([\w-]+?)-[\w-]{8}\.js"/g)]
  expect(scripts.map(([, name]) => name)).toEqual(['shell-script'])
})

test('without the database the page says that there are no numbers now', async () => {
  const { app, read } = await site()
  await app.db.execute(sql`alter table trend_tallies rename to lost`)
  const { answer, text } = await read()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(text).toContain(trendsText.en.notLoaded)
})
