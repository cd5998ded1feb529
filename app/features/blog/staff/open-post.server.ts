import { versionOf } from '#app/features/audit/row-version.ts'
import type { LogLine } from '#app/features/audit/staff-action.ts'
import { readLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Queries } from '#database/connect.server.ts'
import { NEW_POST, type PostField, type PostInput } from './post-input.ts'
import { findPostRow } from './staff-posts.db.server.ts'

/** An article as its form shows it. */
export type OpenedPost = {
  id: string
  version: string
  input: PostInput
  html: string
  htmlAr: string
  publishedAt: Date | null
  log: LogLine[]
}

/** Opens an article for staff, or null when there is none. */
export async function openPost(db: Queries, id: string): Promise<OpenedPost | null> {
  const row = await findPostRow(db, id)
  if (!row) return null
  const names = Object.keys(NEW_POST) as PostField[]
  return {
    id,
    version: versionOf(row),
    input: Object.fromEntries(names.map((name) => [name, row[name] ?? ''])) as PostInput,
    html: row.contentHtml,
    htmlAr: row.contentHtmlAr ?? '',
    publishedAt: row.publishedAt,
    log: await readLog(db, { kind: 'post', id }),
  }
}
