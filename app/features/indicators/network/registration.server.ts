import { z } from 'zod'
import type { GuardedFetch } from '#app/platform/http/guarded-fetch.server.ts'
import { readText } from '#app/platform/http/read-text.server.ts'
import { refuseOutage } from './network-asker.server.ts'

const MAX_ANSWER_BYTES = 256 * 1024
const DAY_MS = 86_400_000

/** The first .com domain was registered in March 1985. Some registries have older dates as placeholders. */
const FIRST_REGISTRATION = Date.UTC(1985, 0, 1)

/** What a registry says of a domain. */
export const registrationSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('registered'),
    /** ISO 8601; null if the registry does not say. */
    registered: z.iso.datetime().nullable(),
    /** Registry or registrar took the domain out of the DNS. */
    held: z.boolean(),
  }),
  z.object({ state: z.literal('unregistered') }),
  /** The answer is unreadable or of another domain. */
  z.object({ state: z.literal('unknown') }),
])

export type Registration = z.output<typeof registrationSchema>

/** The parts of a domain object (RFC 9083, 5.3) that are used. */
const domainSchema = z.object({
  objectClassName: z.literal('domain'),
  ldhName: z.string(),
  status: z.array(z.string()).optional(),
  events: z.array(z.object({ eventAction: z.string(), eventDate: z.string() })).optional(),
})

/** Statuses of RFC 8056 with which the DNS does not have the domain. */
const HELD: ReadonlySet<string> = new Set(['client hold', 'server hold'])

/** A domain that was deleted and registered again has both. */
const REGISTERED: ReadonlySet<string> = new Set(['registration', 'reregistration'])

/**
 * Asks a registry's RDAP server (RFC 9082, 3.1.3) about a domain.
 * @param server base URL that ends with a slash
 * @param now later dates are not believed
 * @throws Unanswered or an error of the connection
 */
export async function requestRegistration(
  fetchAnswer: GuardedFetch,
  { server, domain, now }: { server: string; domain: string; now: Date },
  signal: AbortSignal,
): Promise<Registration> {
  const answer = await fetchAnswer(new URL(`domain/${encodeURIComponent(domain)}`, server), {
    signal,
    headers: { accept: 'application/rdap+json', 'user-agent': 'Himaya' },
    maxRedirects: 3,
  })
  await refuseOutage(answer)
  const text = await readText(answer, MAX_ANSWER_BYTES)
  if (answer.status === 404) return { state: 'unregistered' }
  if (answer.status !== 200 || text === null) return { state: 'unknown' }
  return readRegistration(text, domain, now)
}

function readRegistration(text: string, domain: string, now: Date): Registration {
  const read = domainSchema.safeParse(parseJson(text))
  if (!read.success || read.data.ldhName.toLowerCase().replace(/\.$/, '') !== domain) {
    return { state: 'unknown' }
  }
  const { events = [], status = [] } = read.data
  const dates = events
    .filter(({ eventAction }) => REGISTERED.has(eventAction.toLowerCase()))
    .map(({ eventDate }) => Date.parse(eventDate))
    // A registry's clock or time zone may be ahead of ours.
    .filter((date) => date >= FIRST_REGISTRATION && date <= now.getTime() + DAY_MS)
  return {
    state: 'registered',
    registered: dates.length > 0 ? new Date(Math.max(...dates)).toISOString() : null,
    held: status.some((one) => HELD.has(one.toLowerCase())),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
