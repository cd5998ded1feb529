import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { validate } from 'uuid'
import type { Queries } from '#database/connect.server.ts'
import { users } from '#database/schema/accounts.ts'
import { apiKeys, apiKeyUses } from '#database/schema/api-keys.ts'
import type { ApiKeyContent } from './api-key-input.ts'

/** Returns all keys, newest first. Staff give them out by hand, so that there are few. */
export async function listApiKeys(db: Queries) {
  const used = db
    .select({ checks: sql`sum(${apiKeyUses.checks})` })
    .from(apiKeyUses)
    .where(
      and(eq(apiKeyUses.keyId, apiKeys.id), sql`${apiKeyUses.hour} > now() - interval '24 hours'`),
    )
  return db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      hint: apiKeys.hint,
      checksPerHour: apiKeys.checksPerHour,
      checksPerDay: apiKeys.checksPerDay,
      keepsTexts: apiKeys.keepsTexts,
      used: sql<number>`coalesce((${used}), 0)::int`,
      lastUsedAt: apiKeys.lastUsedAt,
      revokedAt: apiKeys.revokedAt,
      createdBy: users.email,
    })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.createdBy))
    .orderBy(desc(apiKeys.id))
}

export type ListedApiKey = Awaited<ReturnType<typeof listApiKeys>>[number]

/** Returns the name of a key that is not revoked; null if there is none. */
export async function findApiKeyName(db: Queries, id: string): Promise<string | null> {
  if (!validate(id)) return null
  const [key] = await db
    .select({ name: apiKeys.name })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
  return key?.name ?? null
}

/** Adds a key. @throws a unique violation if the id is taken */
export async function insertApiKey(
  transaction: Queries,
  key: ApiKeyContent & { id: string; keyHash: string; hint: string; createdBy: string },
): Promise<void> {
  await transaction.insert(apiKeys).values(key)
}

/** Revokes a key. Returns whether it was not revoked before. */
export async function setRevoked(transaction: Queries, id: string): Promise<boolean> {
  const revoked = await transaction
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id })
  return revoked.length > 0
}
