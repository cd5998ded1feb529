import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

const SHARED = 'Your parcel is on hold: http://emiratespost-ae.top/pay'

describe('the service worker', () => {
  test('is revalidated by browsers each time', async () => {
    const origin = await serve(await testApp())
    const answer = await fetch(`${origin}/sw.js`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'")
    const script = await answer.text()
    expect(script).not.toMatch(/^\s*(?:import|export)\b/m)
    for (const style of script.match(/\/assets\/[\w.-]+\.css/g) ?? ['none']) {
      expect((await fetch(origin + style)).status, style).toBe(200)
    }
  })

  test('may be registered by pages', async () => {
    const origin = await serve(await testApp())
    const { headers } = await fetch(`${origin}/terms`)
    expect(headers.get('content-security-policy')).toContain("worker-src 'self'")
  })
})

describe('the offline page', () => {
  test.each([
    ['/offline', 'en', 'ltr', 'You are offline', 'Never share OTP codes'],
    ['/ar/offline', 'ar', 'rtl', 'لا يوجد اتصال بالإنترنت', 'لا تعطِ أحدًا رمز التحقق'],
  ])('%s has emergency contacts and quick tips, and runs no script', async (path, lang, dir, title, tip) => {
    const origin = await serve(await testApp())
    const answer = await fetch(origin + path)
    const html = await answer.text()
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('<script')
    const text = visibleText(html)
    expect(text).toContain(title)
    expect(text).toContain(tip)
    for (const number of ['999', '901', '8002626', '80022823']) {
      expect(html).toContain(`href="tel:${number}"`)
    }
  })

  test('needs only files that the worker caches', async () => {
    const origin = await serve(await testApp())
    const worker = await (await fetch(`${origin}/sw.js`)).text()
    const html = await (await fetch(`${origin}/offline`)).text()
    const needed = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) => address)
    expect(needed.length).toBeGreaterThan(0)
    for (const address of needed) expect(worker).toContain(address)
  })
})

describe('a share', () => {
  test.each([
    ['/manifest.webmanifest', '/share'],
    ['/ar/manifest.webmanifest', '/ar/share'],
  ])('%s is sent to %s, in the body of a request', async (path, action) => {
    const origin = await serve(await testApp())
    const { share_target } = await (await fetch(origin + path)).json()
    expect(share_target).toEqual({
      action,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [
          { name: 'mail', accept: ['message/rfc822', '.eml'] },
          { name: 'picture', accept: ['image/*'] },
        ],
      },
    })
  })

  test.each([
    ['/share', '/scam-checker', 'Check Now'],
    ['/ar/share', '/ar/scam-checker', 'افحص الآن'],
  ])('without a worker %s shows the checker with the text, and neither checks nor stores it', async (path, checker, submit) => {
    const app = await testApp()
    const origin = await serve(app)
    const answer = await share(origin + path, { text: SHARED })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toMatch(new RegExp(`<textarea[^>]*>${SHARED}</textarea>`))
    expect(html).toMatch(new RegExp(`<form[^>]*action="${checker}#check-result"`))
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(visibleText(html)).toContain(submit)
    const { rows } = await app.db.execute(sql`select 1 from scam_checks`)
    expect(rows).toEqual([])
  })

  test('of a link alone opens the website tab', async () => {
    const origin = await serve(await testApp())
    const html = await (
      await share(`${origin}/share`, { title: 'Pay here', text: 'http://emiratespost-ae.top/pay' })
    ).text()
    expect(html).toMatch(/<input(?=[^>]* name="type")[^>]* value="website"/)
    expect(html).toContain('>http://emiratespost-ae.top/pay</textarea>')
  })

  test.each([
    ['a picture', 1000],
    ['a photo larger than any upload', LIMITS.evidenceFile + 1],
    ['pictures larger than all uploads together', LIMITS.evidenceTotal],
  ])('without a worker %s is neither kept nor read, and the text is shown', async (_, size) => {
    const app = await testApp()
    const origin = await serve(app)
    const picture = new File([Buffer.alloc(size, 'himaya')], 'chat.png', { type: 'image/png' })
    const answer = await share(`${origin}/share`, { text: SHARED, picture })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toMatch(/<input(?=[^>]* name="type")[^>]* value="message"/)
    expect(html).toMatch(new RegExp(`<textarea[^>]*>${SHARED}</textarea>`))
    expect(html).not.toContain('himaya'.repeat(2))
    expect(html).toMatch(/<div id="check-problem"[^>]*><\/div>/)
  })

  test('without a worker an email file opens the email tab', async () => {
    const origin = await serve(await testApp())
    const mail = new File(['Subject: x'], 'notice.eml', { type: 'message/rfc822' })
    const html = await (await share(`${origin}/share`, { title: 'x', mail })).text()
    expect(html).toMatch(/<input(?=[^>]* name="type")[^>]* value="email"/)
    expect(html).toMatch(/<textarea[^>]*><\/textarea>/)
  })

  test('is accepted only from the browser itself', async () => {
    const origin = await serve(await testApp())
    const from = async (headers: Record<string, string>) =>
      (await share(`${origin}/share`, { text: 'x' }, headers)).status
    expect(await from({ Origin: 'null', 'Sec-Fetch-Site': 'none' })).toBe(200)
    expect(await from({ 'Sec-Fetch-Site': 'none' })).toBe(200)
    expect(await from({ Origin: 'null' })).toBe(403)
    expect(await from({ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect(await from({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  })

  test.each([
    ['/share', '/scam-checker'],
    ['/ar/share', '/ar/scam-checker'],
  ])('%s by GET redirects to the checker', async (path, checker) => {
    const origin = await serve(await testApp())
    const answer = await fetch(origin + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, checker])
  })
})

describe('the app stores', () => {
  const STORE = 'https://play.example/himaya'

  test('are on public pages as configured', async () => {
    const origin = await serve(await testApp({ PLAY_STORE_URL: STORE }))
    expect(await (await fetch(`${origin}/terms`)).text()).toContain(STORE)
  })

  test('are on no page of an installation with its own database that configures none', async () => {
    const app = await testApp()
    const env = { ...app.env, DATABASE_URL: 'postgresql://localhost/himaya' }
    const origin = await serve({ ...app, env })
    const html = await (await fetch(`${origin}/terms`)).text()
    expect(html).not.toMatch(/apps\.apple\.com|play\.google\.com/)
  })
})

/** Sends the request of the system's share sheet. */
function share(
  url: string,
  parts: Record<string, string | File>,
  headers: Record<string, string> = { Origin: new URL(url).origin },
): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) body.set(name, value)
  return fetch(url, { method: 'POST', headers, body })
}
