import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { versionOf } from '#app/features/audit/row-version.ts'
import { addReport } from '#app/features/reports/staff/testing/add-report.ts'
import { findScam } from '#app/features/scams/list-scams.db.server.ts'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { newStaff, STAFF_EMAIL, signIn } from '../support/staff.ts'
import { visibleText } from '../support/visible-text.ts'

/** Creates a staff site with one entry. */
async function desk() {
  const app = await testApp({ TRUSTED_PROXY_HOPS: '1' })
  const categories = await addCategories(app.db)
  const id = await addScam(app.db, { title: 'Kitten shop', categoryId: categories.shopping })
  await newStaff(app)
  const origin = await serve(app)
  const Cookie = await signIn(origin)
  const ask = async (path: string, body?: Record<string, string>) => {
    const answer = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Cookie, Origin: origin },
      redirect: 'manual',
      ...(body && { body: new URLSearchParams(body) }),
    })
    const html = await answer.text()
    return { answer, html, text: visibleText(html) }
  }
  const versionNow = async () => versionOf((await findScam(app.db, id, 'en'))!)
  return { app, origin, categories, id, ask, versionNow }
}

const fields = (categoryId: string) => ({
  intent: 'save',
  title: 'Lottery by telephone',
  description: 'A caller says that you have won.',
  categoryId,
  riskLevel: 'low',
  status: 'active',
  indicators: 'You never entered\r\n\r\n Pay first ',
  preventionTips: '',
})

test('the table shows title, category, warning level and date, and is searched and filtered', async () => {
  const { app, categories, ask } = await desk()
  await addScam(app.db, { title: 'Old job', categoryId: categories.job, status: 'inactive' })
  const all = await ask('/admin/content')
  expect(all.text).toContain('Content Management')
  expect(all.text).toMatch(/Title Category Warning Level Date Added Actions/)
  expect(all.text).toMatch(/Old job .*Inactive .*Job .*High .*Kitten shop .*Shopping/)
  const found = await ask('/admin/content?q=kitten&category=shopping')
  expect(found.text).toContain('Kitten shop')
  expect(found.text).not.toContain('Old job')
  expect((await ask('/admin/content?category=romance')).text).toContain('No scams found.')
})

test('a page beyond the last says so and links to the first', async () => {
  const { ask } = await desk()
  const { html, text } = await ask('/admin/content?q=kitten&page=99')
  expect(text).toContain('No more scams.')
  expect(html).toMatch(/href="\/admin\/content\?q=kitten"[^>]*>Newest/)
  expect((await ask('/admin/content?q=none')).text).toContain('No scams found.')
})

describe('a new entry', () => {
  test('starts at warning level medium without a category', async () => {
    const { ask } = await desk()
    const { html } = await ask('/admin/content?new')
    expect(html).toMatch(/<option value="" selected="">Select Category/)
    expect(html).toMatch(/<option value="medium" selected="">/)
  })

  test('is in the library at once, counted and searchable, and the log names its author', async () => {
    const { app, origin, categories, ask } = await desk()
    const { answer } = await ask('/admin/content?new&q=kit', fields(categories.other))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/admin/content?q=kit&done=create')
    const { rows } = await app.db.execute(sql`
      select id, indicators, risk_level from scams join scam_texts on scam_id = id
      where title = 'Lottery by telephone' and locale = 'en'`)
    expect(rows).toMatchObject([
      { indicators: ['You never entered', 'Pay first'], risk_level: 'low' },
    ])
    const library = visibleText(await (await fetch(`${origin}/scam-library?q=telephone`)).text())
    expect(library).toContain('Lottery by telephone')
    expect((await ask(`/admin/content?edit=${rows[0]!.id}`)).text).toContain(
      `${STAFF_EMAIL} added it to the library`,
    )
  })

  test('that is resubmitted from the same form is the same entry, and with a changed word another', async () => {
    const { app, categories, ask } = await desk()
    const id = /name="id" value="([^"]+)"/.exec((await ask('/admin/content?new')).html)?.[1] ?? ''
    const typed = { ...fields(categories.other), id }
    const titles = async () => {
      const { rows } = await app.db.execute<{ title: string }>(
        sql`select title from scam_texts where locale = 'en' and title <> 'Kitten shop' order by title`,
      )
      return rows.map(({ title }) => title)
    }
    const sent = await Promise.all([1, 2, 3].map(() => ask('/admin/content?new', typed)))
    expect(sent.map(({ answer }) => answer.status)).toEqual([303, 303, 303])
    expect(await titles()).toEqual(['Lottery by telephone'])
    await ask('/admin/content?new', { ...typed, title: 'Lottery by mail' })
    expect(await titles()).toEqual(['Lottery by mail', 'Lottery by telephone'])
  })

  test('that is resubmitted after its entry was deleted does not restore it', async () => {
    const { app, categories, ask } = await desk()
    const id = /name="id" value="([^"]+)"/.exec((await ask('/admin/content?new')).html)?.[1] ?? ''
    const typed = { ...fields(categories.other), id }
    await ask('/admin/content?new', typed)
    await ask(`/admin/content?delete=${id}`, { intent: 'delete' })
    await ask('/admin/content?new', typed)
    const { rows } = await app.db.execute(sql`select id from scams where id = ${id}`)
    expect(rows).toEqual([])
  })

  test.each([
    ['of an existing entry', (id: string) => id],
    ['of another UUID version', () => '6f1c0c3e-8f5b-4c43-9a5c-0d0a4c1f7b11'],
    ['that is malformed', () => "x' or 1=1"],
  ])('whose form has an id %s is added under a new id', async (_, idOf) => {
    const { app, categories, id, ask } = await desk()
    const sent = idOf(id)
    const { answer } = await ask('/admin/content?new', { ...fields(categories.other), id: sent })
    expect(answer.status).toBe(303)
    expect((await findScam(app.db, id, 'en'))?.title).toBe('Kitten shop')
    const { rows } = await app.db.execute<{ id: string }>(
      sql`select scam_id as id from scam_texts where title = 'Lottery by telephone'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.id).not.toBe(sent)
  })

  test('that is rejected keeps the id of its form', async () => {
    const { categories, ask } = await desk()
    const id = /name="id" value="([^"]+)"/.exec((await ask('/admin/content?new')).html)?.[1] ?? ''
    const { html } = await ask('/admin/content?new', { ...fields(categories.job), id, title: '' })
    expect(html).toContain(`name="id" value="${id}"`)
  })

  test.each([
    ['no title', { title: ' ' }],
    ['no description', { description: '' }],
    ['no category', { categoryId: '' }],
    ['an unknown category', { categoryId: 'x' }],
  ])('with %s is rejected at the field, and the input is kept', async (_, wrong) => {
    const { categories, ask } = await desk()
    const { answer, html } = await ask('/admin/content?new', {
      ...fields(categories.job),
      ...wrong,
    })
    expect(answer.status).toBe(400)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(html).toContain('Please fill this in.')
    expect(html).toContain('Pay first')
  })
})

describe('Arabic', () => {
  const arabic = {
    titleAr: 'يانصيب بالهاتف',
    descriptionAr: 'متصل يقول إنك فزت.',
    indicatorsAr: 'لم تشترك قط\r\nادفع أولًا',
    preventionTipsAr: '',
  }

  test('is beside the English in the form, each with its language and direction', async () => {
    const { ask } = await desk()
    const { html } = await ask('/admin/content?new')
    for (const name of ['titleAr', 'descriptionAr', 'indicatorsAr', 'preventionTipsAr']) {
      const [field = ''] =
        new RegExp(`<(?:input|textarea)[^>]*name="${name}"[^>]*>`).exec(html) ?? []
      expect(field).toContain('lang="ar"')
      expect(field).toContain('dir="rtl"')
    }
    expect(html).toMatch(
      /<input[^>]*lang="en"[^>]*name="title"|<input[^>]*name="title"[^>]*lang="en"/,
    )
  })

  test('is saved with the English, readable in Arabic, searchable in both, and logged', async () => {
    const { app, origin, categories, id, ask, versionNow } = await desk()
    const typed = { ...fields(categories.job), ...arabic, version: await versionNow() }
    const { answer } = await ask(`/admin/content?edit=${id}`, typed)
    expect(answer.status).toBe(303)
    expect(await findScam(app.db, id, 'ar')).toMatchObject({
      title: 'يانصيب بالهاتف',
      indicators: { points: ['لم تشترك قط', 'ادفع أولًا'], language: 'ar' },
    })
    const read = async (path: string) => visibleText(await (await fetch(origin + path)).text())
    expect(await read('/ar/scam-library?q=telephone')).toContain('يانصيب بالهاتف')
    expect(await read(`/scam-library?q=${encodeURIComponent('يانصيب')}`)).toContain('Lottery by')
    const { html, text } = await ask(`/admin/content?edit=${id}`)
    expect(html).toContain('value="يانصيب بالهاتف"')
    expect(text).toContain('Arabic title nothing became يانصيب بالهاتف')
  })

  test('of an entry without English is edited for readers of both languages, and stays marked as Arabic', async () => {
    const { app, origin, categories, ask } = await desk()
    const old = { title: 'رسوم شحنة', description: 'اتصل بسارة على رقمها.' }
    const id = await addScam(app.db, {
      ...old,
      titleAr: old.title,
      descriptionAr: old.description,
      categoryId: categories.job,
    })
    const words = { title: 'رسوم شحنة مزيفة', description: 'متصل يطلب رسومًا.' }
    const { answer } = await ask(`/admin/content?edit=${id}`, {
      ...fields(categories.job),
      ...old,
      titleAr: words.title,
      descriptionAr: words.description,
      indicators: '',
      version: versionOf((await findScam(app.db, id, 'en'))!),
    })
    expect(answer.status).toBe(303)
    for (const path of ['/scam-library', '/ar/scam-library']) {
      const html = await (await fetch(`${origin}${path}/${id}`)).text()
      expect(html).toMatch(/<h1 lang="ar"[^>]*>رسوم شحنة مزيفة<\/h1>/)
      expect(html).toMatch(/<p lang="ar"[^>]*>متصل يطلب رسومًا\.<\/p>/)
      expect(html).not.toContain('سارة')
    }
    const english = visibleText(await (await fetch(`${origin}/scam-library/${id}`)).text())
    expect(english).toContain('In Arabic')
    const told = await (await fetch(`${origin}/api/v1/scams/${id}`)).json()
    expect(told).toMatchObject({
      data: { ...words, title_ar: words.title, description_ar: words.description },
    })
  })

  test('in the English fields is edited there, and stays the text of both languages until one is English', async () => {
    const { app, origin, categories, ask } = await desk()
    const old = { title: 'رسوم شحنة', description: 'متصل من 0501234567 يطلب رسومًا.' }
    const id = await addScam(app.db, {
      ...old,
      titleAr: old.title,
      descriptionAr: old.description,
      categoryId: categories.job,
    })
    const edit = async (change: Record<string, string>) =>
      ask(`/admin/content?edit=${id}`, {
        ...fields(categories.job),
        ...old,
        titleAr: old.title,
        descriptionAr: old.description,
        version: versionOf((await findScam(app.db, id, 'en'))!),
        ...change,
      })
    const differing = await edit({ description: 'متصل.', descriptionAr: 'متصل يطلب رسومًا.' })
    expect(differing.answer.status).toBe(400)
    expect(differing.text).toContain('This entry has no English yet')
    const { answer } = await edit({ description: 'متصل يطلب رسومًا.' })
    expect(answer.status).toBe(303)
    const paths = ['/scam-library', '/ar/scam-library'].flatMap((library) => [
      `${library}/${id}`,
      `${library}/feed.rss`,
    ])
    for (const path of paths) {
      const html = await (await fetch(`${origin}${path}`)).text()
      expect(html).toContain('متصل يطلب رسومًا.')
      expect(html).not.toContain('0501234567')
    }
    expect((await findScam(app.db, id, 'en'))?.language).toBe('ar')
    await edit({ title: 'Parcel fee', description: 'A caller asks for a fee.' })
    expect(await findScam(app.db, id, 'en')).toMatchObject({ title: 'Parcel fee', language: 'en' })
  })

  test('that is incomplete is rejected at the field, and the input is kept', async () => {
    const { categories, ask } = await desk()
    const { answer, html, text } = await ask('/admin/content?new', {
      ...fields(categories.job),
      ...arabic,
      descriptionAr: '',
    })
    expect(answer.status).toBe(400)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(text).toContain('Required once any Arabic is filled in')
    expect(html).toContain('value="يانصيب بالهاتف"')
  })

  test('that another editor has saved is not overwritten by an outdated form', async () => {
    const { app, categories, id, ask, versionNow } = await desk()
    const version = await versionNow()
    await ask(`/admin/content?edit=${id}`, { ...fields(categories.job), ...arabic, version })
    const { answer, text } = await ask(`/admin/content?edit=${id}`, {
      ...fields(categories.job),
      version,
    })
    expect(answer.status).toBe(409)
    expect(text).toContain('متصل يقول إنك فزت.')
    expect((await findScam(app.db, id, 'ar'))?.title).toBe('يانصيب بالهاتف')
  })
})

describe('an edit', () => {
  test('is visible to readers, updates the tallies, and is logged with before and after', async () => {
    const { app, categories, id, ask, versionNow } = await desk()
    const typed = { ...fields(categories.job), version: await versionNow() }
    const { answer } = await ask(`/admin/content?edit=${id}`, typed)
    expect(answer.status).toBe(303)
    expect(await findScam(app.db, id, 'en')).toMatchObject({
      title: 'Lottery by telephone',
      category: 'job',
      riskLevel: 'low',
    })
    const { rows } = await app.db.execute(sql`
      select risk_level, slug from scam_tallies join categories on categories.id = category_id
      where entries > 0`)
    expect(rows).toEqual([{ risk_level: 'low', slug: 'job' }])
    const { text } = await ask(`/admin/content?edit=${id}`)
    expect(text).toContain('Kitten shop became Lottery by telephone')
    expect(text).toContain('Category Shopping became Job')
  })

  test('by the second of two editors is not saved until it is saved again; the input is kept', async () => {
    const { app, categories, id, ask, versionNow } = await desk()
    const version = await versionNow()
    const mine = { ...fields(categories.job), version, title: 'Mine' }
    await ask(`/admin/content?edit=${id}`, { ...mine, title: 'Theirs' })
    const { answer, html, text } = await ask(`/admin/content?edit=${id}`, mine)
    expect(answer.status).toBe(409)
    expect(text).toContain(`${STAFF_EMAIL} changed this entry while you had it open.`)
    expect(text).toContain('Theirs')
    expect(html).toContain('value="Mine"')
    expect((await findScam(app.db, id, 'en'))?.title).toBe('Theirs')
    const newVersion = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
    const again = await ask(`/admin/content?edit=${id}`, { ...mine, version: newVersion })
    expect(again.answer.status).toBe(303)
    expect((await findScam(app.db, id, 'en'))?.title).toBe('Mine')
  })

  test('that is resubmitted because its response was lost is saved', async () => {
    const { categories, id, ask, versionNow } = await desk()
    const typed = { ...fields(categories.job), version: await versionNow() }
    for (const _ of [1, 2]) {
      expect((await ask(`/admin/content?edit=${id}`, typed)).answer.status).toBe(303)
    }
  })

  test('by the second of two editors shows exactly the fields that saving again would overwrite', async () => {
    const { app, categories, id, ask, versionNow } = await desk()
    await app.db.execute(
      sql`update scam_texts set prevention_tips = '{Hang up}' where scam_id = ${id}`,
    )
    const mine = { ...fields(categories.job), version: await versionNow() }
    const theirs = {
      ...mine,
      ...{ categoryId: categories.other, riskLevel: 'critical', status: 'inactive' },
      ...{ indicators: 'The prize has no name', preventionTips: 'Hang up' },
      ...{ titleAr: 'يانصيب', descriptionAr: 'متصل يقول إنك فزت.' },
    }
    await ask(`/admin/content?edit=${id}`, theirs)
    const { text } = await ask(`/admin/content?edit=${id}`, { ...mine, title: ` ${mine.title} ` })
    expect(text).toContain(
      'Different from what you typed: Arabic title, Arabic description, Category, Warning level, Status, Prevention tips, Warning signs.',
    )
    expect(text).toMatch(
      /Arabic title يانصيب Arabic description متصل يقول إنك فزت\. Category Other Warning level Critical Status Inactive Prevention tips Hang up Warning signs The prize has no name/,
    )
  })

  test('of an entry that was deleted meanwhile keeps the input', async () => {
    const { categories, id, ask, versionNow } = await desk()
    const version = await versionNow()
    await ask(`/admin/content?delete=${id}`, { intent: 'delete' })
    const { answer, html, text } = await ask(`/admin/content?edit=${id}`, {
      ...fields(categories.job),
      version,
    })
    expect(answer.status).toBe(409)
    expect(text).toContain(`${STAFF_EMAIL} deleted this entry`)
    expect(html).toContain('value="Lottery by telephone"')
  })

  test('that was rejected keeps its version, and does not overwrite a later change', async () => {
    const { app, categories, id, ask, versionNow } = await desk()
    const mine = { ...fields(categories.job), version: await versionNow() }
    await ask(`/admin/content?edit=${id}`, { ...mine, title: 'Theirs' })
    const refused = await ask(`/admin/content?edit=${id}`, { ...mine, description: '' })
    expect(refused.answer.status).toBe(400)
    expect(refused.html).toContain(`name="version" value="${mine.version}"`)
    expect((await ask(`/admin/content?edit=${id}`, mine)).answer.status).toBe(409)
    expect((await findScam(app.db, id, 'en'))?.title).toBe('Theirs')
  })

  test('that can be neither saved nor loaded keeps the input for resubmission', async () => {
    const { app, categories, id, ask, versionNow } = await desk()
    const typed = { ...fields(categories.job), version: await versionNow() }
    await app.db.execute(sql`alter table staff_log rename to away`)
    const { answer, html, text } = await ask(`/admin/content?edit=${id}`, typed)
    expect(answer.status).toBe(503)
    expect(text).toContain('Nothing was saved.')
    expect(html).toContain(`name="version" value="${typed.version}"`)
    expect(html).toContain('value="Lottery by telephone"')
    expect(html).toContain(`<option value="${categories.job}" selected="">The category you chose`)
  })

  test('that cannot be saved shows an error and keeps the input', async () => {
    const { app, categories, id, ask, versionNow } = await desk()
    const version = await versionNow()
    await app.db.execute(sql`alter table staff_log add constraint no_more check (false) not valid`)
    const { answer, html, text } = await ask(`/admin/content?edit=${id}`, {
      ...fields(categories.job),
      version,
    })
    expect(answer.status).toBe(503)
    expect(text).toContain('Nothing was saved.')
    expect(html).toContain('value="Lottery by telephone"')
    expect((await findScam(app.db, id, 'en'))?.title).toBe('Kitten shop')
  })
})

test.each([
  'new',
  'edit',
  'delete',
])('an entry that cannot be loaded is not reported as missing, and has no form: %s', async (over) => {
  const { app, id, ask } = await desk()
  await app.db.execute(sql`alter table scams rename to away`)
  const { answer, html, text } = await ask(`/admin/content?${over}=${id}`)
  expect(answer.status).toBe(503)
  expect(html).toMatch(/<dialog.*The library could not be loaded\. The error was logged\./)
  expect(text).not.toContain('no longer exists')
  expect(html).not.toContain('name="intent"')
})

describe('a deletion', () => {
  test('asks in the words of the specification, and changes nothing until confirmed', async () => {
    const { app, id, ask } = await desk()
    const { text } = await ask(`/admin/content?delete=${id}`)
    expect(text).toContain('Are you sure you want to delete this scam?')
    expect(await findScam(app.db, id, 'en')).not.toBeNull()
  })

  test('says how many reports lose their entry, and these reports say so afterwards', async () => {
    const { app, categories, id, ask } = await desk()
    expect((await ask(`/admin/content?delete=${id}`)).text).not.toMatch(/reports? belong/)
    for (const words of ['1 report belongs to this entry.', '2 reports belong to this entry.']) {
      const report = await addReport(app, { category: categories.shopping })
      await ask(`/admin/reports/${report.id}`, { version: report.version, merge: id })
      expect((await ask(`/admin/content?delete=${id}`)).text).toContain(words)
    }
    await ask(`/admin/content?delete=${id}`, { intent: 'delete' })
    const { rows } = await app.db.execute(sql`select id from reported_scams`)
    for (const report of rows) {
      const { text } = await ask(`/admin/reports/${report.id}`)
      expect(text).toMatch(/Approved .*Its entry in the library was deleted\./)
    }
  })

  test('that fails because of the database says that nothing was deleted', async () => {
    const { app, id, ask } = await desk()
    await app.db.execute(sql`alter table staff_log rename to away`)
    const { answer, text } = await ask(`/admin/content?delete=${id}`, { intent: 'delete' })
    expect(answer.status).toBe(503)
    expect(text).toContain('Nothing was deleted. The error was logged.')
    expect(text).not.toContain('no longer exists')
  })

  test('removes the entry from lists, tallies and the similarity index', async () => {
    const { app, id, ask } = await desk()
    expect((await ask(`/admin/content?delete=${id}`, { intent: 'delete' })).answer.status).toBe(303)
    expect(await findScam(app.db, id, 'en')).toBeNull()
    const { rows } = await app.db.execute(sql`
      select (select sum(entries) from scam_tallies)::int as tallied,
        (select sum(entries) from scam_months)::int as months,
        (select count(*) from similarity_bands)::int as bands`)
    expect(rows).toEqual([{ tallied: 0, months: 0, bands: 0 }])
    expect((await ask(`/admin/content?delete=${id}`, { intent: 'delete' })).answer.status).toBe(303)
  })
})
