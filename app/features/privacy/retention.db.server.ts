import { type SQL, sql } from 'drizzle-orm'
import { REGISTRIES_KEY } from '#app/features/indicators/network/network-facts.db.server.ts'
import { detachEvidence } from '#app/features/scams/staff/change-scams.db.server.ts'
import type { Database } from '#database/connect.server.ts'
import { inTransaction } from '#database/transaction.server.ts'

/*
 * Each function processes one batch of rows older than `cutoff` and returns its size; 0 means done. Locked
 * rows are skipped, so that two runners do not wait for each other. Image files are left to the sweep, which
 * deletes unreferenced ones: an interrupted run leaves no row that references a deleted file.
 */

const BATCH = 500

/** Deletes checks with text, visitor and similarity index. The tallies stay. */
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

/** Removes contact details and identity of reporters. The report stays. */
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
 * Removes images and contact details of reports that were not published by a decision before `cutoff`:
 * rejected ones, and approved ones without a library entry of their own (decision 0024).
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

/** Condition: the report's entry was deleted before `cutoff`; the deletion counts as the last decision. */
function isWithoutEntry(cutoff: Date): SQL {
  return sql`
    scam_id is null and not exists (
      select from staff_log made join staff_log gone
        on gone.subject_kind = 'scam' and gone.subject_id = (made.after ->> 'scamId')::uuid
      where made.subject_kind = 'report' and made.subject_id = reported_scams.id
        and gone.action = 'delete' and gone.created_at >= ${cutoff})`
}

/** Removes images of reports submitted before `cutoff`, whatever their status. */
export async function forgetImages(db: Database, cutoff: Date): Promise<number> {
  return emptyReports(db, {
    old: sql`created_at < ${cutoff} and cardinality(evidence_images) > 0 order by created_at`,
    emptied: sql`evidence_images = '{}'`,
  })
}

/** Removes data from reports, and their images from library entries created from them. */
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

/** Removes the visitors of reactions. The counts stay. */
export async function forgetInteractions(db: Database, cutoff: Date): Promise<number> {
  return count(
    db,
    sql`
    delete from scam_interactions where (scam_id, user_ip_hash, interaction_type) in (
      select scam_id, user_ip_hash, interaction_type from scam_interactions
      where created_at < ${cutoff} order by created_at limit ${BATCH} for update skip locked)`,
  )
}

/** Deletes what services of the network answered, except the list of registries, which is of no check. */
export function removeNetworkFacts(db: Database, cutoff: Date): Promise<number> {
  return removeRows(
    db,
    'network_facts',
    ['key'],
    sql`fetched_at < ${cutoff} and key <> ${REGISTRIES_KEY}`,
  )
}

/** Deletes rate limits whose window has passed. */
export function removeRateLimits(db: Database, cutoff: Date): Promise<number> {
  return removeRows(db, 'rate_limits', ['key'], sql`updated_at < ${cutoff}`)
}

/** Deletes numbers of updates of the Telegram bot, which Telegram no longer delivers. */
export function removeTelegramUpdates(db: Database, cutoff: Date): Promise<number> {
  return removeRows(
    db,
    'telegram_updates',
    ['update_id'],
    sql`taken_at < ${cutoff} order by taken_at`,
  )
}

/** Deletes requests for alerts that nobody confirmed. */
export function removeUnconfirmedAlerts(db: Database, cutoff: Date): Promise<number> {
  const old = sql`confirmed_at is null and created_at < ${cutoff} order by created_at`
  return removeRows(db, 'alert_subscriptions', ['id'], old)
}

/** Deletes staff sessions and emailed codes that expired before `cutoff`. */
export async function removeEndedSignIns(db: Database, cutoff: Date): Promise<number> {
  const ended = sql`expires_at < ${cutoff}`
  return (
    (await removeRows(db, 'sessions', ['id'], ended)) +
    (await removeRows(db, 'verifications', ['id'], ended))
  )
}

/**
 * Deletes page view counts of days before `day`.
 * @param day in UAE time, as YYYY-MM-DD
 */
export function removePageViews(db: Database, day: string): Promise<number> {
  return removeRows(db, 'page_views', ['day', 'path'], sql`day < ${day}::date`)
}

/**
 * Deletes counts of trends of days before `day`.
 * @param day in UAE time, as YYYY-MM-DD
 */
export function removeTrends(db: Database, day: string): Promise<number> {
  return removeRows(db, 'trend_tallies', ['day', 'measure', 'subject'], sql`day < ${day}::date`)
}

/** Deletes counts of the use of API keys in hours before `cutoff`. */
export function removeApiKeyUses(db: Database, cutoff: Date): Promise<number> {
  return removeRows(db, 'api_key_uses', ['key_id', 'hour'], sql`hour < ${cutoff}`)
}

/**
 * Deletes one batch of rows of a table.
 * @param key columns of its primary key
 * @param old which rows, and in which order
 */
function removeRows(
  db: Database,
  table: string,
  key: readonly string[],
  old: SQL,
): Promise<number> {
  const name = sql.identifier(table)
  const columns = sql.join(
    key.map((column) => sql.identifier(column)),
    sql`, `,
  )
  return count(
    db,
    sql`
    delete from ${name} where (${columns}) in (
      select ${columns} from ${name} where ${old} limit ${BATCH} for update skip locked)`,
  )
}

async function count(db: Database, statement: SQL): Promise<number> {
  return (await db.execute(statement)).rowCount ?? 0
}
