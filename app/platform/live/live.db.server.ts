import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Database, Queries } from '#database/connect.server.ts'

const CHANNEL = 'himaya_changes'
/** PostgreSQL takes payloads of fewer than 8,000 bytes (NOTIFY). */
const MAX_PAYLOAD_BYTES = 7_999
const SEPARATOR = ' '

/** A connection of its own that hears what every process announces. */
export type Listening = {
  /** @throws when the connection is dead, though nobody has said so */
  check(): Promise<void>
  /** Ends it without a word to `lost`. */
  close(): void
}

/**
 * Listens for the keys that processes announce.
 * @param lost told once, when the connection has broken
 * @throws when there is no connection to be had, or the engine knows no LISTEN
 */
export async function listen(
  db: Database,
  heard: (keys: string[]) => void,
  lost: () => void,
): Promise<Listening> {
  const client = new Client(db.$client.options)
  let listening = false
  const close = () => {
    listening = false
    client.end().catch(() => {})
  }
  // An error is always followed by the end.
  client.on('error', () => {})
  client.once('end', () => listening && lost())
  client.on('notification', ({ payload = '' }) => heard(payload.split(SEPARATOR)))
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
  } catch (fault) {
    close()
    throw fault
  }
  listening = true
  return {
    async check() {
      await client.query('select 1')
    },
    close,
  }
}

/** Announces to every process, this one too, that what these keys name has changed. One statement, however many. */
export async function announce(db: Queries, keys: readonly string[]): Promise<void> {
  await db.execute(sql`
    select pg_notify(${CHANNEL}, payload) from unnest(${sql.param(payloadsOf(keys))}::text[]) as payload`)
}

/** The keys in as few payloads as hold them. A key has no space in it and is shorter than a payload. */
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
