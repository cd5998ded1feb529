import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Database, Queries } from '#database/connect.server.ts'

const CHANNEL = 'himaya_changes'
/** PostgreSQL limits NOTIFY payloads to fewer than 8,000 bytes. */
const MAX_PAYLOAD_BYTES = 7_999
const SEPARATOR = ' '

/** A dedicated connection that receives notifications from every process. */
export type Listening = {
  /** @throws if the connection is dead without having reported it */
  check(): Promise<void>
  /** Closes the connection without calling `lost`. */
  close(): void
}

/**
 * Listens for notified keys.
 * @param lost called once when the connection breaks
 * @throws if no connection is available or the database does not support LISTEN
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
  // An error is always followed by `end`.
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
