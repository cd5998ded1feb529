/** How somebody can have shown who they are (RFC 8176), by what each way rests on. Telephones are none: numbers are taken over. */
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
 * Whether an OpenID provider says of a sign-in that it took more than one factor: `mfa` in `amr`, or ways in it that rest
 * on different things, or an `acr` that means as much.
 * @param claims of its ID token
 * @param acrs those that the configuration names
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
