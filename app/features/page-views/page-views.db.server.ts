import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import type { KnownPage } from './known-page.server.ts'

/** Views of a page on a day in the UAE, YYYY-MM-DD. */
export type PageViews = { day: string; page: KnownPage; views: number }

/**
 * Adds views of pages that exist, under the title that each has now: one statement, so that views at the same moment all count,
 * in the order of their rows, so that two processes never wait for each other. What does not exist makes no row, so the table has
 * at most one row for each page and day.
 * @param all at most one for each page and day
 * @returns the titles of those that exist, by their paths
 */
export async function addPageViews(
  db: Queries,
  all: readonly PageViews[],
): Promise<ReadonlyMap<string, string>> {
  const seen = JSON.stringify(
    all.map(({ day, views, page }) => ({
      day,
      path: page.path,
      locale: page.locale,
      views,
      title: 'title' in page ? page.title : null,
      scam_id: 'scamId' in page ? page.scamId : null,
      slug: 'postSlug' in page ? page.postSlug : null,
    })),
  )
  const { rows } = await db.execute<{ path: string; title: string }>(sql`
    insert into page_views as p (day, path, title, views)
    select day, path, title, views
    from (
      select seen.day, seen.path, seen.views, coalesce(
        seen.title,
        case locale when 'ar' then coalesce(s.title_ar, s.title) else s.title end,
        case locale when 'ar' then coalesce(b.title_ar, b.title) else b.title end
      ) as title
      from jsonb_to_recordset(${seen}::jsonb)
        as seen (day date, path text, locale text, title text, views int, scam_id uuid, slug text)
      left join scams s on s.id = seen.scam_id
      left join blog_posts b on b.slug = seen.slug and b.published_at is not null
    ) as named
    where title is not null
    order by day, path
    on conflict (day, path) do update set views = p.views + excluded.views, title = excluded.title
    returning path, title`)
  return new Map(rows.map(({ path, title }) => [path, title]))
}
