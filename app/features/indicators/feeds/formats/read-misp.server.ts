import { createHash } from 'node:crypto'
import { z } from 'zod'
import { FeedError } from '../feed-error.ts'
import type { Bytes, Entries } from './entry.ts'

const MANIFEST = 'manifest.json'

/** https://www.misp-standard.org/rfc/misp-standard-core.html: an event by its UUID, with its last change. */
const manifestRule = z.record(
  z.uuid(),
  z.looseObject({ timestamp: z.union([z.string(), z.number()]).transform(Number) }),
)

const attributes = z
  .array(z.looseObject({ type: z.string(), value: z.string(), to_ids: z.boolean().optional() }))
  .optional()

const eventRule = z.object({
  Event: z.object({
    Attribute: attributes,
    Object: z.array(z.looseObject({ Attribute: attributes })).optional(),
  }),
})

/** Types of attributes that are, or begin with, an address that accuses. Others such as `link` are sources. */
const ADDRESS_TYPES = new Set(['url', 'uri', 'domain', 'hostname', 'domain|ip', 'hostname|port'])

export type MispEvents = {
  /** Changes with the set of events and with each of them. */
  version: string
  /** Addresses of the files of the events, the newest first. */
  addresses: URL[]
}

/** Returns the address of the manifest of the feed at `address`, its folder or the manifest itself. */
export function manifestAddress(address: string): string {
  const url = new URL(address)
  if (!url.pathname.endsWith('.json')) {
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${MANIFEST}`
  }
  return url.href
}

/** Reads a manifest. @throws FeedError `malformed` */
export async function readManifest(
  bytes: Bytes,
  address: string,
  { documentBytes, events }: { documentBytes: number; events: number },
): Promise<MispEvents> {
  const manifest = await readDocument(bytes, documentBytes, manifestRule)
  const listed = Object.entries(manifest)
    .sort(([a, { timestamp }], [b, other]) => other.timestamp - timestamp || (a < b ? -1 : 1))
    .slice(0, events)
  const state = listed.map(([id, { timestamp }]) => `${id} ${timestamp}`).join()
  return {
    version: createHash('sha256').update(state).digest('hex'),
    addresses: listed.map(([id]) => {
      const url = new URL(`${id}.json`, address)
      url.search = new URL(address).search
      return url
    }),
  }
}

/** Reads events one after the other. @throws FeedError `malformed` */
export async function* readEvents(
  { addresses }: MispEvents,
  open: (address: URL) => Promise<Bytes>,
  longest: number,
): Entries {
  for (const address of addresses) {
    const { Event } = await readDocument(await open(address), longest, eventRule)
    const all = [Event, ...(Event.Object ?? [])].flatMap(({ Attribute }) => Attribute ?? [])
    yield all
      .filter(({ type, to_ids }) => ADDRESS_TYPES.has(type) && to_ids)
      .map(({ type, value }) => (type.includes('|') ? (value.split('|')[0] ?? null) : value))
  }
}

async function readDocument<Rule extends z.ZodType>(
  bytes: Bytes,
  longest: number,
  rule: Rule,
): Promise<z.output<Rule>> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of bytes) {
    length += piece.length
    if (length > longest) throw new FeedError('too-large')
    pieces.push(piece)
  }
  const answer = rule.safeParse(parsed(Buffer.concat(pieces).toString('utf8')))
  if (!answer.success) throw new FeedError('malformed')
  return answer.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
