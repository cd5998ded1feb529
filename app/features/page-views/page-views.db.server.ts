import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.server.ts'
import type { KnownPage } from './known-page.server.ts'

/**
 * Counts one view of a page that exists: one statement, so that views at the same moment all count. What does not exist
 * makes no row, so the table has at most one row for each page and day.
 * @param day in the UAE, as YYYY-MM-DD
 * @returns whether there is such a page
 */
export async function addPageView(
  db: Queries,
  { day, page, title }: { day: string; page: KnownPage; title: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into page_views as p (day, path, title, views)
    select ${day}::date, ${page.path}::text, ${title}::text, 1 where ${exists(page)}
    on conflict (day, path) do update set views = p.views + 1, title = excluded.title`)
  return rowCount === 1
}

function exists({ scamId, postSlug }: KnownPage): SQL {
  if (scamId) return sql`exists (select from scams where id = ${scamId}::uuid)`
  if (postSlug) {
    return sql`exists (select from blog_posts where slug = ${postSlug}::text and published_at is not null)`
  }
  return sql`true`
}
