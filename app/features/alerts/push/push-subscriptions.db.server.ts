import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CategorySlug } from '#app/domain/category.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'
import { newToken, tokenHash } from '#app/platform/secrets/token.server.ts'
import { newId } from '#database/new-id.ts'
import { alertSubscriptions as table } from '#database/schema/alerts.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { AlertChoices } from '../alert-input.ts'
import { endpointHashes, sealTarget } from '../sealed-address.server.ts'
import type { PushTarget } from './push-target.server.ts'

type Stores = Pick<App, 'db' | 'crypto'>

const KEPT = {
  id: table.id,
  language: sql<Locale>`${table.language}`,
  categories: sql<CategorySlug[]>`${table.categories}`,
  toldUntil: table.toldUntil,
  nextAt: table.nextAt,
  createdAt: table.createdAt,
}

/**
 * Stores where a browser is told. It has asked its user, so nothing needs a confirmation. What was told already is not
 * told again.
 * @param replaced the endpoint that the browser had before, whose choices stay. Whoever knows it has the browser
 */
export async function storePush(
  { db, crypto }: Stores,
  target: PushTarget,
  choices: AlertChoices,
  replaced: string,
): Promise<void> {
  const [addressHash = ''] = endpointHashes(crypto, target.endpoint)
  await inTransaction(db, async (queries) => {
    const [known] = await queries
      .delete(table)
      .where(isOneOf(crypto, [target.endpoint, replaced]))
      .returning(KEPT)
    const { language, categories } = known && replaced ? known : choices
    const values = {
      addressEncrypted: sealTarget(crypto, target),
      addressHash,
      language,
      categories: [...categories],
    }
    await queries
      .insert(table)
      .values({
        id: newId(),
        ...known,
        ...values,
        channel: 'push',
        tokenHash: tokenHash(newToken()),
        confirmedAt: sql`now()`,
      })
      // The browser sent the same at the same time.
      .onConflictDoUpdate({
        target: [table.channel, table.addressHash],
        set: { ...values, updatedAt: sql`now()` },
      })
  })
}

/** Deletes what is stored of an endpoint. Whoever knows it has the browser. */
export async function endPush({ db, crypto }: Stores, endpoint: string): Promise<void> {
  await db.delete(table).where(isOneOf(crypto, [endpoint]))
}

function isOneOf(crypto: Crypto, endpoints: readonly string[]) {
  const hashes = endpoints.flatMap((endpoint) => endpointHashes(crypto, endpoint))
  return and(eq(table.channel, 'push'), inArray(table.addressHash, hashes))
}
