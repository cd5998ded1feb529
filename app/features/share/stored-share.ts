import { SHARED_PARAMETER, type SharedContent } from './shared-content.ts'

/** Cache for passing a share from the worker to the checker. Kept across worker updates. */
export const SHARE_CACHE = 'share'

/** Cache keys, never requested. */
const ENTRIES = {
  content: '/shared-content',
  mail: '/shared-mail',
  picture: '/shared-picture',
} as const

/** A share for the checker, optionally with an email file or a picture. */
export type StoredShare = SharedContent & { mail: File | null; picture: File | null }

/** Stores a share in the browser until the checker takes it. */
export async function storeShare({ mail, picture, ...content }: StoredShare): Promise<void> {
  const cache = await caches.open(SHARE_CACHE)
  await removeShare(cache)
  if (mail) await cache.put(ENTRIES.mail, new Response(mail))
  if (picture) await cache.put(ENTRIES.picture, new Response(picture))
  const names = { mailName: mail?.name, pictureName: picture?.name }
  await cache.put(ENTRIES.content, Response.json({ ...content, ...names }))
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
  const { content, mail, picture } = ENTRIES
  const kept = await cache.match(content)
  const files = [await cache.match(mail), await cache.match(picture)] as const
  await removeShare(cache)
  if (!kept) return null
  const { mailName, pictureName, ...rest } = await kept.json()
  return {
    ...rest,
    mail: await fileOf(files[0], mailName),
    picture: await fileOf(files[1], pictureName),
  }
}

async function removeShare(cache: Cache): Promise<void> {
  await Promise.all(Object.values(ENTRIES).map((entry) => cache.delete(entry)))
}

async function fileOf(kept: Response | undefined, name: string): Promise<File | null> {
  const content = await kept?.blob()
  return content ? new File([content], name, { type: content.type }) : null
}
