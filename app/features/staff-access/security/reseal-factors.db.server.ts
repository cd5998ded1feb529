import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import type { App } from '#app/platform/context.server.ts'
import { twoFactors } from '#database/schema/accounts.ts'
import { authOf } from '../auth/auth.server.ts'

const SEALED = ['secret', 'backupCodes'] as const

/**
 * Re-encrypts second factors, which the authentication library encrypts, under the newest key. Factors
 * changed meanwhile already use it. `unreadable` counts values whose key is no longer configured.
 */
export async function resealFactors(app: App): Promise<{ values: number; unreadable: number }> {
  const { secretConfig: key } = await (await authOf(app)).$context
  const done = { values: 0, unreadable: 0 }
  if (typeof key === 'string') return done
  for (const factor of await app.db.select().from(twoFactors)) {
    for (const column of SEALED) {
      const data = factor[column]
      if (parseEnvelope(data)?.version === key.currentVersion) continue
      const plain = await symmetricDecrypt({ key, data }).catch(() => null)
      if (plain === null) {
        done.unreadable++
        continue
      }
      const fresh = await symmetricEncrypt({ key, data: plain })
      const isThere = and(eq(twoFactors.id, factor.id), eq(twoFactors[column], data))
      const { rowCount } = await app.db
        .update(twoFactors)
        .set({ [column]: fresh })
        .where(isThere)
      done.values += rowCount ?? 0
    }
  }
  return done
}
