import { and, desc, eq, gt, notExists, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { accounts, adminUsers, profiles, sessions, users } from '#database/schema/accounts.ts'
import { sessionCutoff } from '../session-times.ts'

/** Returns an account's permissions; undefined if it has none. */
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

/** Whether there is any staff account. */
export async function hasStaff(db: Queries): Promise<boolean> {
  const found = await db.select({ id: adminUsers.id }).from(adminUsers).limit(1)
  return found.length > 0
}

/** Returns the id of the staff account with this lower-case address. */
export async function findStaffId(db: Queries, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(adminUsers, eq(adminUsers.id, users.id))
    .where(eq(users.email, email))
  return row?.id
}

/** Returns an account's password hash; undefined without one. */
export async function findPasswordHash(db: Queries, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(users.email, email), eq(accounts.providerId, 'credential')))
  return row?.hash ?? undefined
}

/**
 * Inserts a staff account with its profile and a verified address, so that signing in by a mailed code does
 * not reset the password.
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
 * Deletes an account and, by foreign keys, everything that belongs to it: permissions, sessions, passwords,
 * provider links, second factor. @returns whether it existed
 */
export async function deleteAccount(db: Queries, email: string): Promise<boolean> {
  const rows = await db.delete(users).where(eq(users.email, email)).returning({ id: users.id })
  return rows.length > 0
}

/** Deletes an account unless it is staff, checked in the same statement to avoid a race. */
export async function deleteAccountUnlessStaff(db: Queries, email: string): Promise<void> {
  const access = db
    .select({ id: adminUsers.id })
    .from(adminUsers)
    .where(eq(adminUsers.id, users.id))
  await db.delete(users).where(and(eq(users.email, email), notExists(access)))
}

/** Returns all staff by address. */
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

/** Whether there is any account. */
export async function hasAccounts(db: Queries): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1)
  return rows.length > 0
}

/** Condition for a session that is neither idle for too long nor too old. */
function isLive(now: Date) {
  return and(gt(sessions.expiresAt, now), gt(sessions.createdAt, sessionCutoff(now)))
}

/** Returns an account's live sessions, latest first. */
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

/** Ends a session of this account only. @returns whether it existed */
export async function endSession(db: Queries, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), sql`${sessions.id}::text = ${id}`))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/**
 * Replaces the token and expiry of a live staff session. The old token becomes invalid.
 * @returns the account and its sign-in time, or undefined if the session has expired or the account is no
 *   longer staff
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
