/** The service worker, built as /sw.js: offline page, files of the build, share target, push messages. */
import { HASHED_FOLDER, RECOGNITION_FOLDER } from '#app/domain/built-files.ts'
import { oneOf } from '#app/domain/one-of.ts'
import { receivePush } from '#app/features/alerts/push/receive-push.ts'
import {
  SHARE_PATH,
  SHARED_PARAMETER,
  SHARED_PICTURE,
  sharedContent,
  sharedMail,
  sharedPicture,
} from '#app/features/share/shared-content.ts'
import { SHARE_CACHE, storeShare } from '#app/features/share/stored-share.ts'
import { LANGUAGE_PATH } from '#app/features/shell/language/language-path.ts'
import { localeOf, localPath, pathWithoutLocale } from '#app/i18n/local-path.ts'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'

/**
 * Inserted by the build: a unique version, the style sheets of the offline page, and the version of what reads
 * pictures.
 */
declare const BUILD: { version: string; styles: string[]; recognition: string }

/** Service worker types that TypeScript lacks without the webworker library. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void }
type Scope = {
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  location: Location
} & Parameters<typeof receivePush>[0]

/** Path of the offline page without language. */
const OFFLINE_PATH = '/offline'

const worker = self as unknown as Scope
const CACHE = `himaya-${BUILD.version}`
/** Caches the chosen language, which the home page's URL does not contain. Kept across worker updates. */
const LANGUAGE_CACHE = 'language'
/** Megabytes, which outlast updates of the site. */
const RECOGNITION_CACHE = `recognition-${BUILD.recognition}`
/** Private and staff paths, which the worker never handles. */
const UNTOUCHED = /^\/(?:admin|api)(?:\/|$)/

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
receivePush(worker)
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, searchParams } = new URL(request.url)
  if (origin !== worker.location.origin || UNTOUCHED.test(pathname)) return
  if (request.method === 'POST' && pathWithoutLocale(pathname) === SHARE_PATH) {
    event.respondWith(receiveShare(request, pathname))
  } else if (request.method === 'GET' && pathname.startsWith(HASHED_FOLDER)) {
    event.respondWith(builtFile(request, CACHE))
  } else if (request.method === 'GET' && pathname.startsWith(RECOGNITION_FOLDER)) {
    event.respondWith(builtFile(request, RECOGNITION_CACHE))
  } else if (request.method === 'GET' && request.mode === 'navigate') {
    const chosen = pathname === LANGUAGE_PATH ? oneOf(LOCALES, searchParams.get('to')) : null
    if (chosen) event.waitUntil(keepLanguage(chosen).catch(() => {}))
    event.respondWith(fetch(request).catch(() => offlinePage(pathname, chosen)))
  }
})

/** Replaces an older worker immediately, as no page depends on a specific one. */
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
  const current = [CACHE, RECOGNITION_CACHE, SHARE_CACHE, LANGUAGE_CACHE]
  const old = names.filter((name) => !current.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/**
 * Serves a file that never changes from a cache. If the cache cannot be written, as on a full phone, the file is still
 * served.
 */
async function builtFile(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name).catch(() => null)
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

/** @param chosen the chosen language, needed for the home page, whose URL does not contain it */
async function offlinePage(pathname: string, chosen: Locale | null): Promise<Response> {
  const kept = pathname === '/' ? await keptLanguage().catch(() => null) : chosen
  const path = localPath(kept ?? localeOf(pathname), OFFLINE_PATH)
  return (await caches.match(path, { ignoreVary: true })) ?? Response.error()
}

/**
 * Stores shared content and redirects to the checker, with only a flag in the URL. If the cache cannot be written,
 * the server shows the texts; a picture is never sent to it.
 */
async function receiveShare(request: Request, pathname: string): Promise<Response> {
  const form = await request.formData().catch(() => null)
  const checker = (query: string) =>
    Response.redirect(
      new URL(localPath(localeOf(pathname), `/scam-checker${query}`), worker.location.origin).href,
      303,
    )
  // The file is gone or unreadable.
  if (!form) return checker('')
  try {
    await storeShare({
      ...sharedContent(form),
      mail: sharedMail(form),
      picture: sharedPicture(form),
    })
  } catch {
    form.delete(SHARED_PICTURE.name)
    return fetch(request.url, { method: 'POST', body: form })
  }
  return checker(`?${SHARED_PARAMETER}`)
}
