import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { CategorySlug } from '#app/domain/category.ts'
import { RETENTION } from '#app/domain/limits.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { addressOf } from '#app/platform/mail/address.server.ts'
import { newToken, tokenHash } from '#app/platform/secrets/token.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { milliseconds } from '#database/milliseconds.ts'
import { newId } from '#database/new-id.ts'
import { alertSubscriptions as table } from '#database/schema/alerts.ts'
import type { AlertChoices, AlertInput } from './alert-input.ts'
import { mailboxHashes, openTarget, sealTarget } from './sealed-address.server.ts'

/** Unconfirmed requests count for some time only, whether or not retention has deleted them yet. */
const IS_VALID = or(
  isNotNull(table.confirmedAt),
  sql`${table.createdAt} > now() - ${milliseconds(RETENTION.unconfirmedAlert)}`,
) as SQL

/** A subscription as its owner sees it. */
export type Subscription = AlertChoices & { isConfirmed: boolean }

const CHOICES = {
  language: sql<Locale>`${table.language}`,
  categories: sql<CategorySlug[]>`${table.categories}`,
  isConfirmed: sql<boolean>`${table.confirmedAt} is not null`,
}
const REQUESTED = {
  sealed: table.addressEncrypted,
  language: CHOICES.language,
  isConfirmed: CHOICES.isConfirmed,
}

/** What is mailed to somebody who asked for alerts. */
export type Requested = { token: string; isConfirmed: boolean; language: Locale }

/**
 * Stores a request for alerts. What its owner confirmed changes only by the link in a mail. A repeated request keeps
 * its token, so that every mail of it works.
 */
export async function storeRequest(
  { db, crypto }: Pick<App, 'db' | 'crypto'>,
  { email, language, categories }: AlertInput,
): Promise<Requested> {
  const hashes = mailboxHashes(crypto, email)
  const choices = { language, categories: [...categories] }
  const [known] = await db.select(REQUESTED).from(table).where(isOneOf(hashes))
  if (known) {
    await db
      .update(table)
      .set({ ...choices, createdAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(isOneOf(hashes), isNull(table.confirmedAt)))
  }
  const token = newToken()
  const [row] = known
    ? [known]
    : await db
        .insert(table)
        .values({
          id: newId(),
          channel: 'email',
          addressEncrypted: sealTarget(crypto, { email: addressOf(email), token }),
          addressHash: hashes[0] ?? '',
          tokenHash: tokenHash(token),
          ...choices,
        })
        // Somebody asked for the same address at the same time.
        .onConflictDoUpdate({
          target: [table.channel, table.addressHash],
          set: { updatedAt: sql`now()` },
        })
        .returning(REQUESTED)
  if (!row) throw new Error('the request was not stored')
  const { sealed, isConfirmed } = row
  // Somebody who has alerts gets the mail in the language that they chose.
  return {
    token: openTarget(crypto, sealed).token,
    isConfirmed,
    language: isConfirmed ? row.language : language,
  }
}

/** Returns the subscription of a token; null if there is none, or its time has passed. */
export async function findSubscription(db: Queries, token: string): Promise<Subscription | null> {
  const [row] = await db.select(CHOICES).from(table).where(isOf(token))
  return row ?? null
}

/** Confirms a request, from now on. Returns whether there is one; it may be confirmed already. */
export async function confirmSubscription(db: Queries, token: string): Promise<boolean> {
  const { rowCount } = await db
    .update(table)
    .set({
      confirmedAt: sql`coalesce(${table.confirmedAt}, now())`,
      toldUntil: sql`case when ${table.confirmedAt} is null then now() else ${table.toldUntil} end`,
      updatedAt: sql`now()`,
    })
    .where(isOf(token))
  return rowCount === 1
}

/** Changes language and categories. Returns whether there is such a subscription. */
export async function changeSubscription(
  db: Queries,
  token: string,
  { language, categories }: AlertChoices,
): Promise<boolean> {
  const { rowCount } = await db
    .update(table)
    .set({ language, categories: [...categories], updatedAt: sql`now()` })
    .where(isOf(token))
  return rowCount === 1
}

/** Deletes a subscription. Returns whether there was one. */
export async function endSubscription(db: Queries, token: string): Promise<boolean> {
  const { rowCount } = await db.delete(table).where(eq(table.tokenHash, tokenHash(token)))
  return rowCount === 1
}

/**
 * Deletes one of two subscriptions of one address. Processes that knew different keys stored them while the key was
 * rotated. A confirmed one stays, otherwise the one under the newer key.
 * @param id of the subscription under the older key
 * @param addressHash under the newer key
 */
export async function keepOneOf(db: Queries, id: string, addressHash: string): Promise<void> {
  await db.execute(sql`
    delete from alert_subscriptions where id = (
      select case when older.confirmed_at is not null and newer.confirmed_at is null then newer.id else older.id end
      from alert_subscriptions older join alert_subscriptions newer using (channel)
      where older.id = ${id} and newer.address_hash = ${addressHash} and newer.id <> older.id)`)
}

/** Returns what is stored of the alerts to an address, for its owner. */
export async function alertsOf({ db, crypto }: Pick<App, 'db' | 'crypto'>, email: string) {
  return db
    .select({
      language: table.language,
      categories: table.categories,
      createdAt: table.createdAt,
      confirmedAt: table.confirmedAt,
      toldUntil: table.toldUntil,
    })
    .from(table)
    .where(isOneOf(mailboxHashes(crypto, email)))
}

/** Deletes the alerts to an address. Returns their number. */
export async function removeAlertsOf(
  { db, crypto }: Pick<App, 'db' | 'crypto'>,
  email: string,
): Promise<number> {
  const { rowCount } = await db.delete(table).where(isOneOf(mailboxHashes(crypto, email)))
  return rowCount ?? 0
}

function isOf(token: string): SQL {
  return and(eq(table.tokenHash, tokenHash(token)), IS_VALID) as SQL
}

function isOneOf(mailboxes: readonly string[]): SQL {
  return and(eq(table.channel, 'email'), inArray(table.addressHash, [...mailboxes])) as SQL
}
