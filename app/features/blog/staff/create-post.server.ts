import { insertOnce } from '#app/features/audit/insert-once.server.ts'
import { writeLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { insertPost } from '../posts.db.server.ts'
import { contentOf, type PostInput, type PostProblems, postProblems } from './post-input.ts'
import { slugIsTaken } from './slug-is-taken.server.ts'
import { postChoices } from './staff-posts.db.server.ts'

export type CreateOutcome =
  | { ok: true; id: string }
  | { ok: false; problem: 'invalid'; problems: PostProblems }

/**
 * Keeps a new article, as a draft or on the site at once.
 * @param id of the form, see `insertOnce`
 */
export async function createPost(
  { db, clock }: App,
  staff: Staff,
  { id, input, publish }: { id: string; input: PostInput; publish: boolean },
): Promise<CreateOutcome> {
  const problems = postProblems(input, await postChoices(db))
  if (Object.keys(problems).length > 0) return { ok: false, problem: 'invalid', problems }
  const content = contentOf(input)
  const now = clock.now()
  const publishedAt = publish ? now : null
  const deed = { kind: 'post', id, action: 'write', before: null, after: content } as const
  const insert = (id: string) =>
    inTransaction(db, async (transaction) => {
      await insertPost(transaction, { id, ...content, publishedAt, createdAt: now, updatedAt: now })
      await writeLog(transaction, staff, { ...deed, id })
      if (!publish) return
      const [before, after] = [{ publishedAt: null }, { publishedAt }]
      await writeLog(transaction, staff, { kind: 'post', id, action: 'publish', before, after })
    })
  try {
    return { ok: true, id: await insertOnce(db, staff, deed, insert) }
  } catch (fault) {
    if (!slugIsTaken(fault)) throw fault
    return { ok: false, problem: 'invalid', problems: { slug: 'taken' } }
  }
}
