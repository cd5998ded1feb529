import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Database, Queries } from '#database/connect.server.ts'
import { holdSiteLock, isPooled } from '#database/site-lock.server.ts'

const CHANNEL = 'himaya_changes'
/** PostgreSQL limits NOTIFY payloads to fewer than 8,000 bytes. */
const MAX_PAYLOAD_BYTES = 7_999
const SEPARATOR = ' '

/** A dedicated connection that receives notifications from every process, and shows that this one runs. */
export type Listening = {
  /** Whether notifications cannot arrive, because a pooler shares the connection. */
  readonly isDeaf: boolean
  /**
   * Announces a key of its own until one has been received.
   * @throws if the connection is dead without having reported it
   */
  check(): Promise<void>
  /** Closes the connection without calling `lost`. */
  close(): void
}

type Events = {
  heard(keys: string[]): void
  /** Called once when our own announcement arrives: from then on notifications are received. */
  hears(): void
  /** Called once when the connection breaks. */
  lost(): void
}

/**
 * Listens for notified keys, and holds the site lock meanwhile. A LISTEN may succeed without effect, for
 * example through a proxy that shares connections: therefore the connection counts as hearing only after it
 * has received an announcement of its own. Through a pooler it does not LISTEN at all, because the server
 * connection would go on receiving notifications that the pooler logs one by one.
 * @throws if no connection is available, the database does not support LISTEN, or a restore is under way
 */
export async function listen(db: Database, { heard, hears, lost }: Events): Promise<Listening> {
  const client = new Client(db.$client.options)
  const own = crypto.randomUUID()
  let listening = false
  let isHearing = false
  const close = () => {
    listening = false
    client.end().catch(() => {})
  }
  // An error is always followed by `end`.
  client.on('error', () => {})
  client.once('end', () => listening && lost())
  client.on('notification', ({ payload = '' }) => {
    if (payload !== own) return heard(payload.split(SEPARATOR))
    if (!isHearing && listening) hears()
    isHearing = true
  })
  try {
    await client.connect()
    const isDeaf = await isPooled(client)
    await holdSiteLock(client, isDeaf)
    if (!isDeaf) await client.query(`listen ${CHANNEL}`)
    listening = true
    return {
      isDeaf,
      async check() {
        await client.query('select 1')
        if (!isDeaf && !isHearing) await announce(db, [own]).catch(() => {})
      },
      close,
    }
  } catch (fault) {
    close()
    throw fault
  }
}

/**
 * Notifies every process, including this one, that these keys have changed. One statement for any number of
 * keys.
 */
export async function announce(db: Queries, keys: readonly string[]): Promise<void> {
  await db.execute(sql`
    select pg_notify(${CHANNEL}, payload) from unnest(${sql.param(payloadsOf(keys))}::text[]) as payload`)
}

/** Packs keys into as few payloads as possible. A key contains no space and is shorter than a payload. */
export function payloadsOf(keys: readonly string[]): string[] {
  const payloads: string[] = []
  let payload = ''
  for (const key of keys) {
    const longer = payload === '' ? key : payload + SEPARATOR + key
    if (Buffer.byteLength(longer) <= MAX_PAYLOAD_BYTES) {
      payload = longer
    } else {
      payloads.push(payload)
      payload = key
    }
  }
  return payload === '' ? payloads : [...payloads, payload]
}
