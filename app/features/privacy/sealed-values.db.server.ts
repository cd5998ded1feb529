import { sql } from 'drizzle-orm'
import { ALERT_ADDRESS, targetHash } from '#app/features/alerts/sealed-address.server.ts'
import { keepOneOf } from '#app/features/alerts/subscriptions.db.server.ts'
import { CHECK_CONTENT } from '#app/features/checks/checks.db.server.ts'
import {
  emailFingerprints,
  REPORTER_EMAIL,
  REPORTER_PHONE,
} from '#app/features/reports/reporter-secrets.server.ts'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import type { Queries } from '#database/connect.server.ts'

/**
 * An encrypted column. `hash` is the column with the fingerprint of the same value, made by `of`. If fingerprints are
 * unique, `keepOne` deletes one of two rows of the same value, before row `id` gets `fingerprint`.
 */
export type SealedColumn = {
  table: string
  column: string
  purpose: string
  hash?: {
    column: string
    of: (crypto: Crypto, plain: string) => string | null
    keepOne?: (db: Queries, id: string, fingerprint: string) => Promise<void>
  }
}

/** Every column written by `Crypto.encrypt`. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'scam_checks', column: 'content_encrypted', purpose: CHECK_CONTENT },
  {
    table: 'reported_scams',
    column: 'email_encrypted',
    purpose: REPORTER_EMAIL,
    hash: {
      column: 'email_hash',
      of: (crypto, plain) => emailFingerprints(crypto, plain)[0] ?? null,
    },
  },
  { table: 'reported_scams', column: 'phone_encrypted', purpose: REPORTER_PHONE },
  {
    table: 'alert_subscriptions',
    column: 'address_encrypted',
    purpose: ALERT_ADDRESS,
    hash: { column: 'address_hash', of: targetHash, keepOne: keepOneOf },
  },
]

const BATCH = 500

export type SealedValue = { id: string; sealed: string }

/** Returns the next values of a column in id order, after `after`. */
export async function sealedValues(
  db: Queries,
  { table, column }: SealedColumn,
  after: string,
): Promise<SealedValue[]> {
  const { rows } = await db.execute<SealedValue>(sql`
    select id, ${sql.identifier(column)} as sealed from ${sql.identifier(table)}
    where id > ${after} and ${sql.identifier(column)} is not null order by id limit ${BATCH}`)
  return rows
}

/** Replaces a value unless it has changed or its row was deleted. Returns whether it was replaced. */
export async function replaceSealed(
  db: Queries,
  { table, column, hash }: SealedColumn,
  { id, sealed }: SealedValue,
  fresh: { sealed: string; fingerprint: string | null },
): Promise<boolean> {
  if (fresh.fingerprint) await hash?.keepOne?.(db, id, fresh.fingerprint)
  const hashed = hash ? sql`, ${sql.identifier(hash.column)} = ${fresh.fingerprint}` : sql``
  const { rowCount } = await db.execute(sql`
    update ${sql.identifier(table)} set ${sql.identifier(column)} = ${fresh.sealed}${hashed}
    where id = ${id} and ${sql.identifier(column)} = ${sealed}`)
  return rowCount === 1
}
