import { and, eq, isNull, sql } from 'drizzle-orm'
import { tokenHash } from '#app/platform/secrets/token.server.ts'
import type { Database, Queries } from '#database/connect.server.ts'
import { apiKeys } from '#database/schema/api-keys.ts'
import { inTransaction } from '#database/transaction.server.ts'

/** A key that is not revoked. */
export type ApiKey = { id: string; keepsTexts: boolean }

/** Checks that a key has used, as input of `giveBack`. */
export type Use = { keyId: string; hour: string }

export type UseOutcome =
  | { ok: true; use: Use }
  | { ok: false; problem: 'revoked' }
  | { ok: false; problem: 'over-limit' }
  | { ok: false; problem: 'used-up'; retryAfterSeconds: number }

/** Returns what is stored of a key; null if nothing is, or it was revoked. */
export async function findKey(db: Queries, key: string): Promise<ApiKey | null> {
  const [found] = await db
    .select({ id: apiKeys.id, keepsTexts: apiKeys.keepsTexts })
    .from(apiKeys)
    .where(and(eq(apiKeys.keyHash, tokenHash(key)), isNull(apiKeys.revokedAt)))
  return found ?? null
}

/**
 * Counts `checks` of a key for this hour and day of UTC, by the clock of the database, or none if they do not all
 * fit. The lock on the key's row serialises callers of all processes.
 */
export function countUse(db: Database, keyId: string, checks: number): Promise<UseOutcome> {
  return inTransaction(db, async (transaction): Promise<UseOutcome> => {
    const limits = await lockKey(transaction, keyId)
    if (!limits) return { ok: false, problem: 'revoked' }
    const { perHour, perDay } = limits
    if (checks > Math.min(perHour, perDay)) return { ok: false, problem: 'over-limit' }
    const { hour, ofHour, ofDay, toNextHour, toNextDay } = await usedOf(transaction, keyId)
    if (ofDay + checks > perDay) return usedUp(toNextDay)
    if (ofHour + checks > perHour) return usedUp(toNextHour)
    await count(transaction, { keyId, hour }, checks)
    await transaction.execute(sql`
      update api_keys set last_used_at = now()
      where id = ${keyId} and (last_used_at is null or last_used_at < now() - interval '1 minute')`)
    return { ok: true, use: { keyId, hour } }
  })
}

/** Undoes a part of `countUse`, so that a failed check costs nothing. */
export async function giveBack(db: Queries, { keyId, hour }: Use, checks: number): Promise<void> {
  await db.execute(sql`
    update api_key_uses set checks = greatest(0, checks - ${checks}::int)
    where key_id = ${keyId} and hour = ${hour}::timestamptz`)
}

const usedUp = (retryAfterSeconds: number) =>
  ({ ok: false, problem: 'used-up', retryAfterSeconds }) as const

async function lockKey(transaction: Queries, keyId: string) {
  const [limits] = await transaction
    .select({ perHour: apiKeys.checksPerHour, perDay: apiKeys.checksPerDay })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, keyId), isNull(apiKeys.revokedAt)))
    .for('no key update')
  return limits
}

type Used = {
  hour: string
  ofHour: number
  ofDay: number
  /** Seconds until the next hour and day begin. */
  toNextHour: number
  toNextDay: number
}

async function usedOf(transaction: Queries, keyId: string): Promise<Used> {
  const { rows } = await transaction.execute<Used>(sql`
    with this as (
      select date_trunc('hour', now(), 'UTC') as hour, date_trunc('day', now(), 'UTC') as day)
    select
      this.hour::text as hour,
      coalesce(sum(checks) filter (where uses.hour = this.hour), 0)::int as "ofHour",
      coalesce(sum(checks), 0)::int as "ofDay",
      ceil(extract(epoch from this.hour + interval '1 hour' - now()))::int as "toNextHour",
      ceil(extract(epoch from this.day + interval '24 hours' - now()))::int as "toNextDay"
    from this left join api_key_uses uses on uses.key_id = ${keyId} and uses.hour >= this.day
    group by this.hour, this.day`)
  return rows[0]!
}

async function count(transaction: Queries, { keyId, hour }: Use, checks: number): Promise<void> {
  await transaction.execute(sql`
    insert into api_key_uses as uses (key_id, hour, checks)
    values (${keyId}, ${hour}::timestamptz, ${checks})
    on conflict (key_id, hour) do update set checks = uses.checks + excluded.checks`)
}
