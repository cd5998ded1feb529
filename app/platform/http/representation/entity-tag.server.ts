import { createHash } from 'node:crypto'

/** Returns a strong entity tag of the content (RFC 9110, section 8.8.3). */
export function entityTag(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/**
 * Whether If-None-Match matches the tag: a list or `*`, with weak comparison, because compressing proxies
 * weaken tags (RFC 9110, section 13.1.2).
 */
export function matchesEntityTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  const opaque = tag.slice(tag.indexOf('"'))
  return ifNoneMatch.trim() === '*' || ifNoneMatch.match(/"[^"]*"/g)?.includes(opaque) === true
}
