import type { parse } from 'tldts'
import { FORWARDING_SITES } from '../compiled/sites.js'

type Host = ReturnType<typeof parse>

const FORWARDERS = FORWARDING_SITES.map(({ host, path, parameters = [] }) => ({
  host: new RegExp(host),
  path: path === undefined ? undefined : new RegExp(path, 'i'),
  parameters,
}))

/** Bing's redirect parameter: base64 after two letters. */
const BEHIND_A1 = /^a1(aHR0c[\w-]+)$/

/** Google Translate serves a page under its host name with hyphens in place of dots. */
const TRANSLATED = /^([^.]+)\.translate\.goog$/

/** A percent-encoded colon or slash in a path. */
const ESCAPED_MARK = /%(?:2f|3a)/gi

/**
 * Returns the target of a redirect service as written in the URL, or null for any other address.
 * @param known the parsed host
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

/** Converts "my--site-co-ae" to "my-site.co.ae". */
function dotted(host: string): string {
  return host.replaceAll(/--?/g, (mark) => (mark === '--' ? '-' : '.'))
}

/** Returns the host. For Google, which has a domain in every country, without the country suffix. */
function nameOf(hostname: string, { domainWithoutSuffix, subdomain }: Host): string {
  if (domainWithoutSuffix !== 'google') return hostname
  return subdomain ? `${subdomain}.google` : 'google'
}
