import { globSync, readFileSync } from 'node:fs'
import type { ServerBuild } from 'react-router'
import { LIST_PARAMETERS } from '#app/features/api/list-parameters.server.ts'
import { CALLS } from '#app/features/staff-access/auth/calls.server.ts'
import type { Site } from './requests.ts'

const BUILD = new URL('../../build/server/index.js', import.meta.url)
/** How a route or a form names what it reads. */
const READ =
  /(?:form|searchParams|params|fields|query|texts)\??\.(?:get|getAll|has)\(\s*'([\w-]+)'|name="([\w-]+)"|(?:const|export const) [A-Z_]+ = '([a-z][\w-]*)'/g

const FIELD = /\bname="([\w-]+)"/g
const AUTH_FIELDS = [
  ...new Set(Object.values(CALLS).flatMap(({ takes = [] }) => takes)),
  'grant_type',
  'refresh_token',
]

/** What programs send to addresses that show no form. */
const FIELDS_OF_PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  '/api/page-views': ['path', 'title'],
  '/api/live/scams/:id': ['type', 'poll'],
  '/api/reports/similar': ['title', 'description', 'category', 'lang'],
  '/api/v1/scams': Object.keys(LIST_PARAMETERS.shape),
  '/language': ['to', 'path'],
  '/admin/provider': ['next'],
  '/sitemap.xml': ['after', 'to', 'screens'],
}

/**
 * The site that was built, with all its addresses and with the names that its sources read out of forms and addresses, so
 * that what is added later is attacked too.
 * @param values that exist, such as the id of an entry
 */
export async function siteUnderAttack(
  origin: string,
  values: readonly string[],
  cookies: readonly string[],
): Promise<Site> {
  const { routes } = (await import(BUILD.href)) as ServerBuild
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    if (!route) return ''
    return pathOf(route.parentId) + (route.path ? `/${route.path.replace(/^\//, '')}` : '')
  }
  const paths = Object.keys(routes).map((id) => pathOf(id) || '/')
  const calls = Object.keys(CALLS).map((call) => `/api/auth${call.split(' ')[1]}`)
  const all = [...new Set([...paths, ...calls, '/api/auth/token', '/assets/*'])]
  const fieldsOf = new Map<string, string[]>()
  for (const path of all) {
    const address = origin + path.replace(/:\w+\??|\*/g, values[0] ?? '')
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: cookies[0] ?? '' },
    })
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const html = isPage ? await answer.text() : ''
    if (!isPage) await answer.body?.cancel()
    const fields = [...html.matchAll(FIELD)].map(([, name]) => name ?? '')
    const told = path.startsWith('/api/auth') ? AUTH_FIELDS : (FIELDS_OF_PROGRAMS[path] ?? [])
    fieldsOf.set(
      path,
      [...new Set([...fields, ...told])].filter((name) => name !== 'viewport'),
    )
  }
  return { origin, paths: all, fieldsOf, names: namesInSources(), values, cookies }
}

function namesInSources(): string[] {
  const root = new URL('../../', import.meta.url)
  const files = globSync('app/**/*.{ts,tsx}', { cwd: root.pathname })
  const texts = files.map((file) => readFileSync(new URL(file, root), 'utf8'))
  const found = texts.flatMap((text) => [...text.matchAll(READ)].map(([, a, b, c]) => a ?? b ?? c))
  return [...new Set(found.filter((name) => name !== undefined)), 'email', 'password', '_routes']
}
