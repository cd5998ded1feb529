import type { parse } from 'tldts'

type Host = ReturnType<typeof parse>

/** Where a forwarding service keeps the address that it leads to: in a parameter, or in the path from a place on. */
type Forwarder = {
  readonly host: RegExp
  readonly path?: RegExp
  readonly parameters?: readonly string[]
}

/**
 * Services under well-known names that send whoever opens them on to the address that they carry, as of November 2026. Where
 * `path` has a group, the address is what it holds.
 */
const FORWARDERS: readonly Forwarder[] = [
  { host: /^(?:www\.|maps\.)?google$/, path: /^\/url(?:\?|$)/, parameters: ['q', 'url'] },
  { host: /^(?:www\.)?google$/, path: /^\/amp\/(?:s\/)?(.+)/ },
  { host: /(?:^|\.)cdn\.ampproject\.org$/, path: /^\/[a-z]\/(?:s\/)?(.+)/ },
  { host: /^translate\.google$/, parameters: ['u'] },
  { host: /(?:^|\.)(?:googleadservices\.com|doubleclick\.net)$/, parameters: ['adurl'] },
  { host: /(?:^|\.)youtube\.com$/, path: /^\/redirect(?:\?|$)/, parameters: ['q'] },
  { host: /^lm?\.(?:facebook|instagram|messenger)\.com$/, parameters: ['u'] },
  { host: /(?:^|\.)facebook\.com$/, path: /^\/l\.php(?:\?|$)/, parameters: ['u'] },
  {
    host: /(?:^|\.)linkedin\.com$/,
    path: /^\/(?:safety\/go|redir\/redirect)/,
    parameters: ['url'],
  },
  { host: /\.safelinks\.protection\.outlook\.com$/, parameters: ['url'] },
  { host: /^urldefense\.(?:com|us)$/, path: /^\/v3\/__(.+?)__;/ },
  { host: /^linkprotect\.cudasvc\.com$/, parameters: ['a'] },
  { host: /^clicktime\.symantec\.com$/, parameters: ['u'] },
  { host: /^protect\.checkpoint\.com$/, path: /^\/v2\/(?:r\d{2}\/)?___(.+?)___/ },
  { host: /(?:^|\.)secure-web\.cisco\.com$/, path: /\/(https?%3a[^/]+)/i },
  { host: /\.awstrack\.me$/, path: /^\/L0\/([^/]+)/i },
  { host: /\.email\.stripe\.com$/, path: /^\/CL0\/([^/]+)/i },
  { host: /^(?:out\.reddit\.com|slack-redir\.net)$/, parameters: ['url'] },
  { host: /(?:^|\.)pinterest\.com$/, path: /^\/offsite/, parameters: ['url'] },
  { host: /(?:^|\.)tiktok\.com$/, path: /^\/link\//, parameters: ['target'] },
  { host: /(?:^|\.)steamcommunity\.com$/, path: /^\/linkfilter/, parameters: ['url', 'u'] },
  { host: /^(?:m\.|away\.)?vk\.com$/, path: /^\/away/, parameters: ['to'] },
  { host: /^duckduckgo\.com$/, path: /^\/l\//, parameters: ['uddg'] },
  { host: /^t\.umblr\.com$/, parameters: ['z'] },
  { host: /^(?:www\.)?bing\.com$/, path: /^\/ck\/a(?:\?|$)/, parameters: ['u'] },
  { host: /^r\.search\.yahoo\.com$/, path: /\/RU=([^/]+)/ },
  { host: /^medium\.com$/, path: /^\/r\/(?:\?|$)/, parameters: ['url'] },
  { host: /(?:^|\.)adnxs\.com$/, parameters: ['redir', 'clickenc'] },
  { host: /^www\.awin1\.com$/, parameters: ['ued', 'p'] },
  { host: /^prf\.hn$/, path: /\/destination:([^/]+)/ },
]

/** How Bing writes an address that it leads to: base64 behind two letters. */
const BEHIND_A1 = /^a1(aHR0c[\w-]+)$/

/** Google's copy of a page in another language stands under the page's host, with hyphens for its dots. */
const TRANSLATED = /^([^.]+)\.translate\.goog$/

/** A colon or slash that was escaped, to stand in a path. */
const ESCAPED_MARK = /%(?:2f|3a)/gi

/**
 * The address that a forwarding service leads to, as it is written there; null for any other address.
 * @param known the parts of its host
 */
export function forwardedTo(url: URL, known: Host): string | null {
  const { hostname, pathname, search, searchParams } = url
  const translated = TRANSLATED.exec(hostname)?.[1]
  if (translated) return `https://${dotted(translated)}${pathname}`
  const name = nameOf(hostname, known)
  for (const { host, path, parameters = [] } of FORWARDERS) {
    if (!host.test(name)) continue
    const inPath = path?.exec(pathname + search)
    if (path && !inPath) continue
    const named = parameters.map((name) => searchParams.get(name)).find((value) => value)
    const target = named ?? inPath?.[1]
    if (target) return plain(target).replaceAll(ESCAPED_MARK, (mark) => decodeURIComponent(mark))
  }
  return null
}

function plain(target: string): string {
  const coded = BEHIND_A1.exec(target)?.[1]
  return coded ? Buffer.from(coded, 'base64url').toString() : target
}

/** "my--site-co-ae" is "my-site.co.ae". */
function dotted(host: string): string {
  return host.replaceAll(/--?/g, (mark) => (mark === '--' ? '-' : '.'))
}

/** The host; of Google, which has one in every country, without what its country is called. */
function nameOf(hostname: string, { domainWithoutSuffix, subdomain }: Host): string {
  if (domainWithoutSuffix !== 'google') return hostname
  return subdomain ? `${subdomain}.google` : 'google'
}
