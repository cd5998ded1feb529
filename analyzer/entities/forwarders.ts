import type { parse } from 'tldts'
import { FORWARDING_SITES } from '../compiled/sites.js'

type Host = ReturnType<typeof parse>

const FORWARDERS = FORWARDING_SITES.map(({ host, path, parameters = [] }) => ({
  host: new RegExp(host),
  path: path === undefined ? undefined : new RegExp(path, 'i'),
  parameters,
}))

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
  for (const { host, path, parameters } of FORWARDERS) {
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
