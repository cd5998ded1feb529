import { expect, test } from 'vitest'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import { newId } from '#database/new-id.ts'
import { testApp } from '../../../../tests/support/app.ts'
import { addBlogCategories, addPost } from '../testing/add-post.ts'
import { createPost } from './create-post.server.ts'
import { editPost } from './edit-post.server.ts'
import { openPost } from './open-post.server.ts'

/** Returns the fields of a new article's form. */
async function filledIn() {
  const app = await testApp()
  const { banking, authorId } = await addBlogCategories(app.db)
  const other = await addPost(app.db, { slug: 'other', categoryId: banking, authorId })
  const { input } = (await openPost(app.db, other))!
  return { app, staff: someStaff('Amal'), form: { id: newId(), input: { ...input, slug: 'new' } } }
}

test.each([
  [true, false],
  [false, true],
  [true, true],
])('a resubmitted article is published as the last button says: %s, %s', async (first, last) => {
  const { app, staff, form } = await filledIn()
  for (const publish of [first, last]) {
    const outcome = await createPost(app, staff, { ...form, publish })
    const { id, version } = (await openPost(app.db, form.id))!
    expect(outcome).toEqual({ ok: true, id, version })
  }
  expect((await openPost(app.db, form.id))?.publishedAt != null).toBe(last)
})

test.each([
  true,
  false,
])('a resubmission keeps a later decision of another staff member: first published %s', async (publish) => {
  const { app, staff, form } = await filledIn()
  await createPost(app, staff, { ...form, publish })
  const { input, version } = (await openPost(app.db, form.id))!
  const move = publish ? 'unpublish' : 'publish'
  await editPost(app, someStaff('Badr'), { id: form.id, version, input, move })
  expect(await createPost(app, staff, { ...form, publish })).toMatchObject({
    ok: true,
    version: '',
  })
  expect((await openPost(app.db, form.id))?.publishedAt != null).toBe(!publish)
})

test('a resubmission changes no article whose text was edited meanwhile', async () => {
  const { app, staff, form } = await filledIn()
  await createPost(app, staff, { ...form, publish: true })
  const { input, version } = (await openPost(app.db, form.id))!
  const changed = { id: form.id, version, input: { ...input, title: 'Told anew' } }
  await editPost(app, someStaff('Badr'), { ...changed, move: 'save' })
  await createPost(app, staff, { ...form, publish: false })
  const now = await openPost(app.db, form.id)
  expect(now?.input.title).toBe('Told anew')
  expect(now?.publishedAt).not.toBeNull()
})
