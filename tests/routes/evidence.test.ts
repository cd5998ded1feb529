import { expect, test } from 'vitest'
import { localPath } from '#app/i18n/local-path.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { checkerText } from '#words/checker/checker.js'
import { evidencePackText } from '#words/evidence-pack.js'
import { testApp } from '../support/app.ts'
import { readHead } from '../support/page-head.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

const SCAM =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 at http://emiratespost-ae.top/pay today'

test.each(
  LOCALES,
)('%s: the page is the same for everyone, and no search engine lists it', async (locale) => {
  const origin = await serve(await testApp())
  const page = await fetch(origin + localPath(locale, '/evidence'))
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toMatch(/^public\b/)
  expect(page.headers.has('set-cookie')).toBe(false)
  const html = await page.text()
  const words = evidencePackText[locale]
  expect(readHead(html).meta.get('robots')).toEqual(['noindex'])
  const text = visibleText(html)
  for (const part of [words.title, words.privacy, words.empty.title, words.empty.noScript]) {
    expect(text).toContain(part)
  }
  for (const path of ['/scam-checker', '/report-scam']) {
    expect(html).toContain(`href="${localPath(locale, path)}"`)
  }
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  expect(sitemap).not.toContain('/evidence')
})

test('a pack is sent to no address: the page takes no form', async () => {
  const origin = await serve(await testApp())
  const headers = { Origin: origin }
  const sent = await fetch(`${origin}/evidence`, { method: 'POST', headers, body: 'text=x' })
  expect(sent.status).toBe(405)
})

test('a result offers the page if it is a scam, with the time of the check and without the text a second time', async () => {
  const app = await testApp()
  const before = app.clock.now()
  const scam = await check(await serve(app), SCAM)
  const [, json = ''] = /data-result="([^"]*)"/.exec(scam) ?? []
  const result = JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  expect(result).toMatchObject({
    type: 'message',
    language: 'en',
    heading: checkerText.en.result.scam,
  })
  expect(Date.parse(result.checkedAt)).toBeGreaterThanOrEqual(before.getTime())
  expect(result.signs.length).toBeGreaterThan(0)
  expect(json).not.toContain('your parcel is on hold')
  expect(scam).toMatch(/data-image=/)

  const safe = await check(await serve(app), 'See you at 8 for dinner, mum')
  expect(safe).not.toMatch(/data-result=/)
  expect(safe).toMatch(/data-image=/)
})

async function check(origin: string, text: string): Promise<string> {
  const page = await fetch(`${origin}/scam-checker`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ type: 'message', text }),
  })
  return page.text()
}
