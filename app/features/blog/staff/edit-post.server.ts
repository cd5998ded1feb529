import { differences, laterThan as timeAfter, versionOf } from '#app/features/audit/row-version.ts'
import { readLog, writeLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { inTransaction, isTaken } from '#database/transaction.server.ts'
import { contentOfRow } from './post-content.server.ts'
import {
  contentOf,
  type PostInput,
  type PostProblems,
  postProblems,
  textsOfContent,
} from './post-input.ts'
import { lockPost, postChoices, updatePost } from './staff-posts.db.server.ts'

/**
 * `version`: the article's current version, see `versionOf`. `conflict`: somebody else saved since the form
 * was opened; `by` names them if logged.
 */
export type EditOutcome =
  | { ok: true; version: string }
  | { ok: false; problem: 'invalid'; problems: PostProblems }
  | { ok: false; problem: 'conflict' | 'gone'; by: string | null }

/** Change of publication besides saving. */
export type Move = 'save' | 'publish' | 'unpublish'

/**
 * Saves an article unless somebody else did since the form was opened. If it already equals the form it
 * counts as saved, because a form may be resubmitted after a lost response.
 * @param version on which the form is based, see `versionOf`
 */
export async function editPost(
  { db, clock }: App,
  staff: Staff,
  { id, version, input, move }: { id: string; version: string; input: PostInput; move: Move },
): Promise<EditOutcome> {
  const choices = await postChoices(db)
  const now = clock.now()
  try {
    return await inTransaction(db, async (transaction): Promise<EditOutcome> => {
      const row = await lockPost(transaction, id)
      const refuse = async (problem: 'conflict' | 'gone'): Promise<EditOutcome> => {
        const [latest] = await readLog(transaction, { kind: 'post', id })
        return { ok: false, problem, by: latest?.by ?? null }
      }
      if (!row) return refuse('gone')
      const next = contentOf(input)
      const { before, after } = differences(contentOfRow(row), next)
      const isEdit = Object.keys(after).length > 0
      const publishedAt = publishedAfter(row.publishedAt, move, now)
      const isMove = publishedAt !== row.publishedAt
      if (!isEdit && !isMove) return { ok: true, version: versionOf(row) }
      if (versionOf(row) !== version) return refuse('conflict')
      const covers = row.coverImage ? [...choices.covers, row.coverImage] : choices.covers
      const problems = postProblems(input, { ...choices, covers })
      if (Object.keys(problems).length > 0) return { ok: false, problem: 'invalid', problems }

      const updatedAt = timeAfter(row.updatedAt, now)
      const { slug, coverImage, categoryId, authorId } = next
      await updatePost(transaction, id, {
        texts: textsOfContent(next),
        ...{ slug, coverImage, categoryId, authorId, publishedAt, updatedAt },
      })
      const subject = { kind: 'post', id } as const
      if (isEdit) {
        await writeLog(transaction, staff, { ...subject, action: 'edit', before, after })
      }
      if (isMove) {
        await writeLog(transaction, staff, {
          ...subject,
          action: publishedAt ? 'publish' : 'unpublish',
          before: { publishedAt: row.publishedAt },
          after: { publishedAt },
        })
      }
      return { ok: true, version: versionOf({ updatedAt }) }
    })
  } catch (fault) {
    // The slug is the only unique column.
    if (!isTaken(fault)) throw fault
    return { ok: false, problem: 'invalid', problems: { slug: 'taken' } }
  }
}

function publishedAfter(before: Date | null, move: Move, now: Date): Date | null {
  if (move === 'unpublish') return null
  return move === 'publish' ? (before ?? now) : before
}
