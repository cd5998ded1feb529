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

/** `version`: that the article has now, see `versionOf`. `conflict`: somebody else wrote since the form was opened; `by` is who, when the log knows. */
export type EditOutcome =
  | { ok: true; version: string }
  | { ok: false; problem: 'invalid'; problems: PostProblems }
  | { ok: false; problem: 'conflict' | 'gone'; by: string | null }

/** What becomes of an article besides its words. */
export type Move = 'save' | 'publish' | 'unpublish'

/**
 * Changes an article, unless somebody else did since the form was opened. One that stands as the form has it is saved
 * already: a form may be sent again because its answer was lost.
 * @param version of the article that the form was filled from, see `versionOf`
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
    // The slug is all of an article that must be unique.
    if (!isTaken(fault)) throw fault
    return { ok: false, problem: 'invalid', problems: { slug: 'taken' } }
  }
}

function publishedAfter(before: Date | null, move: Move, now: Date): Date | null {
  if (move === 'unpublish') return null
  return move === 'publish' ? (before ?? now) : before
}
