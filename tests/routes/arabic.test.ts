import { describe, expect, test } from 'vitest'
import { DIRECTIONS } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { scams } from '#database/schema/scams.ts'
import { libraryText } from '#words/library/library.js'
import { shellText } from '#words/shell.js'
import { seededDatabase, testApp } from '../support/app.ts'
import { formOf, post, VISITOR, validFields } from '../support/report-form.ts'
import { serve } from '../support/site.ts'
import { englishSentences, visibleText } from '../support/visible-text.ts'

const behindProxy = { TRUSTED_PROXY_HOPS: '1' }
const SCREENS = [
  '/ar',
  '/ar/scam-checker',
  '/ar/scam-library',
  '/ar/safety-tips',
  '/ar/first-24-hours',
  '/ar/accuracy',
  '/ar/blog',
  '/ar/contact',
  '/ar/report-scam',
  '/ar/report-status',
  '/ar/privacy-policy',
  '/ar/terms',
]

/** Names of two browser signals, which are not translated. */
const SIGNALS = /Do Not Track|Global Privacy Control/g

test('each example query finds more than five entries of the library', async () => {
  const { origin } = await open({ seeded: true })
  const { placeholder } = libraryText.ar.search
  for (const word of placeholder.replace('…', '').split('، ')) {
    const address = `${origin}/ar/scam-library?q=${encodeURIComponent(word)}`
    const entries = (await (await fetch(address)).text()).match(/<article/g)
    expect(entries?.length, word).toBeGreaterThan(5)
  }
})

describe('every public screen', () => {
  test.each(
    SCREENS,
  )('%s is Arabic and right to left, and links to Arabic screens', async (path) => {
    const { origin } = await open({ seeded: path === '/ar/scam-library' })
    const page = await fetch(origin + path)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toMatch(/<html lang="ar" dir="rtl"/)
    expect(html).toContain(`| ${shellText.ar.titleEnding}</title>`)
    const text = visibleText(html).replaceAll(SIGNALS, '')
    expect(englishShellWords(text)).toEqual([])
    // In lower case, so that capitalised words count too: no product name has three words.
    expect(englishSentences(text.toLowerCase())).toEqual([])
    const own = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '')
    expect(own.length).toBeGreaterThan(5)
    expect(
      own.filter((href) => !/^\/ar(?:[/?#]|$)|^\/language\?to=|^\/licences\.txt$/.test(href)),
    ).toEqual([])
  })

  test('canary: the same search finds English text on an English page', async () => {
    const { origin } = await open()
    const text = visibleText(await (await fetch(`${origin}/scam-checker`)).text())
    expect(englishShellWords(text)).not.toEqual([])
    expect(englishSentences(text)).not.toEqual([])
  })

  test('missing pages and errors are in Arabic', async () => {
    const { origin } = await open()
    const missing = await fetch(`${origin}/ar/no-such-page`)
    expect(missing.status).toBe(404)
    expect(visibleText(await missing.text())).toContain('الصفحة غير موجودة')
    const failed = await fetch(`${origin}/ar/500`)
    expect(failed.status).toBe(500)
    expect(visibleText(await failed.text())).toContain('عطل لدينا')
  })

  test('only Arabic pages load the Arabic font', async () => {
    const { origin } = await open()
    const faces = async (path: string) =>
      (await (await fetch(origin + path)).text()).match(/<link[^>]*as="font"[^>]*>/g) ?? []
    expect(await faces('/scam-library')).toEqual([])
    const [face, ...more] = await faces('/ar/scam-library')
    expect(more).toHaveLength(1)
    const file = await fetch(origin + (/href="([^"]+)"/.exec(face ?? '')?.[1] ?? ''))
    expect(file.headers.get('content-type')).toBe('font/woff2')
  })
})

describe('the checker', () => {
  test.each([
    ['English', 'Emirates Post: pay AED 12 at http://emiratespost-ae.top/pay within 24 hours.'],
    ['Arabic', 'بريد الإمارات: ادفع 12 درهمًا عبر http://emiratespost-ae.top/pay خلال 24 ساعة.'],
  ])('answers about a text in %s in the language of its page', async (_, text) => {
    const { origin } = await open()
    const arabic = await check(origin, '/ar/scam-checker', text)
    expect(arabic).toContain('هذا احتيال على الأرجح')
    expect(arabic).toContain('علامات التحذير التي وجدناها')
    expect(arabic).toContain('«\u2068بريد الإمارات\u2069»')
    expect(arabic).toContain('المتبقي لك في هذه الساعة: 9 فحوص')
    const english = await check(origin, '/scam-checker', text)
    expect(english).toContain('Potential Scam Detected')
    expect(english).toContain('Emirates Post')
  })

  test('shows its errors in Arabic', async () => {
    const { origin } = await open()
    expect(await check(origin, '/ar/scam-checker', ' ')).toContain('ألصق أولًا ما تريد فحصه')
  })
})

describe('a form', () => {
  test('shows field errors in Arabic', async () => {
    const { origin } = await open()
    const answer = await post(origin, '/ar/contact', new URLSearchParams({ email: 'nobody' }))
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toMatch(/id="name-problem"[^>]*>أدخل اسمك</)
    expect(html).toMatch(/id="email-problem"[^>]*>أدخل البريد الإلكتروني بصيغة صحيحة/)
  })

  test('that was sent redirects within the same language', async () => {
    const { origin, app } = await open({ seeded: true })
    const message = { name: 'سارة', email: 'sara@visitor.example', subject: 'سؤال', message: 'نص' }
    const contact = await post(origin, '/ar/contact', new URLSearchParams(message))
    expect(contact.headers.get('location')).toBe('/ar/contact?sent')
    const [scam] = await app.db.select({ id: scams.id }).from(scams)
    const said = new URLSearchParams({ type: 'helpful' })
    const interaction = await post(origin, `/ar/scam-library/${scam?.id}`, said)
    expect(interaction.headers.get('location')).toBe(`/ar/scam-library/${scam?.id}#interactions`)
    const filtered = `${origin}/ar/scam-library?q=&risk=high&status=active&category=`
    const library = await fetch(filtered, { redirect: 'manual' })
    expect(library.headers.get('location')).toBe('/ar/scam-library?risk=high')
  })

  test('of a report shows its receipt on the Arabic page', async () => {
    const { origin, app } = await open()
    const answer = await post(origin, '/ar/report-scam', formOf(await validFields(app)))
    expect(answer.headers.get('location')).toBe('/ar/report-scam?received=')
    const cookie = answer.headers.get('set-cookie') ?? ''
    const page = await fetch(`${origin}/ar/report-scam?received=`, {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })
    const text = visibleText(await page.text())
    expect(text).toContain('أُرسل بلاغك بنجاح')
    expect(text).toMatch(/(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/)
  })
})

test('a report in Arabic accepts as many images as one in English', async () => {
  const { origin, app } = await open()
  const large = new File([new Uint8Array(2 * 1024 * 1024)], 'a.jpg')
  const answer = await post(origin, '/ar/report-scam', formOf(await validFields(app), [large]))
  expect(answer.headers.get('location')).toBe('/ar/report-scam?received=some-rejected')
})

describe('the language', () => {
  test('link keeps page and query, and works without script', async () => {
    const { origin } = await open()
    const html = await (await fetch(`${origin}/scam-library?q=parcel&risk=high`)).text()
    const [, href = ''] = /<a href="(\/language[^"]+)" lang="ar" hrefLang="ar"/i.exec(html) ?? []
    const answer = await fetch(origin + href.replaceAll('&amp;', '&'), { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/ar/scam-library?q=parcel&risk=high')
    expect(answer.headers.get('set-cookie')).toBe(
      'language=ar; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
    )
  })

  test.each([
    '//evil.example',
    '/.//evil.example',
    '/ar//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '',
  ])('link leads to no other site for any path: %j', async (path) => {
    const { origin } = await open()
    for (const to of ['en', 'ar']) {
      const address = `${origin}/language?${new URLSearchParams({ to, path })}`
      const answer = await fetch(address, { redirect: 'manual' })
      const location = new URL(answer.headers.get('location') ?? '', origin)
      expect(location.origin).toBe(origin)
    }
  })

  test('once chosen applies to the home page only', async () => {
    const { origin } = await open()
    const ask = (path: string, cookie: string) =>
      fetch(origin + path, { redirect: 'manual', headers: { cookie } })
    const home = await ask('/?from=share', 'a=b; language=ar')
    expect([home.status, home.headers.get('location')]).toEqual([302, '/ar?from=share'])
    expect(home.headers.get('cache-control')).toContain('private')
    expect(home.headers.get('vary')).toContain('Cookie')
    for (const [path, cookie] of [
      ['/', 'language=en'],
      ['/', 'language=xx'],
      ['/contact', 'language=ar'],
      ['/ar', 'language=en'],
    ] as const) {
      expect([path, cookie, (await ask(path, cookie)).status]).toEqual([path, cookie, 200])
    }
    expect((await fetch(`${origin}/`)).headers.get('vary')).toContain('Cookie')
  })

  test('of each concurrent response is that of its page', async () => {
    const { origin } = await open()
    const paths = Array.from({ length: 20 }, (_, n) => (n % 2 ? '/ar/contact' : '/contact'))
    const pages = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()))
    pages.forEach((html, n) => {
      const locale = n % 2 ? 'ar' : 'en'
      expect(html).toContain(`<html lang="${locale}" dir="${DIRECTIONS[locale]}"`)
      expect(html).toContain(`| ${shellText[locale].titleEnding}</title>`)
    })
  })
})

async function open({ seeded = false } = {}): Promise<{ app: App; origin: string }> {
  const app = await testApp(behindProxy, seeded ? await seededDatabase() : undefined)
  return { app, origin: await serve(app) }
}

/** Returns texts of the English shell that occur in a page. */
function englishShellWords(text: string): string[] {
  const { links, footer } = shellText.en
  const words = [...Object.values(links), footer.strip, footer.independent, footer.quickLinks]
  return words.filter((word) => text.includes(word))
}

/** Checks a text without script and returns the page. */
async function check(origin: string, path: string, text: string): Promise<string> {
  const answer = await post(origin, path, new URLSearchParams({ type: 'message', text }), VISITOR)
  return visibleText(await answer.text())
}
