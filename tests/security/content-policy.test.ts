import { expect, test } from 'vitest'
import { isInStaffArea } from '#app/domain/staff-area.ts'
import { localPath } from '#app/i18n/local-path.ts'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'
import { send } from '../../scripts/fuzz/send.ts'
import { testApp } from '../support/app.ts'
import { type BuiltRoute, builtRoutes } from '../support/built-routes.ts'
import { executableMarkup } from '../support/executable-markup.ts'
import { seedApp } from '../support/seeded-app.ts'
import { serve } from '../support/site.ts'
import { newStaff, signIn } from '../support/staff.ts'

/** Every field that public actions read, so that responses go beyond missing fields. */
const FORM = {
  type: 'message',
  content:
    'Your parcel is on hold. Pay 5 AED at http://parcel-fee.example/pay <script>a()</script>',
  name: 'Noura',
  email: 'noura@waha.example',
  subject: 'Question',
  message: 'What is "phishing"? \' onclick=a() javascript:a()',
  title: 'Parcel fee',
  description: 'A message asks for a fee <img src=x onerror=a()>',
  code: 'AAAA-AAAA-AAAA',
  q: '"><script>a()</script>',
}
const SEARCH = `?${new URLSearchParams(FORM)}`

type Page = { path: string; policy: string; html: string }

test('no public page has an inline script, or a policy that would allow one', async () => {
  const answers = await walk()
  const pages = answers.filter(({ html }) => html !== '')
  // Every screen, with GET, with a query and with POST, in every language.
  expect(pages.length).toBeGreaterThan(45 * LOCALES.length)
  expect(pages.flatMap(offences)).toEqual([])
  for (const { path, policy, html } of answers) {
    expect(scriptSources(policy), path).toEqual(["'self'"])
    expect(policy, path).not.toMatch(/nonce|unsafe|\*|https?:/)
    expect(html, path).not.toMatch(/\snonce=/)
  }
})

test('every staff screen has a fresh nonce, and each of its scripts carries it', async () => {
  const app = await testApp()
  const { filling } = await seedApp(app)
  await newStaff(app)
  const origin = await serve(app)
  const cookie = await signIn(origin)
  const staffPaths = (await builtRoutes(filling)).map(({ path }) => path).filter(isInStaffArea)
  const nonces: string[] = []
  let scripts = 0
  for (const headers of [{ cookie }, { cookie }, {}] as Record<string, string>[]) {
    for (const path of new Set(staffPaths.filter((path) => !path.endsWith('/sign-out')))) {
      const { policy, html } = await read(origin, path, { headers })
      const [self, nonce = '', ...more] = scriptSources(policy)
      expect([path, self, more]).toEqual([path, "'self'", []])
      expect(nonce, path).toMatch(/^'nonce-[\w+/]{24}'$/)
      expect(policy, path).not.toMatch(/unsafe|\*|https?:/)
      nonces.push(nonce)
      for (const script of html.match(/<script\b[^>]*>/g) ?? []) {
        scripts += 1
        expect(`'nonce-${/ nonce="([^"]*)"/.exec(script)?.[1]}'`, `${path} ${script}`).toBe(nonce)
      }
    }
  }
  expect(scripts).toBeGreaterThan(nonces.length)
  expect(new Set(nonces).size).toBe(nonces.length)
})

test.each([
  '<script>a()</script>',
  '<SCRIPT type="module" nonce="x">\nimport "/a.js"</SCRIPT >',
  '<script type="importmap">{"imports":{}}</script>',
  '<script type="speculationrules">{"prefetch":[]}</script>',
  '<script type="text/javascript" async>a()</script>',
  '<button onclick="a()">',
  `<img src='x' onerror=a()>`,
  '<a href="javascript:a()">',
  '<a title="a > b" href=" java&#x09;script&colon;a()">',
  '<form action=JavaScript:a()>',
  '<iframe srcdoc="&lt;script&gt;a()&lt;/script&gt;">',
])('canary: %s is found', (markup) => {
  expect(executableMarkup(`<p>before</p>${markup}<p>after</p>`)).toHaveLength(1)
})

test('markup that browsers do not run is allowed', () => {
  const page = `<script type="module" src="/assets/a.js"></script>
    <script type="application/ld+json">{"name":"<b onclick=a()>"}</script>
    <input value="javascript" placeholder="onclick=a()"/>
    <p data-on="x">onclick="a()" javascript:a() &lt;script&gt;a()&lt;/script&gt;</p>`
  expect(executableMarkup(page)).toEqual([])
})

/** Requests every public URL: with GET, with a query, and with a form if it accepts one. */
async function walk(): Promise<Page[]> {
  const app = await testApp()
  const { filling } = await seedApp(app)
  const origin = await serve(app)
  const answers: Page[] = []
  for (const { path, writes } of publicRoutes(await builtRoutes(filling))) {
    answers.push(await read(origin, path), await read(origin, path + SEARCH))
    // Second request, as it may now come from the cache.
    answers.push(await read(origin, path))
    if (!writes) continue
    for (const fields of [{}, FORM]) {
      const body = new URLSearchParams(fields)
      answers.push(await read(origin, path, { method: 'POST', headers: { Origin: origin }, body }))
    }
  }
  for (const locale of LOCALES) answers.push(await sendTooMuch(origin, locale))
  return answers
}

/** Sends a form that exceeds the size limit and is rejected unread. */
async function sendTooMuch(origin: string, locale: Locale): Promise<Page> {
  const path = localPath(locale, '/scam-checker')
  const { status, headers, body } = await send(origin, {
    method: 'POST',
    path,
    headers: [
      ['Host', new URL(origin).host],
      ['Connection', 'close'],
      ['Accept', 'text/html'],
      ['Content-Length', '2000000'],
    ],
    body: '',
  })
  return pageOf(`POST ${path}: ${status}`, headers, body)
}

/** Excludes streams of counts, which are endless and are not pages. */
function publicRoutes(routes: BuiltRoute[]): BuiltRoute[] {
  return routes.filter(({ path }) => !isInStaffArea(path) && !path.startsWith('/api/live/'))
}

/** Requests a page as a browser does; `html` is empty for other content types. */
async function read(origin: string, path: string, init: RequestInit = {}): Promise<Page> {
  const answer = await fetch(origin + path, {
    ...init,
    redirect: 'manual',
    headers: { accept: 'text/html', ...init.headers },
  })
  const what = `${init.method ?? 'GET'} ${path}: ${answer.status}`
  return pageOf(what, answer.headers, await answer.text())
}

function pageOf(path: string, headers: Headers, text: string): Page {
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const policy = headers.get('content-security-policy') ?? ''
  return { path, policy, html: isPage ? text : '' }
}

function scriptSources(policy: string): string[] {
  return /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
}

const offences = ({ path, html }: Page) => executableMarkup(html).map((found) => [path, found])
