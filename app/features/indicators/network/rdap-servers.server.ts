import { z } from 'zod'
import type { App } from '#app/platform/context.server.ts'
import type { GuardedFetch } from '#app/platform/http/guarded-fetch.server.ts'
import { readText } from '#app/platform/http/read-text.server.ts'
import { type NetworkAsker, refuseOutage, Unanswered } from './network-asker.server.ts'
import { REGISTRIES_KEY, readFacts } from './network-facts.db.server.ts'
import shipped from './rdap-servers.json' with { type: 'json' }

/** The list of IANA (RFC 9224). */
const LIST_URL = 'https://data.iana.org/rdap/dns.json'

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS

/** The list has about 80 kB. */
const MAX_LIST_BYTES = 1024 * 1024
const LIST_LIMIT_MS = 20_000

const listSchema = z.object({
  version: z.literal('1.0'),
  services: z.array(z.tuple([z.array(z.string().min(1)).min(1), z.array(z.string())])),
})

/** Base URLs, which end with a slash, by top-level domain. */
type Servers = ReadonlyMap<string, string>

const SHIPPED = serversOf(listSchema.parse(shipped))

/**
 * A list that could replace the shipped one. One that is empty or cut off has fewer top-level domains or
 * lacks the largest.
 */
const completeSchema = listSchema.refine((list) => {
  const servers = serversOf(list)
  return servers.size >= SHIPPED.size && servers.has('com')
})

export type RdapServers = {
  /** Returns the base URL of the registry's RDAP server; null if none is known. */
  serverFor(app: App, domain: string): string | null
  /** Resolves when no list is being loaded. */
  settled(): Promise<void>
}

/**
 * Knows the RDAP server of each registry: from the shipped list, and once it is loaded from that of IANA,
 * which is stored and loaded again after a week. A list that is broken or not complete replaces nothing.
 */
export function createRdapServers(
  asker: NetworkAsker,
  fetchList: GuardedFetch,
  url = LIST_URL,
): RdapServers {
  let servers = SHIPPED
  let readAt = Number.NEGATIVE_INFINITY
  let refreshing = Promise.resolve()

  /** Takes the stored list, however old it is, and then a newer one. */
  async function refresh(app: App): Promise<void> {
    const stored = (await readFacts(app.db, [REGISTRIES_KEY])).get(REGISTRIES_KEY)
    take(completeSchema.safeParse(stored?.facts).data)
    take(
      await asker.ask(app, {
        key: REGISTRIES_KEY,
        service: url,
        keepMs: WEEK_MS,
        limitMs: LIST_LIMIT_MS,
        facts: completeSchema,
        ask: (signal) => requestList(fetchList, url, signal),
      }),
    )
  }

  function take(list: z.output<typeof listSchema> | null | undefined): void {
    if (list) servers = serversOf(list)
  }

  return {
    serverFor(app, domain) {
      const now = app.clock.now().getTime()
      if (Math.abs(now - readAt) >= HOUR_MS) {
        readAt = now
        refreshing = refresh(app).catch((err) => {
          app.log.error({ err }, 'the list of registries was not read')
        })
      }
      return servers.get(domain.slice(domain.lastIndexOf('.') + 1)) ?? null
    },
    settled: () => refreshing,
  }
}

async function requestList(fetchList: GuardedFetch, url: string, signal: AbortSignal) {
  const answer = await fetchList(url, { signal, headers: { accept: 'application/json' } })
  await refuseOutage(answer)
  const text = await readText(answer, MAX_LIST_BYTES)
  try {
    return completeSchema.parse(JSON.parse(text ?? ''))
  } catch (cause) {
    throw new Unanswered({ cause, pauseMs: HOUR_MS })
  }
}

function serversOf({ services }: z.output<typeof listSchema>): Servers {
  return new Map(
    services.flatMap(([endings, urls]) => {
      const url = urls.find((one) => /^https:\/\/.+\/$/.test(one) && URL.canParse(one))
      return url ? endings.map((ending): [string, string] => [ending.toLowerCase(), url]) : []
    }),
  )
}
