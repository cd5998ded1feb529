import { parseAccept } from 'hono/utils/accept'

/** Whether a client takes a content coding, by its Accept-Encoding header (RFC 9110, section 12.5.3). */
export function takes(acceptEncoding: string | undefined, coding: 'br' | 'gzip'): boolean {
  if (!acceptEncoding?.includes(coding)) return false
  // Browsers send plain lists: only who weighs codings has refused some.
  if (!acceptEncoding.includes(';')) return true
  return parseAccept(acceptEncoding).some(({ type, q }) => type === coding && q > 0)
}
