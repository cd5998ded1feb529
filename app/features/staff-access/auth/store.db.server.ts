import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from '#database/connect.server.ts'
import { accounts, sessions, twoFactors, users, verifications } from '#database/schema/accounts.ts'

/** Our tables, as the authentication library reads and writes them. */
export function accountStore(db: Database) {
  return drizzleAdapter(db, {
    provider: 'pg',
    schema: {
      user: users,
      session: sessions,
      account: accounts,
      verification: verifications,
      twoFactor: twoFactors,
    },
  })
}
