import { createHash } from 'node:crypto'

/** A strong entity tag (RFC 9110, section 8.8.3) that changes when `content` does. */
export function entityTag(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/**
 * Whether a client that sent this If-None-Match has what `tag` names, and needs only to be told so: a list or `*`, and
 * weak comparison, as proxies that compress make tags weak (RFC 9110, section 13.1.2).
 */
export function matchesEntityTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  const opaque = tag.slice(tag.indexOf('"'))
  return ifNoneMatch.trim() === '*' || ifNoneMatch.match(/"[^"]*"/g)?.includes(opaque) === true
}
