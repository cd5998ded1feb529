/** The service worker, which the build makes into /sw.js: an offline page, hashed files, and what people share. */
import { oneOf } from '#app/domain/one-of.ts'
import {
  SHARE_PATH,
  SHARED_PARAMETER,
  sharedContent,
  sharedMail,
} from '#app/features/share/shared-content.ts'
import { SHARE_CACHE, storeShare } from '#app/features/share/stored-share.ts'
import { LANGUAGE_PATH } from '#app/features/shell/language/language-path.ts'
import { localeOf, localPath, pathWithoutLocale } from '#app/i18n/local-path.ts'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'

/** What the build tells: something that no other build has, and the style sheets that the offline page needs. */
declare const BUILD: { version: string; styles: string[] }

/** The parts of a service worker that TypeScript knows only of without a document. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void }
type Scope = {
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  location: Location
}

/** The page that the installed site keeps for when nothing can be reached, without its language. */
const OFFLINE_PATH = '/offline'

const worker = self as unknown as Scope
const CACHE = `himaya-${BUILD.version}`
/** Holds the language that was chosen, which no address of the home page says. It outlasts an update of the worker. */
const LANGUAGE_CACHE = 'language'
const HASHED = '/assets/'
/** What is of one person or of staff: the worker leaves it alone, whatever happens. */
const UNTOUCHED = /^\/(?:admin|api)(?:\/|$)/

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, searchParams } = new URL(request.url)
  if (origin !== worker.location.origin || UNTOUCHED.test(pathname)) return
  if (request.method === 'POST' && pathWithoutLocale(pathname) === SHARE_PATH) {
    const unread = request.clone()
    event.respondWith(receiveShare(request, pathname).catch(() => fetch(unread)))
  } else if (request.method === 'GET' && pathname.startsWith(HASHED)) {
    event.respondWith(hashedFile(request))
  } else if (request.method === 'GET' && request.mode === 'navigate') {
    const chosen = pathname === LANGUAGE_PATH ? oneOf(LOCALES, searchParams.get('to')) : null
    if (chosen) event.waitUntil(keepLanguage(chosen).catch(() => {}))
    event.respondWith(fetch(request).catch(() => offlinePage(pathname, chosen)))
  }
})

/** Takes the place of an older worker at once: no page needs the same worker for its whole life. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  const pages = LOCALES.map(
    (locale) =>
      new Request(localPath(locale, OFFLINE_PATH), { cache: 'reload', credentials: 'omit' }),
  )
  await cache.addAll([...pages, ...BUILD.styles])
  await worker.skipWaiting()
}

async function activate(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => ![CACHE, SHARE_CACHE, LANGUAGE_CACHE].includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/**
 * A name with a hash never means anything else, so what is kept is as good as new. Where nothing can be kept, as on a telephone
 * that is full, the file still comes.
 */
async function hashedFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE).catch(() => null)
  const kept = await cache?.match(request, { ignoreVary: true }).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache?.put(request, answer.clone()).catch(() => {})
  return answer
}

async function keepLanguage(locale: Locale): Promise<void> {
  const cache = await caches.open(LANGUAGE_CACHE)
  await cache.put(LANGUAGE_PATH, new Response(locale))
}

async function keptLanguage(): Promise<Locale | null> {
  const cache = await caches.open(LANGUAGE_CACHE)
  const kept = await cache.match(LANGUAGE_PATH)
  return oneOf(LOCALES, await kept?.text())
}

/** @param chosen the language that is being chosen; of the home page alone the address does not say which one it is */
async function offlinePage(pathname: string, chosen: Locale | null): Promise<Response> {
  const kept = pathname === '/' ? await keptLanguage().catch(() => null) : chosen
  const path = localPath(kept ?? localeOf(pathname), OFFLINE_PATH)
  return (await caches.match(path, { ignoreVary: true })) ?? Response.error()
}

/** Keeps what was shared for the checker, whose address says only that something waits. If that fails, the server helps. */
async function receiveShare(request: Request, pathname: string): Promise<Response> {
  const form = await request.formData()
  await storeShare({ ...sharedContent(form), mail: sharedMail(form) })
  const checker = localPath(localeOf(pathname), `/scam-checker?${SHARED_PARAMETER}`)
  return Response.redirect(new URL(checker, worker.location.origin).href, 303)
}
