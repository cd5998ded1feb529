import { describe, expect, test } from 'vitest'
import { localPath } from '#app/i18n/local-path.ts'
import { DIRECTIONS, LANGUAGES, LOCALES } from '#app/i18n/locale.ts'
import { shellText } from '#words/shell.js'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { englishSentences, visibleText } from '../support/visible-text.ts'

/** Files in English only that screens of every language link to. */
const ENGLISH_FILES = new Set(['/licences.txt', '/api/v1/openapi.json'])

const SCREENS = [
  '/',
  '/scam-checker',
  '/scam-library',
  '/safety-tips',
  '/first-24-hours',
  '/first-24-hours?shared=card&shared=identity&shared=device&paid=transfer&paid=cash',
  '/accuracy',
  '/trends',
  '/api',
  '/alerts',
  '/contact',
  '/report-scam',
  '/report-status',
  '/wrong-sentence',
  '/evidence',
]

/** Sentences for the bank are in English in every language, because bank staff use these terms. */
const SAID_TO_BANKS = /[“"(][^”")]*(?:defrauded|[Rr]ecall the transfer)[^”")]*[”")]/g

const TRANSLATED = LOCALES.filter((locale) => !['en', 'ar'].includes(locale))

test.each(
  LOCALES,
)('%s: a page links to every language by its own name, and marks the current one', async (locale) => {
  const origin = await serve(await testApp())
  const html = await (await fetch(origin + localPath(locale, '/safety-tips'))).text()
  for (const other of LOCALES) {
    const link = new RegExp(`<a href="/language\\?to=${other}&amp;path=%2Fsafety-tips"[^>]*>`)
    const [tag = ''] = html.match(link) ?? []
    expect(tag).toContain(`lang="${other}"`)
    expect(tag.includes('aria-current="true"')).toBe(other === locale)
    expect(html).toContain(`${LANGUAGES[other].name}</a>`)
  }
  expect(visibleText(html).includes(shellText[locale].footer.unreviewed)).toBe(
    !LANGUAGES[locale].reviewed,
  )
})

test.each(LOCALES)('the home page is in %s after a visitor has selected it', async (locale) => {
  const origin = await serve(await testApp())
  const chosen = await fetch(`${origin}/language?to=${locale}&path=/contact`, {
    redirect: 'manual',
  })
  expect(chosen.headers.get('location')).toBe(localPath(locale, '/contact'))
  const cookie = (chosen.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const home = await fetch(`${origin}/`, { headers: { cookie }, redirect: 'manual' })
  expect([home.status, home.headers.get('location')]).toEqual(
    locale === 'en' ? [200, null] : [302, `/${locale}`],
  )
})

describe.each(TRANSLATED)('%s', (locale) => {
  test.each(SCREENS)('%s is in the language, without English sentences', async (path) => {
    const origin = await serve(await testApp())
    const page = await fetch(origin + localPath(locale, path))
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain(`<html lang="${locale}" dir="${DIRECTIONS[locale]}"`)
    const text = visibleText(html).replaceAll(SAID_TO_BANKS, '')
    if (LANGUAGES[locale].script !== 'Latin') expect(englishSentences(text)).toEqual([])
    const own = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '')
    const isOwn = new RegExp(`^/${locale}(?:[/?#]|$)|^/language\\?to=`)
    expect(own.filter((href) => !isOwn.test(href) && !ENGLISH_FILES.has(href))).toEqual([])
  })

  test('a legal text is marked as English, in words and in the markup', async () => {
    const origin = await serve(await testApp())
    for (const path of ['/privacy-policy', '/terms']) {
      const html = await (await fetch(origin + localPath(locale, path))).text()
      expect(visibleText(html)).toContain(shellText[locale].fallback)
      expect(html).toContain('<div lang="en" dir="ltr"><h1')
    }
  })
})
