import { and, asc, desc, gt, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { FALLBACK, LOCALES, type Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { blogPosts } from '#database/schema/blog.ts'
import { scams, scamTallies } from '#database/schema/scams.ts'

/** A page in the database: its path without language, and the languages of its text. */
export type PublishedPage = { path: string; changed: Date; languages: readonly Locale[] }

/** A range of library entries by id: after one, up to another or to the end. */
export type IdRange = { after: string; to: string | null }

/** Rows read at once. */
const BATCH = 1000

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** The whole library. */
export const LIBRARY: IdRange = { after: BEFORE_ALL, to: null }

/** Yields the non-inactive entries of a range in id order, in batches. */
export async function* listScamsOf(
  db: Queries,
  { after, to }: IdRange,
): AsyncGenerator<PublishedPage[]> {
  for (let last: string | undefined = after; last !== undefined; ) {
    const rows: { id: string; changed: Date }[] = await db
      .select({ id: scams.id, changed: scams.updatedAt })
      .from(scams)
      .where(
        and(
          gt(scams.id, last),
          to === null ? undefined : lte(scams.id, to),
          ne(scams.status, 'inactive'),
        ),
      )
      .orderBy(asc(scams.id))
      .limit(BATCH)
    const languages = await languagesOfScams(
      db,
      rows.map(({ id }) => id),
    )
    yield rows.map(({ id, changed }) => ({
      path: `/scam-library/${id}`,
      changed,
      languages: languages.get(id) ?? [],
    }))
    last = rows[BATCH - 1]?.id
  }
}

/** Returns the newest published articles. */
export async function listPublished(db: Queries, most: number): Promise<PublishedPage[]> {
  const rows = await db
    .select({
      slug: blogPosts.slug,
      changed: blogPosts.updatedAt,
      languages: sql<string[]>`array(
        select locale from blog_post_texts where post_id = ${blogPosts.id})`,
    })
    .from(blogPosts)
    .where(isNotNull(blogPosts.publishedAt))
    .orderBy(desc(blogPosts.publishedAt))
    .limit(most)
  return rows.map(({ slug, changed, languages }) => ({
    path: `/blog/${slug}`,
    changed,
    languages: LOCALES.filter((locale) => languages.includes(locale)),
  }))
}

/** Counts the library entries. */
export async function countScams(db: Queries): Promise<number> {
  const [row] = await db
    .select({ entries: sql<number>`coalesce(sum(${scamTallies.entries}), 0)::int` })
    .from(scamTallies)
  return row?.entries ?? 0
}

/** Cached ranges by size: the ids after which they start. */
const cuts = new WeakMap<Queries, { size: number; after: readonly string[] }>()

/**
 * Splits the library into ranges of `size` entries. Ids are ordered by time, so full ranges never change:
 * only entries after the last cached range are read, from the primary key index.
 */
export async function idRangesOf(db: Queries, size: number): Promise<IdRange[]> {
  const known = cuts.get(db)
  const before = known?.size === size ? known.after : [BEFORE_ALL]
  const { rows } = await db.execute<{ after: string }>(sql`
    with recursive span as (
      select ${before.at(-1)}::uuid as after
      union all
      select (select id from scams where id > span.after order by id offset ${size - 1} limit 1)
      from span where span.after is not null)
    select after from span where after is not null`)
  const after = [...before.slice(0, -1), ...rows.map((row) => row.after)]
  cuts.set(db, { size, after })
  return after.map((id, place) => ({ after: id, to: after[place + 1] ?? null }))
}

/** Returns the languages of entries, as `wordsIn` determines them, by entry id. */
async function languagesOfScams(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, Locale[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; locales: string[]; has_english: boolean }>(sql`
    select scam_id as id, array_agg(locale) as locales,
      not bool_or(locale <> ${FALLBACK} and description = english) as has_english
    from (
      select scam_id, locale, description,
        max(description) filter (where locale = ${FALLBACK}) over (partition by scam_id) as english
      from scam_texts where scam_id = any(${sql.param([...ids])}::uuid[])) as texts
    group by scam_id`)
  return new Map(
    rows.map(({ id, locales, has_english }) => [
      id,
      LOCALES.filter((locale) => locales.includes(locale) && (locale !== FALLBACK || has_english)),
    ]),
  )
}
