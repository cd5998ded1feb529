import type { BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/connect.server.ts'
import { accounts, sessions, twoFactors, users, verifications } from '#database/schema/accounts.ts'

/** Database adapter of the authentication library for our tables. */
export function accountStore(db: Database) {
  const open = drizzleAdapter(db, {
    provider: 'pg',
    schema: {
      user: users,
      session: sessions,
      account: accounts,
      verification: verifications,
      twoFactor: twoFactors,
    },
  })
  return (options: BetterAuthOptions) => {
    const store = open(options)
    const { create } = store
    store.create = (asked) =>
      asked.model === 'twoFactor'
        ? addFactor(db, asked.data as unknown as NewFactor)
        : create(asked)
    return store
  }
}

type NewFactor = Omit<typeof twoFactors.$inferInsert, 'id'>

/**
 * Inserts a second factor, replacing an existing one: two concurrent calls may each find none, and the later
 * one then wins as it would in sequence.
 */
async function addFactor<Row>(db: Database, factor: NewFactor): Promise<Row> {
  const [row] = await db
    .insert(twoFactors)
    .values({ ...factor, id: factor.userId })
    .onConflictDoUpdate({
      target: twoFactors.id,
      set: factor,
      setWhere: eq(twoFactors.verified, false),
    })
    .returning()
  if (!row) throw new APIError('BAD_REQUEST', { code: 'TOTP_ALREADY_ENABLED' })
  return row as Row
}
