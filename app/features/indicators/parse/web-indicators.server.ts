import { hasKnownEnding, type LinkAddress, ownedSite, parseAddress } from '#analyzer'
import type { Indicator, WebIndicatorKind } from '../indicator.ts'

type WebIndicator = Indicator<WebIndicatorKind>

/** Longest value that an index of PostgreSQL takes with room to spare, in characters. */
export const LONGEST_VALUE = 2000

/**
 * Returns the indicators under which a web address may be listed, the most specific first: the address
 * itself, its host, and the part of the host that one owner answers for (`ownedSite`). Scheme, fragment and
 * `www.` do not count.
 */
export function indicatorsOfAddress(address: LinkAddress): WebIndicator[] {
  const host = address.host.replace(/^www\.(?=.*\.)/, '')
  const site = ownedSite(host)
  const path = address.writtenPath.replace(/#.*$/s, '')
  const port = address.port && `:${address.port}`
  const found: WebIndicator[] = []
  const isPage = path !== '' && path !== '/'
  if (isPage) found.push({ kind: 'url', value: `${host}${port}${path}` })
  if (site !== null) {
    if (host !== site || address.isIp) found.push({ kind: 'host', value: host })
    if (!address.isIp) found.push({ kind: 'domain', value: site })
  }
  return found.filter(({ value }) => value.length <= LONGEST_VALUE)
}

/** Returns the indicators of a text that is one web address; empty for any other text. */
export function indicatorsOfText(text: string): WebIndicator[] {
  const address = /\s/.test(text.trim()) ? null : parseAddress(text.trim())
  return address && hasKnownEnding(address) ? indicatorsOfAddress(address) : []
}

/**
 * Returns what a list accuses with a web address or host name: the page, if it has a path, otherwise the
 * whole host or domain. Null for a whole platform or known site.
 */
export function webIndicator(address: LinkAddress): WebIndicator | null {
  return indicatorsOfAddress(address)[0] ?? null
}
