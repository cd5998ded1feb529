/** Scan result. Header names are in lower case. */
export type Seen = {
  /** Headers over TLS. */
  headers: Headers
  html: string
  /** All Set-Cookie headers a visitor can get. */
  cookies: readonly string[]
  /** Redirect chain over plain HTTP, starting with the requested URL; null if nothing listens there. */
  plain: readonly string[] | null
}

export type ObservatoryGrade = { score: number; grade: string; findings: Record<string, number> }

const BEST = 100
const BONUS_FROM = 90
const SIX_MONTHS_SECONDS = 15_768_000
const GRADES: readonly (readonly [from: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
]

/**
 * Computes score and grade of MDN's HTTP Observatory by its published methodology
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): penalties are subtracted from
 * 100; bonuses apply from 90. The preload list is not queried, so its bonus is never given.
 */
export function judge(seen: Seen): ObservatoryGrade {
  const findings = {
    'content-security-policy': policyPoints(policyOf(seen.headers)),
    cookies: cookiePoints(seen.cookies, hstsPoints(seen.headers) === 0),
    'cross-origin-resource-sharing': sharingPoints(seen.headers),
    redirection: redirectionPoints(seen.plain),
    'referrer-policy': referrerPoints(seen.headers.get('referrer-policy')),
    'strict-transport-security': hstsPoints(seen.headers),
    'subresource-integrity': integrityPoints(seen.html),
    'x-content-type-options': seen.headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framePoints(seen.headers),
    'cross-origin-resource-policy': resourcePolicyPoints(
      seen.headers.get('cross-origin-resource-policy'),
    ),
  }
  const points = Object.values(findings)
  const sum = (of: number[]) => of.reduce((total, point) => total + point, 0)
  const strict = BEST + sum(points.filter((point) => point < 0))
  const earned = strict >= BONUS_FROM ? sum(points.filter((point) => point > 0)) : 0
  const score = Math.max(0, strict + earned)
  return { score, grade: GRADES.find(([from]) => score >= from)?.[1] ?? 'F', findings }
}

type Policy = ReadonlyMap<string, readonly string[]>

/** Returns the effective directives; of several policies the first that names each. Null without a policy. */
function policyOf(headers: Headers): Policy | null {
  const written = headers.get('content-security-policy')
  if (!written) return null
  const directives = new Map<string, readonly string[]>()
  for (const directive of written.split(/[;,]/)) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/)
    if (name !== '' && !directives.has(name)) directives.set(name, sources)
  }
  return directives
}

const BROAD = /^(\*|(ftp|https?):(\/\/\*(\.\*)?)?)$/
const INLINE = /^('unsafe-inline'|data:)$/
const PLAIN = /^(http|ftp):/

function policyPoints(policy: Policy | null): number {
  if (!policy) return -25
  const fallback = policy.get('default-src')
  const sourcesOf = (name: string) => policy.get(name) ?? fallback ?? ['*']
  // Browsers ignore 'unsafe-inline' if there is a nonce or hash.
  const effective = (name: string) => {
    const sources = sourcesOf(name)
    const isTied = sources.some((source) => /^'(nonce|sha\d+)-/.test(source))
    return sources.filter((source) => !(isTied && source === "'unsafe-inline'"))
  }
  const scripts = effective('script-src')
  const styles = effective('style-src')
  const isLoose = (source: string) => BROAD.test(source) || INLINE.test(source)
  if (scripts.some(isLoose) || sourcesOf('object-src').some((source) => BROAD.test(source))) {
    return -20
  }
  const passive = ['img-src', 'media-src']
  const active = [...policy.keys()].filter((name) => !passive.includes(name))
  if (active.some((name) => policy.get(name)?.some((source) => PLAIN.test(source)))) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (passive.some((name) => sourcesOf(name).some((source) => PLAIN.test(source)))) return -10
  if (styles.some(isLoose)) return 0
  return fallback?.join() === "'none'" ? 10 : 5
}

function cookiePoints(cookies: readonly string[], hasHsts: boolean): number {
  if (cookies.length === 0) return 0
  return Math.min(...cookies.map((cookie) => onePoints(cookie, hasHsts)))
}

function onePoints(cookie: string, hasHsts: boolean): number {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim().toLowerCase())
  const name = pair.split('=')[0] ?? ''
  const isSession = /login|sess/.test(name)
  const isSecure = attributes.includes('secure')
  const sameSite = attributes.find((attribute) => attribute.startsWith('samesite'))?.slice(9)
  const isClosed = sameSite === 'lax' || sameSite === 'strict'
  if (isSession && !isSecure) return hasHsts ? -10 : -40
  if (isSession && !attributes.includes('httponly')) return -30
  if (sameSite !== undefined && !isClosed && !(sameSite === 'none' && isSecure)) return -20
  if (name.includes('csrf') && !isClosed) return -20
  if (!isSecure) return hasHsts ? -5 : -20
  return isClosed ? 5 : 0
}

/**
 * The request has a made-up Origin: a response that repeats it and allows credentials is open to everyone.
 */
function sharingPoints(headers: Headers): number {
  const allowed = headers.get('access-control-allow-origin')
  const takesCredentials = headers.get('access-control-allow-credentials') === 'true'
  return allowed !== null && allowed !== '*' && takesCredentials ? -50 : 0
}

function redirectionPoints(plain: Seen['plain']): number {
  if (!plain) return 0
  const [first, second] = plain.map((address) => new URL(address))
  const last = new URL(plain.at(-1) ?? '')
  if (!first || !second || last.protocol !== 'https:') return -20
  if (second.protocol === 'http:') return -10
  return first.hostname === second.hostname ? 0 : -5
}

function referrerPoints(written: string | null): number {
  if (written === null) return 0
  const policy = written.split(',').at(-1)?.trim().toLowerCase() ?? ''
  const isPrivate =
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
  return isPrivate ? 5 : -5
}

function hstsPoints(headers: Headers): number {
  const written = headers.get('strict-transport-security')
  const age = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(written ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(age)) return -20
  return age >= SIX_MONTHS_SECONDS ? 0 : -10
}

function integrityPoints(html: string): number {
  const scripts = html.match(/<script\b[^>]*>/gi) ?? []
  const points = scripts.map((script) => {
    const src = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(script)?.[1]
    const isElsewhere = src !== undefined && /^(https?:)?\/\//i.test(src)
    const isChecked = /\bintegrity\s*=/i.test(script)
    if (!isElsewhere) return 0
    if (!src.startsWith('https:')) return isChecked ? -20 : -50
    return isChecked ? 0 : -5
  })
  return Math.min(0, ...points)
}

function framePoints(headers: Headers): number {
  const ancestors = policyOf(headers)?.get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => BROAD.test(source))) return 5
  const written = headers.get('x-frame-options')?.trim().toUpperCase() ?? ''
  return /^(DENY|SAMEORIGIN|ALLOW-FROM .+)$/.test(written) ? 0 : -20
}

function resourcePolicyPoints(written: string | null): number {
  if (written === null || written === 'cross-origin') return 0
  return /^same-(origin|site)$/.test(written) ? 10 : -5
}
