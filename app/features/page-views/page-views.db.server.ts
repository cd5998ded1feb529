import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import type { KnownPage } from './known-page.server.ts'

/** Views of a page on a day in the UAE, YYYY-MM-DD, under its latest title. */
export type PageViews = { day: string; page: KnownPage; title: string; views: number }

/**
 * Adds views of pages that exist: one statement, so that views at the same moment all count, in the order of their rows,
 * so that two processes never wait for each other. What does not exist makes no row, so the table has at most one row for
 * each page and day.
 * @param all at most one for each page and day
 * @returns the paths of those that exist
 */
export async function addPageViews(
  db: Queries,
  all: readonly PageViews[],
): Promise<ReadonlySet<string>> {
  const seen = JSON.stringify(
    all.map(({ day, title, views, page }) => ({
      day,
      path: page.path,
      title,
      views,
      scam_id: page.scamId,
      slug: page.postSlug,
    })),
  )
  const { rows } = await db.execute<{ path: string }>(sql`
    insert into page_views as p (day, path, title, views)
    select day, path, title, views
    from jsonb_to_recordset(${seen}::jsonb)
      as seen (day date, path text, title text, views int, scam_id uuid, slug text)
    where (scam_id is null or exists (select from scams where id = scam_id))
      and (seen.slug is null
        or exists (select from blog_posts as b where b.slug = seen.slug and published_at is not null))
    order by day, path
    on conflict (day, path) do update set views = p.views + excluded.views, title = excluded.title
    returning path`)
  return new Set(rows.map(({ path }) => path))
}
