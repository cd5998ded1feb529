import { type SQL, sql } from 'drizzle-orm'
import { detachEvidence } from '#app/features/scams/staff/change-scams.db.server.ts'
import type { Database } from '#database/connect.server.ts'
import { inTransaction } from '#database/transaction.server.ts'

/*
 * Each of these deals with one batch of what is older than `cutoff` and tells how many rows it was; 0 means that
 * nothing is left. Rows that another process holds are passed over, so two runners never wait for one another. Files of
 * images are left to the sweep, which removes what no row names: a run cut short leaves no row that names what is gone.
 */

const BATCH = 500

/** Checks, with their text, their visitor and what finds similar texts. The tallies keep their number. */
export async function removeChecks(db: Database, cutoff: Date): Promise<number> {
  return count(
    db,
    sql`
    with old as (
      select id from scam_checks where created_at < ${cutoff}
      order by created_at limit ${BATCH} for update skip locked),
    findable as (
      delete from similarity_bands where kind = 'check' and subject_id in (select id from old))
    delete from scam_checks where id in (select id from old)`,
  )
}

/** How to reach reporters, and who they were. The report stays, and leads to nobody. */
export async function forgetReporters(db: Database, cutoff: Date): Promise<number> {
  return count(
    db,
    sql`
    update reported_scams
    set email_encrypted = null, email_hash = null, phone_encrypted = null, user_ip_hash = null, consented_at = null
    where id in (
      select id from reported_scams
      where created_at < ${cutoff}
        and (email_encrypted is not null or phone_encrypted is not null or user_ip_hash is not null)
      order by created_at limit ${BATCH} for update skip locked)`,
  )
}

/**
 * Images and contact details of reports that are not published by a decision before `cutoff`: rejected ones, and
 * approved ones without a library entry of their own (decision 0024).
 */
export async function emptyUnpublishedReports(db: Database, cutoff: Date): Promise<number> {
  const decided = sql`
    updated_at < ${cutoff}
      and (cardinality(evidence_images) > 0 or email_encrypted is not null or phone_encrypted is not null)`
  const emptied = sql`
    evidence_images = '{}', email_encrypted = null, email_hash = null, phone_encrypted = null, consented_at = null`
  const rejected = sql`${decided} and status = 'rejected' order by updated_at`
  const approved = sql`
    ${decided} and status = 'approved' and (${IS_MERGED} or ${isWithoutEntry(cutoff)}) order by updated_at`
  return (
    (await emptyReports(db, { old: rejected, emptied })) +
    (await emptyReports(db, { old: approved, emptied }))
  )
}

const IS_MERGED = sql`
  'merge' = (
    select action from staff_log where subject_kind = 'report' and subject_id = reported_scams.id
    order by id desc limit 1)`

/** Whether the entry of a report is gone, and was already at `cutoff`: to delete it was the last decision. */
function isWithoutEntry(cutoff: Date): SQL {
  return sql`
    scam_id is null and not exists (
      select from staff_log made join staff_log gone
        on gone.subject_kind = 'scam' and gone.subject_id = (made.after ->> 'scamId')::uuid
      where made.subject_kind = 'report' and made.subject_id = reported_scams.id
        and gone.action = 'delete' and gone.created_at >= ${cutoff})`
}

/** Images of reports that came before `cutoff`, whatever was decided. */
export async function forgetImages(db: Database, cutoff: Date): Promise<number> {
  return emptyReports(db, {
    old: sql`created_at < ${cutoff} and cardinality(evidence_images) > 0 order by created_at`,
    emptied: sql`evidence_images = '{}'`,
  })
}

/** Empties reports, and takes their images out of the library entries that were made of them. */
async function emptyReports(
  db: Database,
  { old, emptied }: { old: SQL; emptied: SQL },
): Promise<number> {
  return inTransaction(db, async (queries) => {
    const { rows } = await queries.execute<{ id: string; images: string[] }>(sql`
      select id, evidence_images as images from reported_scams where ${old}
      limit ${BATCH} for update skip locked`)
    if (rows.length === 0) return 0
    const images = rows.flatMap((row) => row.images)
    await detachEvidence(queries, images)
    const ids = rows.map(({ id }) => id)
    await queries.execute(sql`update reported_scams set ${emptied} where id in ${ids}`)
    return rows.length
  })
}

/** Who reacted to a library entry. The counts stay. */
export async function forgetInteractions(db: Database, cutoff: Date): Promise<number> {
  return count(
    db,
    sql`
    delete from scam_interactions where (scam_id, user_ip_hash, interaction_type) in (
      select scam_id, user_ip_hash, interaction_type from scam_interactions
      where created_at < ${cutoff} order by created_at limit ${BATCH} for update skip locked)`,
  )
}

/** Visitors whose rolling windows have long passed. */
export async function removeRateLimits(db: Database, cutoff: Date): Promise<number> {
  return count(
    db,
    sql`
    delete from rate_limits where key in (
      select key from rate_limits where updated_at < ${cutoff} limit ${BATCH} for update skip locked)`,
  )
}

/** Sessions and mailed codes of staff that ended before `cutoff`. */
export async function removeEndedSignIns(db: Database, cutoff: Date): Promise<number> {
  const ended = (table: 'sessions' | 'verifications') =>
    count(
      db,
      sql`
      delete from ${sql.identifier(table)} where id in (
        select id from ${sql.identifier(table)} where expires_at < ${cutoff}
        limit ${BATCH} for update skip locked)`,
    )
  return (await ended('sessions')) + (await ended('verifications'))
}

/**
 * How often pages were opened on days before `day`.
 * @param day in the UAE, as YYYY-MM-DD
 */
export async function removePageViews(db: Database, day: string): Promise<number> {
  return count(
    db,
    sql`
    delete from page_views where (day, path) in (
      select day, path from page_views where day < ${day}::date limit ${BATCH} for update skip locked)`,
  )
}

async function count(db: Database, statement: SQL): Promise<number> {
  return (await db.execute(statement)).rowCount ?? 0
}
