import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { similarityBuckets } from '#database/schema/checks.ts'
import { bucketsOfText, MIN_SHARED_BUCKETS } from './min-hash.ts'

/** Counting stops here, which bounds the cost. */
export const MAX_COUNTED = 1000

/** The owner of a text: a library entry, a report, or a visitor's unsafe check. */
export type Subject =
  | { kind: 'scam' | 'report'; id: string }
  | { kind: 'check'; id: string; visitor: string }

/** Indexes a text for similarity search. */
export async function indexBuckets(
  db: Queries,
  subject: Subject,
  buckets: bigint[],
): Promise<void> {
  if (buckets.length === 0) return
  const visitor = subject.kind === 'check' ? subject.visitor : null
  await db
    .insert(similarityBuckets)
    .values(buckets.map((band) => ({ band, kind: subject.kind, subjectId: subject.id, visitor })))
}

/** Indexes the texts of an entry or report: one per language. */
export async function indexTexts(
  db: Queries,
  subject: Subject,
  texts: readonly string[],
): Promise<void> {
  await indexBuckets(db, subject, texts.flatMap(bucketsOfText))
}

/**
 * Counts similar library entries, reports and other visitors' unsafe checks, up to `MAX_COUNTED`. Includes
 * library entries of the same scam type; excludes rejected reports. A bounded number of rows is read per
 * bucket, so a message checked thousands of times costs no more than another.
 * @param visitor whose own checks are excluded
 */
export async function countSimilar(
  db: Queries,
  { buckets, scamType, visitor }: { buckets: bigint[]; scamType: string | null; visitor: string },
): Promise<number> {
  // One subquery per bucket, so that the planner knows its size and reads in index order.
  const sharing = (band: bigint) => sql`(
    select band, kind, subject_id, visitor from similarity_bands
    where band = ${band} and visitor is distinct from ${visitor}
    order by kind, subject_id limit ${MAX_COUNTED})`
  const near =
    buckets.length === 0
      ? sql`select null::text as kind, null::uuid as subject_id, null::text as visitor where false`
      : sql`
        select kind, subject_id, visitor from (${sql.join(buckets.map(sharing), sql` union all `)}) as sharing
        group by kind, subject_id, visitor having count(distinct band) >= ${MIN_SHARED_BUCKETS}
        limit ${MAX_COUNTED}`
  const { rows } = await db.execute<{ total: number }>(sql`
    with near as (${near})
    select (
      coalesce((select entries from scam_type_tallies where scam_type = ${scamType}), 0)
      + (select count(*) from near join scams on scams.id = subject_id
         where kind = 'scam' and not scam_types @> array[${scamType}]::text[])
      + (select count(distinct coalesce(visitor, subject_id::text)) from near
         where kind <> 'scam'
         and not exists (select from reported_scams where id = subject_id and status = 'rejected'))
    )::int as total`)
  return Math.min(MAX_COUNTED, rows[0]?.total ?? 0)
}
