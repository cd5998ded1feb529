import { z } from 'zod'
import { type LinkAddress, ownedSite, parseAddress } from '#analyzer'
import { RETENTION } from '#app/domain/limits.ts'
import type { App } from '#app/platform/context.server.ts'
import { type GuardedFetch, guardedFetch } from '#app/platform/http/guarded-fetch.server.ts'
import { createNetworkAsker } from './network-asker.server.ts'
import { createRdapServers } from './rdap-servers.server.ts'
import {
  type Registration,
  registrationSchema,
  requestRegistration,
} from './registration.server.ts'
import { requestTarget, shortLinkUrl } from './short-link.server.ts'

const DAY_MS = 86_400_000

/** Of one check. */
const MOST_DOMAINS = 3
const MOST_SHORT_LINKS = 3

/** May exceed the deadline of a check: the answer is stored for the next one. */
const RDAP_LIMIT_MS = 5_000
const SHORT_LINK_LIMIT_MS = 2_000

/** Purpose of the fingerprints and sealed values in `network_facts`. */
const PURPOSE = 'network_facts'

/** What is known of the links of a check. What is in no list is unknown. */
export type NetworkFacts = {
  /** The youngest first. */
  ages: { domain: string; registered: Date; ageDays: number }[]
  /** Domains that their registry does not have. */
  unregistered: string[]
  /** Domains that registry or registrar took out of the DNS. */
  held: string[]
  /** Where short links lead. */
  targets: { from: LinkAddress; to: string }[]
}

export type NetworkChecks = {
  networkFacts: (
    app: App,
    links: readonly LinkAddress[],
    options: { deadlineMs: number },
  ) => Promise<NetworkFacts>
  /** Resolves when all questions are answered or given up, those of earlier checks included. */
  settled: () => Promise<void>
}

/**
 * Asks registries how old the domains of `links` are, and shorteners where their links lead. Does nothing
 * unless `NETWORK_CHECKS` is set. Asks about at most three domains, the targets of short links included, and
 * three short links. Known sites, hosting services and their customers are not asked about. Sends the
 * registered domain or the short link, and nothing else of a text. Never throws, and never takes longer than
 * `deadlineMs`: what is answered later is stored for the next check.
 */
export const { networkFacts } = createNetworkChecks()

/** Creates what the checks of one process share. */
export function createNetworkChecks(
  parts: { fetch?: GuardedFetch; registriesUrl?: string; limitMs?: number } = {},
): NetworkChecks {
  const request = parts.fetch ?? guardedFetch
  const asker = createNetworkAsker()
  const underWay = new Set<Promise<void>>()
  const servers = createRdapServers(asker, request, parts.registriesUrl)

  async function registrationOf(app: App, domain: string): Promise<Registration | null> {
    const server = servers.serverFor(app, domain)
    if (!server) return null
    return asker.ask(app, {
      key: `rdap ${app.crypto.fingerprint(PURPOSE, domain)}`,
      service: server,
      keepMs: RETENTION.networkFacts,
      limitMs: parts.limitMs ?? RDAP_LIMIT_MS,
      facts: registrationSchema,
      ask: (signal) =>
        requestRegistration(request, { server, domain, now: app.clock.now() }, signal),
    })
  }

  async function targetOf(app: App, link: URL): Promise<string | null> {
    const target = await asker.ask(app, {
      key: `link ${app.crypto.fingerprint(PURPOSE, link.href)}`,
      service: link.origin,
      keepMs: RETENTION.networkFacts,
      limitMs: parts.limitMs ?? SHORT_LINK_LIMIT_MS,
      facts: sealedTargetSchema,
      ask: async (signal) => {
        const to = await requestTarget(request, link, signal)
        return { sealed: to && app.crypto.encrypt(PURPOSE, to) }
      },
    })
    return target?.sealed ? app.crypto.decrypt(PURPOSE, target.sealed) : null
  }

  /** Adds to `found` whatever is answered, until all is. */
  async function collect(app: App, links: readonly LinkAddress[], found: NetworkFacts) {
    const domains = new Set<string>()
    const addDomain = async (address: LinkAddress | null) => {
      const domain = address && registeredDomain(address)
      if (!domain || domains.has(domain) || domains.size === MOST_DOMAINS) return
      domains.add(domain)
      addRegistration(found, domain, await registrationOf(app, domain), app.clock.now())
    }
    const addTarget = async (link: URL, from: LinkAddress) => {
      const to = await targetOf(app, link)
      if (to === null) return
      found.targets.push({ from, to })
      await addDomain(parseAddress(to))
    }
    const shortLinks = new Map<string, () => Promise<void>>()
    for (const from of links) {
      const link = shortLinkUrl(from)
      if (link && !shortLinks.has(link.href)) shortLinks.set(link.href, () => addTarget(link, from))
    }
    await Promise.all([
      ...links.map(addDomain),
      ...[...shortLinks.values()].slice(0, MOST_SHORT_LINKS).map((follow) => follow()),
    ])
  }

  return {
    async networkFacts(app, links, { deadlineMs }) {
      const found: NetworkFacts = { ages: [], unregistered: [], held: [], targets: [] }
      if (!app.env.NETWORK_CHECKS || links.length === 0) return found
      const collecting = collect(app, links, found)
        .catch((err) => app.log.error({ err }, 'facts from the network could not be collected'))
        .finally(() => underWay.delete(collecting))
      underWay.add(collecting)
      await atMost(deadlineMs, collecting)
      return {
        ages: found.ages.toSorted((a, b) => a.ageDays - b.ageDays),
        unregistered: [...found.unregistered],
        held: [...found.held],
        targets: [...found.targets],
      }
    },
    async settled() {
      await Promise.all(underWay)
      await servers.settled()
    },
  }
}

/** The target of a short link is part of a visitor's text, so it is encrypted. Null if there is none. */
const sealedTargetSchema = z.object({ sealed: z.string().nullable() })

/**
 * Returns the domain that one owner registered and whose age says something: not of a known site, and not of
 * a service that others have a name below.
 */
function registeredDomain({ host, domain, isIp }: LinkAddress): string | null {
  return !isIp && ownedSite(host) === domain ? domain : null
}

function addRegistration(
  found: NetworkFacts,
  domain: string,
  registration: Registration | null,
  now: Date,
): void {
  if (registration?.state === 'unregistered') found.unregistered.push(domain)
  if (registration?.state !== 'registered') return
  if (registration.held) found.held.push(domain)
  if (registration.registered === null) return
  const registered = new Date(registration.registered)
  const ageDays = Math.max(0, Math.floor((now.getTime() - registered.getTime()) / DAY_MS))
  found.ages.push({ domain, registered, ageDays })
}

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, deadline])
  clearTimeout(timer)
}
