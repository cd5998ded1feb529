import { expect, test } from 'vitest'
import { readLog } from '#app/features/audit/staff-log.db.server.ts'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import { testApp } from '../../../../tests/support/app.ts'
import { addBlogCategories, addPost } from '../testing/add-post.ts'
import { editPost } from './edit-post.server.ts'
import { openPost } from './open-post.server.ts'

const ROUNDS = 20

test('of two concurrent edits of an article one is saved; the other is a conflict that names the first editor', async () => {
  const app = await testApp()
  const { banking, authorId } = await addBlogCategories(app.db)
  const id = await addPost(app.db, { slug: 'kept', categoryId: banking, authorId })
  const pair = [someStaff('Amal'), someStaff('Badr')]
  for (let round = 1; round <= ROUNDS; round++) {
    const { input, version } = (await openPost(app.db, id))!
    const title = (name: string) => `${name}, ${round}`
    const outcomes = await Promise.all(
      pair.map((staff) =>
        editPost(app, staff, {
          id,
          version,
          input: { ...input, title: title(staff.name) },
          move: 'save',
        }),
      ),
    )
    const first = pair[outcomes.findIndex(({ ok }) => ok)]
    const { version: now } = (await openPost(app.db, id))!
    expect(outcomes).toContainEqual({ ok: true, version: now })
    expect(outcomes).toContainEqual({ ok: false, problem: 'conflict', by: first?.email })
    expect((await openPost(app.db, id))?.input.title).toBe(title(first?.name ?? ''))
  }
  expect(await readLog(app.db, { kind: 'post', id })).toHaveLength(ROUNDS)
})
