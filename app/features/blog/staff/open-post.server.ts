import { versionOf } from '#app/features/audit/row-version.ts'
import type { LogLine } from '#app/features/audit/staff-action.ts'
import { readLog } from '#app/features/audit/staff-log.db.server.ts'
import { byLocale, type Locale } from '#app/i18n/locale.ts'
import type { Queries } from '#database/connect.server.ts'
import { contentOfRow } from './post-content.server.ts'
import { NEW_POST, type PostField, type PostInput } from './post-input.ts'
import { findPostRow, type PostRow } from './staff-posts.db.server.ts'

/** An article for its form. */
export type OpenedPost = {
  id: string
  version: string
  input: PostInput
  /** The rendered content. */
  html: Readonly<Partial<Record<Locale, string>>>
  publishedAt: Date | null
  log: LogLine[]
}

/** Returns an article for staff, or null. */
export async function openPost(db: Queries, id: string): Promise<OpenedPost | null> {
  const row = await findPostRow(db, id)
  if (!row) return null
  return {
    id,
    version: versionOf(row),
    input: inputOf(row),
    html: byLocale((locale) => row.texts[locale]?.contentHtml ?? ''),
    publishedAt: row.publishedAt,
    log: await readLog(db, { kind: 'post', id }),
  }
}

function inputOf(row: PostRow): PostInput {
  const content = contentOfRow(row)
  const names = Object.keys(NEW_POST) as PostField[]
  return Object.fromEntries(names.map((name) => [name, content[name] ?? ''])) as PostInput
}
