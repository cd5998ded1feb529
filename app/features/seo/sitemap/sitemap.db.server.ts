import { and, asc, desc, gt, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { blogPosts } from '#database/schema/blog.ts'
import { scams, scamTallies } from '#database/schema/scams.ts'

/** A page that the database has: its unprefixed address, and the languages that its words are in. */
export type PublishedPage = { path: string; changed: Date; languages: readonly Locale[] }

/** Entries of the library by their ids: those that come after one, up to another or to the end. */
export type IdRange = { after: string; to: string | null }

/** How many rows are in memory at once. */
const BATCH = 1000

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** The whole library. */
export const LIBRARY: IdRange = { after: BEFORE_ALL, to: null }

type InLanguages = Readonly<Record<Locale, boolean>>

const HAS_ARABIC = sql`(${scams.titleAr} is not null and ${scams.descriptionAr} is not null)`

/** In which languages `wordsIn` finds the words of an entry. */
const SCAM_LANGUAGES = {
  en: sql<boolean>`(not ${HAS_ARABIC} or ${scams.description} <> ${scams.descriptionAr})`,
  ar: sql<boolean>`${HAS_ARABIC}`,
}

/** The entries of a span that are not inactive, in the order of their ids, some at a time. */
export async function* listScamsOf(
  db: Queries,
  { after, to }: IdRange,
): AsyncGenerator<PublishedPage[]> {
  for (let last: string | undefined = after; last !== undefined; ) {
    const rows: (InLanguages & { id: string; changed: Date })[] = await db
      .select({ id: scams.id, changed: scams.updatedAt, ...SCAM_LANGUAGES })
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
    yield rows.map(({ id, changed, ...languages }) => ({
      path: `/scam-library/${id}`,
      changed,
      languages: languagesOf(languages),
    }))
    last = rows[BATCH - 1]?.id
  }
}

/** The newest published articles. */
export async function listPublished(db: Queries, most: number): Promise<PublishedPage[]> {
  const rows = await db
    .select({
      slug: blogPosts.slug,
      changed: blogPosts.updatedAt,
      en: sql<boolean>`true`,
      ar: sql<boolean>`${blogPosts.titleAr} is not null`,
    })
    .from(blogPosts)
    .where(isNotNull(blogPosts.publishedAt))
    .orderBy(desc(blogPosts.publishedAt))
    .limit(most)
  return rows.map(({ slug, changed, ...languages }) => ({
    path: `/blog/${slug}`,
    changed,
    languages: languagesOf(languages),
  }))
}

/** How many entries the library has. */
export async function countScams(db: Queries): Promise<number> {
  const [row] = await db
    .select({ entries: sql<number>`coalesce(sum(${scamTallies.entries}), 0)::int` })
    .from(scamTallies)
  return row?.entries ?? 0
}

/** Where a library was cut into spans of a size: the ids that they come after. */
const cuts = new WeakMap<Queries, { size: number; after: readonly string[] }>()

/**
 * Cuts the library into spans of `size` entries. Ids grow with time, so a span that is full stays as it is: only what came
 * since the last cut that this process knows is read, in the index of the primary key and nothing else.
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

const languagesOf = (has: InLanguages) => LOCALES.filter((locale) => has[locale])
