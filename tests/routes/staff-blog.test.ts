import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ARABIC, addBlogCategories, addPost } from '#app/features/blog/testing/add-post.ts'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { newStaff, STAFF_EMAIL, signIn } from '../support/staff.ts'
import { visibleText } from '../support/visible-text.ts'

/** Creates a staff site with one published article. */
async function desk() {
  const app = await testApp({ TRUSTED_PROXY_HOPS: '1' })
  const { banking, authorId } = await addBlogCategories(app.db)
  const id = await addPost(app.db, { slug: 'kept', categoryId: banking, authorId })
  await newStaff(app)
  const origin = await serve(app)
  const Cookie = await signIn(origin)
  const ask = async (path: string, body?: Record<string, string>, cookie = Cookie) => {
    const answer = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Cookie: cookie, Origin: origin },
      redirect: 'manual',
      ...(body && { body: new URLSearchParams(body) }),
    })
    const html = await answer.text()
    return { answer, html, text: visibleText(html) }
  }
  const fields = {
    intent: 'save',
    title: 'The lottery call',
    slug: '',
    excerpt: 'You never entered.',
    content: '## How it goes\n\n<b>They</b> call.',
    categoryId: banking,
    authorId,
  }
  const versionOf = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
  const versionNow = async () => versionOf((await ask(`/admin/blog/${id}`)).html)
  const read = async (path: string) => (await fetch(`${origin}${path}`)).status
  const logOf = async (post: string) => {
    const { rows } = await app.db.execute<{ action: string; before: object; after: object }>(sql`
      select action, before, after from staff_log where subject_id = ${post} order by id`)
    return rows
  }
  return { app, id, ask, fields, versionOf, versionNow, read, logOf }
}

test.each([
  ['/admin/blog', undefined, 302],
  ['/admin/blog/new', undefined, 302],
  ['/admin/blog/new', { title: 'a' }, 401],
  ['/admin/blog/preview', { text: 'a' }, 401],
])('only staff reach %s', async (path, body, status) => {
  const { ask } = await desk()
  const { answer } = await ask(path, body, '')
  expect(answer.status).toBe(status)
  expect(answer.headers.get('location') ?? '/admin/login').toMatch(/^\/admin\/login/)
})

test('the table shows drafts and published articles, and is searched and filtered', async () => {
  const { app, ask, fields } = await desk()
  const { categoryId, authorId } = fields
  await addPost(app.db, { slug: 'draft', categoryId, authorId, publishedAt: null, ...ARABIC })
  const { text } = await ask('/admin/blog')
  expect(text).toMatch(/Title Category Author Status Last Changed Actions/)
  expect(text).toMatch(/About draft .*Banking .*Layla Desk .*Draft/)
  expect(text).toMatch(/About kept English only .*Published/)
  const drafts = await ask('/admin/blog?status=draft')
  expect(drafts.text).toContain('About draft')
  expect(drafts.text).not.toContain('About kept')
  expect((await ask('/admin/blog?q=kept&status=draft')).text).toContain('No articles found.')
})

test('a page beyond the last says so and links to the first', async () => {
  const { ask } = await desk()
  const { html, text } = await ask('/admin/blog?q=kept&page=99')
  expect(text).toContain('No more articles.')
  expect(html).toMatch(/href="\/admin\/blog\?q=kept"[^>]*>Newest/)
})

describe('a new article', () => {
  test('is an invisible draft, its slug made from the title, until it is published', async () => {
    const { ask, fields, versionOf, read, logOf } = await desk()
    const { answer } = await ask('/admin/blog/new', fields)
    expect(answer.status).toBe(303)
    const place = answer.headers.get('location') ?? ''
    expect(await read('/blog/the-lottery-call')).toBe(404)
    const form = await ask(place)
    expect(form.text).toContain('Saved.')
    expect(form.text).toContain('This is a draft')
    expect(form.text).toContain(`${STAFF_EMAIL} wrote it`)

    const published = await ask(place, {
      ...fields,
      slug: 'the-lottery-call',
      version: versionOf(form.html),
      intent: 'publish',
    })
    expect(published.answer.status).toBe(303)
    expect(await read('/blog/the-lottery-call')).toBe(200)
    const id = /blog\/([\w-]+)/.exec(place)?.[1] ?? ''
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['write', 'publish'])
    // Displayed in UAE time like all times in the staff area, not as logged.
    expect((await ask(place)).text).toMatch(/Published nothing became \d+ \w+ \d{4}/)
  })

  test('can be published at once, with its Arabic', async () => {
    const { ask, fields, read } = await desk()
    await ask('/admin/blog/new', { ...fields, ...ARABIC, slug: 'won', intent: 'publish' })
    expect(await read('/blog/won')).toBe(200)
    expect(await read('/ar/blog/won')).toBe(200)
    const list = await ask('/blog?q=lottery')
    expect(list.text).toContain('The lottery call')
  })

  test('that is resubmitted from the same form is the same article', async () => {
    const { ask, fields, logOf } = await desk()
    const id = /name="id" value="([^"]+)"/.exec((await ask('/admin/blog/new')).html)?.[1] ?? ''
    const typed = { ...fields, id, intent: 'publish' }
    const sent = await Promise.all([1, 2, 3].map(() => ask('/admin/blog/new', typed)))
    for (const { answer } of sent) {
      expect(answer.headers.get('location')).toMatch(`/admin/blog/${id}?saved=`)
    }
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['write', 'publish'])
  })

  test('whose form has the id of an existing article gets a new id', async () => {
    const { id, ask, fields } = await desk()
    const { answer } = await ask('/admin/blog/new', { ...fields, id })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).not.toContain(id)
    expect((await ask('/blog/kept')).text).toContain('About kept')
  })

  test.each([
    ['no title', { title: ' ', slug: 'a' }],
    ['no excerpt', { excerpt: '' }],
    ['no content', { content: '' }],
    ['an unknown category', { categoryId: 'x' }],
    ['a malformed slug', { slug: 'The Call' }],
    ['the slug of another article', { slug: 'kept' }],
    ['a cover image of another site', { coverImage: 'https://evil.example/a.svg' }],
  ])('with %s is rejected at the field, and the input is kept', async (_, wrong) => {
    const { ask, fields } = await desk()
    const { answer, html } = await ask('/admin/blog/new', {
      ...fields,
      ...wrong,
      contentAr: '',
      intent: 'publish',
    })
    expect(answer.status).toBe(400)
    expect(html.match(/aria-invalid="true"|id="cover-problem"/g)).toHaveLength(1)
    if (!('content' in wrong)) expect(html).toContain('&lt;b&gt;They&lt;/b&gt; call.')
  })

  test('with incomplete Arabic is rejected at the empty Arabic fields', async () => {
    const { ask, fields } = await desk()
    const { answer, text } = await ask('/admin/blog/new', { ...fields, titleAr: ARABIC.titleAr })
    expect(answer.status).toBe(400)
    expect(text.match(/or leave all the Arabic fields empty/g)).toHaveLength(2)
  })
})

describe('an edit', () => {
  test('is visible to readers at once, and logged with before and after', async () => {
    const { app, id, ask, fields, versionNow, logOf } = await desk()
    const version = await versionNow()
    const { answer } = await ask(`/admin/blog/${id}`, { ...fields, slug: 'kept', version })
    expect(answer.status).toBe(303)
    const article = await ask('/blog/kept')
    expect(article.text).toContain('The lottery call')
    expect(article.html).toContain('<p>&lt;b&gt;They&lt;/b&gt; call.</p>')
    expect((await ask('/blog?q=entered')).text).not.toContain('The lottery call')
    expect((await ask('/blog?q=goes')).text).toContain('The lottery call')
    expect(await logOf(id)).toMatchObject([
      { action: 'edit', before: { title: 'About kept' }, after: { title: 'The lottery call' } },
    ])
    const { rows } = await app.db.execute(sql`select count(*)::int as n from blog_posts`)
    expect(rows).toEqual([{ n: 1 }])
  })

  test('by the second of two editors is not saved until it is saved again; the input is kept', async () => {
    const { id, ask, fields, versionNow, versionOf } = await desk()
    const mine = { ...fields, slug: 'kept', version: await versionNow(), title: 'Mine' }
    await ask(`/admin/blog/${id}`, { ...mine, title: 'Theirs' })
    const { answer, html, text } = await ask(`/admin/blog/${id}`, mine)
    expect(answer.status).toBe(409)
    expect(text).toContain(`${STAFF_EMAIL} changed this article while you had it open.`)
    expect(text).toContain('Theirs')
    expect(html).toContain('value="Mine"')
    expect((await ask('/blog/kept')).text).toContain('Theirs')
    const again = await ask(`/admin/blog/${id}`, { ...mine, version: versionOf(html) })
    expect(again.answer.status).toBe(303)
    expect((await ask('/blog/kept')).text).toContain('Mine')
  })

  test('that is resubmitted because its response was lost is saved', async () => {
    const { id, ask, fields, versionNow, logOf } = await desk()
    const typed = { ...fields, slug: 'kept', version: await versionNow(), intent: 'unpublish' }
    for (const _ of [1, 2]) {
      expect((await ask(`/admin/blog/${id}`, typed)).answer.status).toBe(303)
    }
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['edit', 'unpublish'])
  })

  test('by the second of two editors shows exactly the fields that saving again would overwrite', async () => {
    const { id, ask, fields, versionNow } = await desk()
    const mine = { ...fields, ...ARABIC, slug: 'kept', version: await versionNow() }
    await ask(`/admin/blog/${id}`, {
      ...mine,
      ...{ slug: 'moved', excerpt: 'Nobody wins.', excerptAr: 'لا أحد يفوز.' },
      coverImage: '/covers/task-jobs.svg',
    })
    const { text } = await ask(`/admin/blog/${id}`, mine)
    expect(text).toContain(
      'Different from what you typed: Address, Excerpt, Arabic excerpt, Cover.',
    )
    expect(text).toMatch(
      /Address moved Excerpt Nobody wins\. Arabic excerpt لا أحد يفوز\. Cover \/covers\/task-jobs\.svg/,
    )
  })

  test('of a published slug warns about links to the old one', async () => {
    const { app, id, ask, fields } = await desk()
    const { categoryId, authorId } = fields
    const draft = await addPost(app.db, { slug: 'draft', categoryId, authorId, publishedAt: null })
    const warning = 'links to the old address stop working'
    expect((await ask(`/admin/blog/${id}`)).text).toContain(warning)
    expect((await ask(`/admin/blog/${draft}`)).text).not.toContain(warning)
  })

  test('to an existing slug is rejected at the field', async () => {
    const { app, id, ask, fields, versionNow } = await desk()
    const { categoryId, authorId } = fields
    await addPost(app.db, { slug: 'other', categoryId, authorId })
    const version = await versionNow()
    const { answer, text } = await ask(`/admin/blog/${id}`, { ...fields, slug: 'other', version })
    expect(answer.status).toBe(400)
    expect(text).toContain('Another article has this address.')
  })

  test('can unpublish an article', async () => {
    const { id, ask, fields, versionNow, read, logOf } = await desk()
    const version = await versionNow()
    await ask(`/admin/blog/${id}`, { ...fields, slug: 'kept', version, intent: 'unpublish' })
    expect(await read('/blog/kept')).toBe(404)
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['edit', 'unpublish'])
  })

  test('of an article that was deleted meanwhile keeps the input', async () => {
    const { id, ask, fields, versionNow } = await desk()
    const version = await versionNow()
    await ask(`/admin/blog?delete=${id}`, { intent: 'delete' })
    const { answer, html, text } = await ask(`/admin/blog/${id}`, { ...fields, version })
    expect(answer.status).toBe(409)
    expect(text).toContain(`${STAFF_EMAIL} deleted this article`)
    expect(html).toContain('value="The lottery call"')
  })

  test.each(['no-such-id', '%ed%a0%80', '__proto__'])('of %s edits no article', async (id) => {
    const { ask, fields } = await desk()
    const { answer, html } = await ask(`/admin/blog/${id}`, { ...fields, version: '1' })
    expect(answer.status).toBe(409)
    expect(html).toContain('value="The lottery call"')
  })

  test('of an article that can be neither saved nor loaded keeps the input for resubmission', async () => {
    const { app, id, ask, fields, versionNow } = await desk()
    const version = await versionNow()
    await app.db.execute(sql`alter table staff_log rename to away`)
    const { answer, html, text } = await ask(`/admin/blog/${id}`, { ...fields, version })
    expect(answer.status).toBe(503)
    expect(text).toMatch(/The blog could not be loaded.*Nothing was saved/)
    expect(html).toContain(`name="version" value="${version}"`)
    expect(html).toContain('value="The lottery call"')
    for (const [chosen, name] of [
      [fields.categoryId, 'The category you chose'],
      [fields.authorId, 'The author you chose'],
    ]) {
      expect(html).toContain(`<option value="${chosen}" selected="">${name}`)
    }
  })

  test('that cannot be saved shows an error and keeps the input', async () => {
    const { app, id, ask, fields, versionNow } = await desk()
    const version = await versionNow()
    await app.db.execute(sql`alter table staff_log add constraint no_more check (false) not valid`)
    const { answer, html, text } = await ask(`/admin/blog/${id}`, {
      ...fields,
      slug: 'kept',
      version,
    })
    expect(answer.status).toBe(503)
    expect(text).toContain('Nothing was saved.')
    expect(html).toContain('value="The lottery call"')
    expect((await ask('/blog/kept')).text).toContain('About kept')
  })
})

test('a deletion asks for confirmation and is final', async () => {
  const { id, ask, read, logOf } = await desk()
  const question = await ask(`/admin/blog?delete=${id}`)
  expect(question.text).toContain('Are you sure you want to delete this article?')
  expect(await read('/blog/kept')).toBe(200)
  for (let time = 0; time < 2; time++) {
    const { answer } = await ask(`/admin/blog?delete=${id}&q=a`, { intent: 'delete' })
    expect(answer.headers.get('location')).toBe('/admin/blog?q=a&done=delete')
  }
  expect(await read('/blog/kept')).toBe(404)
  expect(await logOf(id)).toMatchObject([{ action: 'delete', before: { slug: 'kept' } }])
  expect((await ask(`/admin/blog/${id}`)).answer.status).toBe(404)
})

test('a preview shows the saved result without active content', async () => {
  const { ask } = await desk()
  const { answer, html } = await ask('/admin/blog/preview', {
    text: '# Stop\n\n<script>alert(1)</script> [a](javascript:alert(1)) [b](/scam-checker)',
    language: 'ar',
  })
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(JSON.parse(html)).toEqual({
    html: '<h2 lang="en" dir="ltr">Stop</h2>\n<p lang="en" dir="ltr">&lt;script&gt;alert(1)&lt;/script&gt; [a](javascript:alert(1)) <a href="/ar/scam-checker">b</a></p>',
  })
})
