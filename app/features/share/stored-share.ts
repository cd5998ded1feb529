import { SHARED_PARAMETER, type SharedContent } from './shared-content.ts'

/** The cache that hands a share from the worker to the checker. It outlasts an update of the worker. */
export const SHARE_CACHE = 'share'

/** Asked of nobody: only the names of the entries. */
const ENTRIES = { content: '/shared-content', mail: '/shared-mail' } as const

/** What was shared, as the checker takes it: an email comes as a file. */
export type StoredShare = SharedContent & { mail: File | null }

/** Keeps what was shared in the browser until the checker takes it. */
export async function storeShare({ mail, ...content }: StoredShare): Promise<void> {
  const cache = await caches.open(SHARE_CACHE)
  await cache.delete(ENTRIES.mail)
  if (mail) await cache.put(ENTRIES.mail, new Response(mail))
  await cache.put(ENTRIES.content, Response.json({ ...content, mailName: mail?.name }))
}

/** What was shared with the installed site, if this page was opened for a share; null otherwise. */
export async function takeSharedContent(): Promise<StoredShare | null> {
  const isAwaited = new URLSearchParams(window.location.search).has(SHARED_PARAMETER)
  if (!isAwaited || !('caches' in window)) return null
  // A browser that keeps nothing has nothing to hand over.
  return takeShare().catch(() => null)
}

/** Gives what was shared, and forgets it. */
async function takeShare(): Promise<StoredShare | null> {
  const cache = await caches.open(SHARE_CACHE)
  const [kept, mail] = [await cache.match(ENTRIES.content), await cache.match(ENTRIES.mail)]
  await Promise.all(Object.values(ENTRIES).map((entry) => cache.delete(entry)))
  if (!kept) return null
  const { mailName, ...content } = await kept.json()
  return { ...content, mail: mail ? new File([await mail.blob()], mailName) : null }
}
