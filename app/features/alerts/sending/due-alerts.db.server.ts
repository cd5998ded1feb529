import { sql } from 'drizzle-orm'
import type { CategorySlug } from '#app/domain/category.ts'
import { ALERT_LIMITS } from '#app/features/alerts/alert-limits.ts'
import { wordsIn } from '#app/features/scams/language/in-language.ts'
import { readTold } from '#app/features/scams/language/texts.db.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { milliseconds } from '#database/milliseconds.ts'
import { publishedAt, scams } from '#database/schema/scams.ts'
import type { News } from '../alert-mails.server.ts'

/** After this time another process takes an attempt that was not finished. Longer than any attempt. */
const CLAIM_MS = 10 * 60_000
/** The pause after the first attempt that failed. Each further one is four times as long, up to a day. */
const PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 24 * 60 * 60_000
const LATER = sql`least(${LONGEST_PAUSE_MS}, ${PAUSE_MS} * power(4, least(failures, 10) - 1))`

/** Entries up to this time are told: later ones may still be corrected. */
const SETTLED = sql`now() - ${milliseconds(ALERT_LIMITS.settling)}`

const PUBLISHED = publishedAt(scams)

/** When the newest entry was published that may be told. */
const NEWEST = sql`
  (select ${PUBLISHED} from scams where status = 'active' and ${PUBLISHED} <= ${SETTLED}
   order by ${PUBLISHED} desc limit 1)`

/** How a subscriber is told. */
export type Channel = 'email' | 'push'

/** A subscription that one process has claimed. */
export type DueAlert = {
  id: string
  sealed: string
  language: Locale
  categories: CategorySlug[]
  /** Entries after the first and up to the second time are to be told, both in the database's own format. */
  toldUntil: string
  until: string
}

/**
 * Claims the subscription that has waited longest and may have something to be told. A single statement that skips
 * locked rows: two processes never claim the same one, and what a killed process has claimed is free again after
 * `CLAIM_MS`.
 */
export async function claimDueAlert(db: Queries, channel: Channel): Promise<DueAlert | null> {
  const { rows } = await db.execute<DueAlert>(sql`
    update alert_subscriptions
    set next_at = now() + ${milliseconds(CLAIM_MS)}, failures = failures + 1, updated_at = now()
    where id = (
      select id from alert_subscriptions
      where channel = ${channel} and next_at <= now() and confirmed_at is not null and told_until < ${NEWEST}
      order by next_at limit 1 for update skip locked)
    returning id, address_encrypted as sealed, language, categories, told_until::text as "toldUntil",
      (${SETTLED})::text as until`)
  return rows[0] ?? null
}

/** Returns the entries that are to be told to a subscriber, newest first. */
export async function newsFor(
  db: Queries,
  { language, categories, toldUntil, until }: DueAlert,
): Promise<News> {
  const { rows } = await db.execute<{ id: string; total: number }>(sql`
    select id, (count(*) over ())::int as total from scams
    where status = 'active' and ${PUBLISHED} > ${toldUntil}::timestamptz and ${PUBLISHED} <= ${until}::timestamptz
      ${categories.length > 0 ? sql`and category_id in (select id from categories where slug in ${categories})` : sql``}
    order by ${PUBLISHED} desc, id desc limit ${ALERT_LIMITS.entries}`)
  const texts = await readTold(
    db,
    rows.map(({ id }) => id),
    [language],
  )
  const entries = rows.flatMap(({ id }) => {
    const own = texts.get(id)
    if (!own) return []
    const words = wordsIn(language, own)
    return [{ id, title: words.title, language: words.language }]
  })
  return { entries, more: (rows[0]?.total ?? 0) - rows.length }
}

/** Notes that everything up to the claim was told, or that there was nothing. @param pauseMs until the next alert */
export async function noteTold(
  db: Queries,
  { id, until }: DueAlert,
  pauseMs: number,
): Promise<void> {
  await db.execute(sql`
    update alert_subscriptions
    set told_until = ${until}::timestamptz, next_at = now() + ${milliseconds(pauseMs)}, failures = 0, updated_at = now()
    where id = ${id}`)
}

/** Notes a failed attempt: the next one follows after a pause that grows with every failure. */
export async function noteFailure(db: Queries, { id }: DueAlert): Promise<void> {
  await db.execute(sql`
    update alert_subscriptions
    set next_at = now() + ${milliseconds(LATER)},
      updated_at = now()
    where id = ${id}`)
}

/** Deletes a subscription whose address does not exist, or whose browser has ended it. */
export async function removeDead(db: Queries, { id }: DueAlert): Promise<void> {
  await db.execute(sql`delete from alert_subscriptions where id = ${id}`)
}
