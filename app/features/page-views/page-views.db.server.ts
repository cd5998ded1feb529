import { sql } from 'drizzle-orm'
import { FALLBACK } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import type { KnownPage } from './known-page.server.ts'

/** Views of a page on a day in UAE time, YYYY-MM-DD. */
export type PageViews = { day: string; page: KnownPage; views: number }

/**
 * Adds views of existing pages under their current titles. One statement, so that concurrent views all count,
 * in row order, so that processes do not deadlock. Missing pages add no row, so the table has at most one row
 * per page and day.
 * @param all at most one per page and day
 * @returns titles of existing pages by path
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
        (select title from scam_texts s
         where s.scam_id = seen.scam_id and s.locale in (seen.locale, ${FALLBACK})
         order by s.locale = ${FALLBACK} limit 1),
        (select title from blog_post_texts b
         where b.post_id = posts.id and b.locale in (seen.locale, ${FALLBACK})
         order by b.locale = ${FALLBACK} limit 1)
      ) as title
      from jsonb_to_recordset(${seen}::jsonb)
        as seen (day date, path text, locale text, title text, views int, scam_id uuid, slug text)
      left join blog_posts posts on posts.slug = seen.slug and posts.published_at is not null
    ) as named
    where title is not null
    order by day, path
    on conflict (day, path) do update set views = p.views + excluded.views, title = excluded.title
    returning path, title`)
  return new Map(rows.map(({ path, title }) => [path, title]))
}
