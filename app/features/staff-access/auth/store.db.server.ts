import type { BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/connect.server.ts'
import { accounts, sessions, twoFactors, users, verifications } from '#database/schema/accounts.ts'

/** Our tables, as the authentication library reads and writes them. */
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
 * Adds a second factor, of which an account has one: the library looks whether there is one before, so two calls at once
 * may each find none. The later one then takes the earlier one's place, as it does when they come one after the other.
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
