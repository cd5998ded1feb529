import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip' | 'identity'

/** In order of preference. */
const CODINGS = ['br', 'gzip'] as const

/** Returns the best available encoding that the Accept-Encoding header allows. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  offered: { has(encoding: Encoding): boolean },
): Encoding {
  const best = CODINGS.find((coding) => offered.has(coding) && takes(acceptEncoding, coding))
  return best ?? 'identity'
}

/** Whether the Accept-Encoding header allows a coding (RFC 9110, section 12.5.3). */
function takes(acceptEncoding: string | undefined, coding: 'br' | 'gzip'): boolean {
  if (!acceptEncoding?.includes(coding)) return false
  // Fast path: without weights, every listed coding is accepted.
  if (!acceptEncoding.includes(';')) return true
  return parseAccept(acceptEncoding).some(({ type, q }) => type === coding && q > 0)
}
