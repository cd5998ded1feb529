import { localPath } from '#app/i18n/local-path.ts'
import { LOCALES } from '#app/i18n/locale.ts'

/** Maximum initial script size of a public page in gzipped bytes: see decision 0012. */
export const SCRIPT_BUDGET = 10_000

/** Public pages that are not in the sitemap. */
const UNLISTED = ['/report-status', '/evidence', '/share', '/500', '/no-such-page']

/** Patterns of static script references. Dynamic imports load later. */
const IN_PAGE = [
  /<link [^>]*rel="modulepreload"[^>]*? href="([^"]+)"/g,
  /<script [^>]*?src="([^"]+)"/g,
  /(?:\bfrom|\bimport)\s*\(?\s*"(\/[^"]+\.js)"/g,
]
const IN_SCRIPT = [/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g]

/** A script with its gzipped size. */
export type PageScript = { path: string; bytes: number }

/** Returns the paths of the sitemap; for entries and articles the first of each language. */
export async function listedPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const kinds = new Map(paths.toReversed().map((path) => [kindOf(path), path]))
  return paths.filter((path) => kinds.get(kindOf(path)) === path)
}

/** Returns one public page of every kind in every language. */
export async function publicPages(origin: string): Promise<string[]> {
  const unlisted = LOCALES.flatMap((locale) => UNLISTED.map((path) => localPath(locale, path)))
  return [...(await listedPages(origin)), ...unlisted]
}

/** The path of a page, or a common one for all entries or articles. */
const kindOf = (path: string) => path.replace(/\/(scam-library|blog)\/.+/, '/$1/*')

/** Returns every script that a browser with an empty cache loads initially. */
export async function scriptsOf(origin: string, page: string): Promise<PageScript[]> {
  const answer = await fetch(origin + page, { headers: { accept: 'text/html' } })
  const found = new Map<string, PageScript>()
  const wanted = addressesIn(await answer.text(), IN_PAGE, origin + page)
  for (const address of wanted) {
    const { pathname } = new URL(address)
    if (found.has(pathname)) continue
    const script = await fetch(address, { headers: { 'accept-encoding': 'gzip' } })
    if (!script.ok) throw new Error(`${page} requests the missing file ${pathname}`)
    const bytes = Number(script.headers.get('content-length'))
    if (!(bytes > 0)) throw new Error(`${pathname} has no size`)
    found.set(pathname, { path: pathname, bytes })
    wanted.push(...addressesIn(await script.text(), IN_SCRIPT, address))
  }
  return [...found.values()].sort((a, b) => b.bytes - a.bytes)
}

/** Returns the total size. */
export function weightOf(scripts: readonly PageScript[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0)
}

function addressesIn(text: string, places: readonly RegExp[], base: string): string[] {
  return places.flatMap((place) =>
    [...text.matchAll(place)].map(([, address = '']) => new URL(address, base).href),
  )
}
