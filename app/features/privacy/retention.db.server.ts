import { sql } from 'drizzle-orm'
import type { EvidenceStore } from '#app/platform/storage/evidence-store.server.ts'
import type { Database } from '#database/connect.server.ts'
import { inTransaction } from '#database/transaction.server.ts'

/*
 * Each of these deals with one batch of what is older than `cutoff` and tells how many rows it was; 0 means that
 * nothing is left. Rows that another process holds are passed over, so two runners never wait for one another.
 */

const BATCH = 500
/** Small, because the files of a batch are removed while its rows are locked. */
const EVIDENCE_BATCH = 20

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
 * Images and contact details of reports rejected before `cutoff`. An image that a library entry has too stays there. A
 * file that is gone already is no fault, so a run cut short is made good by the next.
 */
export async function emptyRejectedReports(
  db: Database,
  evidence: EvidenceStore,
  cutoff: Date,
): Promise<number> {
  return inTransaction(db, async (queries) => {
    const { rows } = await queries.execute<{ id: string; image: string | null }>(sql`
      with old as (
        select id, evidence_images from reported_scams
        where status = 'rejected' and updated_at < ${cutoff}
          and (cardinality(evidence_images) > 0 or email_encrypted is not null or phone_encrypted is not null)
        limit ${EVIDENCE_BATCH} for update skip locked)
      select id, image from old left join lateral unnest(evidence_images) as image
        on not exists (select from scams where scams.evidence_images @> array[image])`)
    for (const { image } of rows) if (image !== null) await evidence.remove(image)
    const ids = [...new Set(rows.map(({ id }) => id))]
    if (ids.length > 0) {
      await queries.execute(sql`
        update reported_scams
        set evidence_images = '{}', email_encrypted = null, email_hash = null, phone_encrypted = null,
          consented_at = null
        where id in ${ids}`)
    }
    return ids.length
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

async function count(db: Database, statement: ReturnType<typeof sql>): Promise<number> {
  return (await db.execute(statement)).rowCount ?? 0
}
