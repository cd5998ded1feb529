import { and, desc, eq, gt, notExists, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { accounts, adminUsers, profiles, sessions, users } from '#database/schema/accounts.ts'
import { sessionCutoff } from '../session-times.ts'

/** What an account may do; undefined when there is none. */
export async function findAccess(db: Queries, userId: string) {
  const [row] = await db
    .select({
      staff: sql<boolean>`${adminUsers.id} is not null`,
      secondFactor: users.twoFactorEnabled,
    })
    .from(users)
    .leftJoin(adminUsers, eq(adminUsers.id, users.id))
    .where(eq(users.id, userId))
  return row
}

/** Whether anybody is staff. */
export async function hasStaff(db: Queries): Promise<boolean> {
  const found = await db.select({ id: adminUsers.id }).from(adminUsers).limit(1)
  return found.length > 0
}

/** The id of the member of staff with this address, in small letters. */
export async function findStaffId(db: Queries, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(adminUsers, eq(adminUsers.id, users.id))
    .where(eq(users.email, email))
  return row?.id
}

/** The hash of the password of the account with this address; undefined when it has none. */
export async function findPasswordHash(db: Queries, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(users.email, email), eq(accounts.providerId, 'credential')))
  return row?.hash ?? undefined
}

/**
 * A member of staff: an account with its profile and, so that a code by mail never undoes the password, a proven address.
 * @returns its id
 */
export async function insertStaff(
  db: Queries,
  { email, name, passwordHash }: { email: string; name: string; passwordHash: string },
): Promise<string> {
  const id = newId()
  await db.insert(users).values({ id, email, name, emailVerified: true })
  await db.insert(profiles).values({ id })
  await db.insert(accounts).values({
    id: newId(),
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: passwordHash,
  })
  await db.insert(adminUsers).values({ id })
  return id
}

/**
 * Deletes the account with this address and, by its foreign keys, all that is of it: access, sessions, passwords, links to
 * a provider, second factor. @returns whether there was one
 */
export async function deleteAccount(db: Queries, email: string): Promise<boolean> {
  const rows = await db.delete(users).where(eq(users.email, email)).returning({ id: users.id })
  return rows.length > 0
}

/**
 * Deletes the account with this address unless it is a member of staff, told in the same statement: who was not on the staff a
 * moment ago may be by now.
 */
export async function deleteAccountUnlessStaff(db: Queries, email: string): Promise<void> {
  const access = db
    .select({ id: adminUsers.id })
    .from(adminUsers)
    .where(eq(adminUsers.id, users.id))
  await db.delete(users).where(and(eq(users.email, email), notExists(access)))
}

/** Everyone on the staff, by address. */
export async function listStaff(db: Queries) {
  return db
    .select({
      email: users.email,
      name: users.name,
      secondFactor: users.twoFactorEnabled,
      since: adminUsers.createdAt,
    })
    .from(adminUsers)
    .innerJoin(users, eq(users.id, adminUsers.id))
    .orderBy(users.email)
}

/** Whether there is any account at all. */
export async function hasAccounts(db: Queries): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1)
  return rows.length > 0
}

/** Whether a session may still be used: neither idle for too long nor too old. */
function isLive(now: Date) {
  return and(gt(sessions.expiresAt, now), gt(sessions.createdAt, sessionCutoff(now)))
}

/** The live sessions of an account, the latest first. */
export async function listSessions(db: Queries, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      token: sessions.token,
      userAgent: sessions.userAgent,
      since: sessions.createdAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.createdAt))
}

/** Ends one session of this account; another one's stays, whatever its id. @returns whether there was one to end */
export async function endSession(db: Queries, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), sql`${sessions.id}::text = ${id}`))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/**
 * Gives a live session of staff another token and another end: the old token is worth nothing from then on.
 * @returns the account and when it signed in, or undefined when the session is over or the account is staff no more
 */
export async function rotateSession(
  db: Queries,
  {
    token,
    newToken,
    now,
    expiresAt,
  }: Record<'token' | 'newToken', string> & Record<'now' | 'expiresAt', Date>,
) {
  const [row] = await db
    .update(sessions)
    .set({ token: newToken, expiresAt, updatedAt: now })
    .from(users)
    .where(
      and(
        eq(sessions.token, token),
        isLive(now),
        eq(users.id, sessions.userId),
        sql`exists (select from ${adminUsers} where ${adminUsers.id} = ${users.id})`,
      ),
    )
    .returning({
      id: users.id,
      email: users.email,
      name: users.name,
      createdAt: sessions.createdAt,
    })
  return row
}
