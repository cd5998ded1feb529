import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import { similarityBuckets } from '#database/schema/checks.ts'
import { bucketsOfText, MIN_SHARED_BUCKETS } from './min-hash.ts'

/** Nobody needs to know beyond this, and counting stops here whatever the size of the tables. */
export const MAX_COUNTED = 1000

/** What a text belongs to: a library entry, a report, or a visitor's unsafe check. */
export type Subject =
  | { kind: 'scam' | 'report'; id: string }
  | { kind: 'check'; id: string; visitor: string }

/** Makes a text findable by texts that resemble it. */
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

/** Makes an entry or a report findable by texts that resemble any of its own: one in each language, an example. */
export async function indexTexts(
  db: Queries,
  subject: Subject,
  texts: readonly string[],
): Promise<void> {
  for (const text of texts) await indexBuckets(db, subject, bucketsOfText(text))
}

/**
 * How many library entries, reports and other visitors' unsafe checks resemble a text, at most `MAX_COUNTED`.
 * Library entries about the same type of scam count as well, whatever their words; reports that staff rejected do not.
 * Of each band so many rows are read at most, the same first ones of texts that are the same: a message that thousands have
 * checked costs no more than another.
 * @param visitor whose own checks are left out
 */
export async function countSimilar(
  db: Queries,
  { buckets, scamType, visitor }: { buckets: bigint[]; scamType: string | null; visitor: string },
): Promise<number> {
  // Each band by its name, so that the planner knows how many share it, and reads them in the order of the index.
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
