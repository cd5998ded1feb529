import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Best first. */
const CODINGS = ['br', 'gzip'] as const

/** The best encoding on offer that a client accepts, by its Accept-Encoding header. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  offered: { has(encoding: Encoding): boolean },
): Encoding {
  const best = CODINGS.find((coding) => offered.has(coding) && takes(acceptEncoding, coding))
  return best ?? 'identity'
}

/** Whether a client takes a content coding, by its Accept-Encoding header (RFC 9110, section 12.5.3). */
function takes(acceptEncoding: string | undefined, coding: 'br' | 'gzip'): boolean {
  if (!acceptEncoding?.includes(coding)) return false
  // Browsers send plain lists: only who weighs codings has refused some.
  if (!acceptEncoding.includes(';')) return true
  return parseAccept(acceptEncoding).some(({ type, q }) => type === coding && q > 0)
}
