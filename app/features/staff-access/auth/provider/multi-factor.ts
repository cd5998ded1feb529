/**
 * Authentication methods (RFC 8176) by factor. Phone-based methods are excluded, because numbers can be taken
 * over.
 */
const WAYS: Readonly<Record<string, 'knows' | 'has' | 'is'>> = {
  pwd: 'knows',
  pin: 'knows',
  kba: 'knows',
  otp: 'has',
  hwk: 'has',
  swk: 'has',
  sc: 'has',
  fpt: 'is',
  face: 'is',
  iris: 'is',
  retina: 'is',
  vbm: 'is',
}

/**
 * Whether an OpenID provider claims multi-factor authentication: `mfa` in `amr`, methods of different factors
 * in `amr`, or a configured `acr`.
 * @param claims of its ID token
 * @param acrs configured values
 */
export function claimsMultiFactor(
  { amr, acr }: Readonly<Record<string, unknown>>,
  acrs: readonly string[],
): boolean {
  if (typeof acr === 'string' && acrs.includes(acr)) return true
  const ways: unknown[] = Array.isArray(amr) ? amr : []
  const kinds = ways.map((way) =>
    typeof way === 'string' && Object.hasOwn(WAYS, way) ? WAYS[way] : undefined,
  )
  return ways.includes('mfa') || new Set(kinds.filter(Boolean)).size > 1
}
