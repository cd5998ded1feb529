import { SHARED_PARAMETER, type SharedContent } from './shared-content.ts'

/** Cache for passing a share from the worker to the checker. Kept across worker updates. */
export const SHARE_CACHE = 'share'

/** Cache keys, never requested. */
const ENTRIES = { content: '/shared-content', mail: '/shared-mail' } as const

/** A share for the checker, optionally with an email file. */
export type StoredShare = SharedContent & { mail: File | null }

/** Stores a share in the browser until the checker takes it. */
export async function storeShare({ mail, ...content }: StoredShare): Promise<void> {
  const cache = await caches.open(SHARE_CACHE)
  await cache.delete(ENTRIES.mail)
  if (mail) await cache.put(ENTRIES.mail, new Response(mail))
  await cache.put(ENTRIES.content, Response.json({ ...content, mailName: mail?.name }))
}

/** Returns the pending share if this page was opened for one; else null. */
export async function takeSharedContent(): Promise<StoredShare | null> {
  const isAwaited = new URLSearchParams(window.location.search).has(SHARED_PARAMETER)
  if (!isAwaited || !('caches' in window)) return null
  // Storage is disabled: there is nothing to take.
  return takeShare().catch(() => null)
}

/** Returns and removes the share. */
async function takeShare(): Promise<StoredShare | null> {
  const cache = await caches.open(SHARE_CACHE)
  const [kept, mail] = [await cache.match(ENTRIES.content), await cache.match(ENTRIES.mail)]
  await Promise.all(Object.values(ENTRIES).map((entry) => cache.delete(entry)))
  if (!kept) return null
  const { mailName, ...content } = await kept.json()
  return { ...content, mail: mail ? new File([await mail.blob()], mailName) : null }
}
