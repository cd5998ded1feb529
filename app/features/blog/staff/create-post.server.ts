import { isDeepStrictEqual } from 'node:util'
import { insertOnce } from '#app/features/audit/insert-once.server.ts'
import { versionOf } from '#app/features/audit/row-version.ts'
import { writeLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { inTransaction, isTaken } from '#database/transaction.server.ts'
import { insertPost } from '../posts.db.server.ts'
import { editPost } from './edit-post.server.ts'
import { openPost } from './open-post.server.ts'
import {
  contentOf,
  type PostInput,
  type PostProblems,
  postProblems,
  textsOfContent,
} from './post-input.ts'
import { postChoices } from './staff-posts.db.server.ts'

/** `version`: the article's current version, see `versionOf`; empty if it has changed since. */
export type CreateOutcome =
  | { ok: true; id: string; version: string }
  | { ok: false; problem: 'invalid'; problems: PostProblems }

type NewPost = { id: string; input: PostInput; publish: boolean }

/**
 * Creates an article, as a draft or published. A form resubmitted because its response was lost may use the
 * other button.
 * @param id of the form, see `insertOnce`
 */
export async function createPost(
  app: App,
  staff: Staff,
  { id, input, publish }: NewPost,
): Promise<CreateOutcome> {
  const { db, clock } = app
  const problems = postProblems(input, await postChoices(db))
  if (Object.keys(problems).length > 0) return { ok: false, problem: 'invalid', problems }
  const content = contentOf(input)
  const { slug, coverImage, categoryId, authorId } = content
  const now = clock.now()
  const publishedAt = publish ? now : null
  const deed = { kind: 'post', id, action: 'write', before: null, after: content } as const
  let isNew = false
  const insert = async (id: string) => {
    await inTransaction(db, async (transaction) => {
      await insertPost(transaction, {
        id,
        texts: textsOfContent(content),
        ...{ slug, coverImage, categoryId, authorId, publishedAt },
        createdAt: now,
        updatedAt: now,
      })
      await writeLog(transaction, staff, { ...deed, id })
      if (!publish) return
      const [before, after] = [{ publishedAt: null }, { publishedAt }]
      await writeLog(transaction, staff, { kind: 'post', id, action: 'publish', before, after })
    })
    isNew = true
  }
  try {
    const kept = await insertOnce(db, staff, deed, insert)
    const version = isNew
      ? versionOf({ updatedAt: now })
      : await move(app, staff, { id: kept, input, publish })
    return { ok: true, id: kept, version }
  } catch (fault) {
    // The slug is the only unique column.
    if (!isTaken(fault)) throw fault
    return { ok: false, problem: 'invalid', problems: { slug: 'taken' } }
  }
}

/**
 * Publishes or unpublishes an article, unless it was changed meanwhile or somebody else decided last.
 * @returns its current version; empty if nothing was done
 */
async function move(app: App, staff: Staff, { id, input, publish }: NewPost): Promise<string> {
  const now = await openPost(app.db, id)
  if (now?.log[0]?.by !== staff.email) return ''
  if (!isDeepStrictEqual(contentOf(now.input), contentOf(input))) return ''
  const { version } = now
  const wanted = publish ? 'publish' : 'unpublish'
  const outcome = await editPost(app, staff, { id, version, input, move: wanted })
  return outcome.ok ? outcome.version : ''
}
