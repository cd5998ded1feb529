import { globSync, readFileSync } from 'node:fs'
import type { ServerBuild } from 'react-router'
import { LIST_PARAMETERS } from '#app/features/api/list-parameters.server.ts'
import { CALLS } from '#app/features/staff-access/auth/calls.server.ts'
import { FORMS_OF_PROGRAMS, type Form, formsIn, kindOf } from './forms.ts'
import type { Site } from './requests.ts'

const BUILD = new URL('../../build/server/index.js', import.meta.url)
/** How routes and forms name the fields they read. */
const READ =
  /(?:form|searchParams|params|fields|query|texts)\??\.(?:get|getAll|has)\(\s*'([\w-]+)'|name="([\w-]+)"|(?:const|export const) [A-Z_]+ = '([a-z][\w-]*)'/g

const FIELD = /\bname="([\w-]+)"/g
const LINK = /<a\b[^>]*\shref="(\/[^/"#][^"#]*)/g
const AUTH_FIELDS = [
  ...new Set(Object.values(CALLS).flatMap(({ takes = [] }) => takes)),
  'grant_type',
  'refresh_token',
]

/** Fields that programs send to URLs without a form. */
const FIELDS_OF_PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  '/api/page-views': ['path'],
  '/api/live/scams/:id': ['type', 'poll'],
  '/api/reports/similar': ['title', 'description', 'category', 'lang'],
  '/api/v1/scams': Object.keys(LIST_PARAMETERS.shape),
  '/language': ['to', 'path'],
  '/admin/provider': ['next'],
  '/sitemap.xml': ['after', 'to', 'screens'],
}

/** Known data of the site under test. */
export type Known = {
  /** Existing values, such as an entry's id. */
  values: readonly string[]
  /** Privileged cookies; the first is a staff session. */
  cookies: readonly string[]
  /** Returns an existing value for a route's parameter. */
  filling(path: string): string
}

/**
 * Describes the built site: its routes, the forms of its pages, and the field names that its sources read.
 * Later additions are included automatically.
 */
export async function siteUnderAttack(origin: string, known: Known): Promise<Site> {
  // oxlint-disable-next-line no-unsanitized/method -- our own build
  const { routes } = (await import(BUILD.href)) as ServerBuild
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    if (!route) return ''
    return pathOf(route.parentId) + (route.path ? `/${route.path.replace(/^\//, '')}` : '')
  }
  const addresses = Object.entries(routes).map(([id, route]) => ({
    path: pathOf(id) || '/',
    writes: route?.module.action !== undefined,
  }))
  const calls = Object.keys(CALLS).map((call) => `/api/auth${call.split(' ')[1]}`)
  const called = [...calls, '/api/auth/token']
  const all = [...new Set([...addresses.map(({ path }) => path), ...called, '/assets/*'])]
  const writing = new Set([
    ...addresses.filter(({ writes }) => writes).map(({ path }) => path),
    ...called,
  ])
  const place = (path: string) => path.replace(/:\w+\??|\*/g, () => known.filling(path))
  const fieldsOf = new Map<string, string[]>()
  const forms: Form[] = FORMS_OF_PROGRAMS.map(([path, fields]) => ({
    action: place(path),
    isMultipart: false,
    fields,
  }))
  const linked = new Set<string>()
  const walked = new Set(all.map(place))
  for (const path of all) {
    const html = await pageAt(origin + place(path), known.cookies)
    const fields = [...html.matchAll(FIELD)].map(([, name]) => name ?? '')
    const told = path.startsWith('/api/auth') ? AUTH_FIELDS : (FIELDS_OF_PROGRAMS[path] ?? [])
    fieldsOf.set(
      path,
      [...new Set([...fields, ...told])].filter((name) => name !== 'viewport'),
    )
    forms.push(...formsIn(html, place(path)))
    for (const [, link = ''] of html.matchAll(LINK)) linked.add(link.replaceAll('&amp;', '&'))
  }
  // Forms in dialogs have their own URL, which the page links to.
  for (const link of linked) {
    if (!walked.has(link)) forms.push(...formsIn(await pageAt(origin + link, known.cookies), link))
  }
  const { values, cookies, filling } = known
  const names = namesInSources()
  // Deletions of the known data are excluded, or most requests would get "not found".
  const own = Map.groupBy(
    forms.filter(({ action }) => !deletes(action, known.values)),
    kindOf,
  )
  const each = [...own.values()].flatMap(([form]) => (form ? [form] : []))
  return { origin, paths: all, writing, filling, forms: each, fieldsOf, names, values, cookies }
}

const deletes = (action: string, values: readonly string[]) =>
  values.some((value) => action.includes(`delete=${value}`))

/** Returns a page's HTML as staff see it, or an empty string. */
async function pageAt(address: string, [cookie = '']: readonly string[]): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual', headers: { cookie } })
  if (answer.headers.get('content-type')?.startsWith('text/html')) return answer.text()
  await answer.body?.cancel()
  return ''
}

function namesInSources(): string[] {
  const root = new URL('../../', import.meta.url)
  const files = globSync('app/**/*.{ts,tsx}', { cwd: root.pathname })
  const texts = files.map((file) => readFileSync(new URL(file, root), 'utf8'))
  const found = texts.flatMap((text) => [...text.matchAll(READ)].map(([, a, b, c]) => a ?? b ?? c))
  return [...new Set(found.filter((name) => name !== undefined)), 'email', 'password', '_routes']
}
