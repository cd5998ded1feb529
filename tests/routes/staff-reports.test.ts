import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { RETENTION } from '#app/domain/limits.ts'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import { runRetention } from '#app/features/privacy/run-retention.server.ts'
import { storeEvidence } from '#app/features/reports/evidence/store-evidence.server.ts'
import { decideReport } from '#app/features/reports/staff/decision/decide-report.server.ts'
import { addReport } from '#app/features/reports/staff/testing/add-report.ts'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import { testApp } from '../support/app.ts'
import { startS3 } from '../support/s3-server.ts'
import { serve } from '../support/site.ts'
import { newStaff, STAFF_EMAIL, signIn } from '../support/staff.ts'
import { addReportWithEvidence, age } from '../support/stored-data.ts'
import { visibleText } from '../support/visible-text.ts'

/** Creates a staff site. `get` and `post` request as staff. */
async function desk(variables: Record<string, string> = {}) {
  const app = await testApp({ TRUSTED_PROXY_HOPS: '1', ...variables })
  const categories = await addCategories(app.db)
  await newStaff(app)
  const origin = await serve(app)
  const Cookie = await signIn(origin)
  return {
    app,
    categories,
    get: async (path: string) => {
      const answer = await fetch(`${origin}${path}`, { headers: { Cookie }, redirect: 'manual' })
      return { answer, text: visibleText(await answer.clone().text()) }
    },
    post: async (path: string, fields: Record<string, string>) => {
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { Cookie, Origin: origin },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
      const html = await answer.text()
      return { answer, html, text: visibleText(html) }
    },
  }
}

const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/

const link = (path: string, name: string) =>
  new RegExp(`<a [^>]*href="${path.replace('?', '\\?')}"[^>]*>${name}</a>`)

const entry = (categoryId: string) => ({
  title: 'Parcel fee',
  description: 'A false courier asks for a fee.',
  categoryId,
  riskLevel: 'high',
})

describe('the list', () => {
  test('shows title, reporter’s address, category, status and date, newest first', async () => {
    const { app, categories, get } = await desk()
    await addReport(app, { category: categories.job, title: 'Older', email: 'sara@mail.example' })
    await addReport(app, { category: categories.phishing, title: 'Newer' })
    const { answer, text } = await get('/admin/reports')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(text).toContain('Reported Scams')
    expect(text).toMatch(/Report Details Category Status Date Actions/)
    expect(text).toMatch(/Newer No email address .*Phishing .*Pending .*Older sara@mail.example/)
  })

  test.each([
    ['?q=KITTEN', ['Kitten shop']],
    ['?q=advance+payment', ['Kitten shop']],
    ['?q=100%25+_sure', ['Sure thing']],
    ['?q=%25', ['Sure thing']],
    ['?q=xy', []],
    ['?status=rejected', ['Kitten shop']],
    ['?status=pending&q=thing', ['Sure thing']],
    ['?status=approved', []],
    ['?status=nonsense&before=nonsense', ['Kitten shop', 'Sure thing']],
  ])('with %s shows %j', async (search, titles) => {
    const { app, categories, get } = await desk()
    const job = categories.job
    const kitten = 'They wanted an Advance payment.'
    const { id } = await addReport(app, {
      category: job,
      title: 'Kitten shop',
      description: kitten,
    })
    await app.db.execute(sql`update reported_scams set status = 'rejected' where id = ${id}`)
    await addReport(app, { category: job, title: 'Sure thing', description: 'It is 100% _sure' })
    const { text } = await get(`/admin/reports${search}`)
    for (const title of ['Kitten shop', 'Sure thing']) {
      expect([title, text.includes(title)]).toEqual([title, titles.includes(title)])
    }
  })

  test.each([
    'رساله',
    'رسالة  احمد',
    'رسوما',
    '٠٥٠',
    'READS  parcel',
    'fee.',
  ])('finds %j like the library search, among the newest reports and by index', async (query) => {
    const { app, categories, get } = await desk()
    await addReport(app, {
      category: categories.job,
      title: 'A parcel whose text reads so',
      description: 'رسالة من أحمد يطلب رسومًا على الرقم 050. A fee.',
    })
    const path = `/admin/reports?${new URLSearchParams({ q: query })}`
    expect((await get(path)).text).toContain('A parcel whose text reads so')
    expect((await get(`${path}+nowhere`)).text).not.toContain('A parcel whose text')
    await app.db.execute(sql`
        insert into reported_scams (id, title, description, category_id, receipt_hash)
        select gen_random_uuid(), 'Newer', 'Another text.', ${categories.job}, n
        from generate_series(1, 501) as n`)
    expect((await get(path)).text).toContain('A parcel whose text reads so')
  })

  test('pages through every report once, searched or not', async () => {
    const { app, categories, get } = await desk()
    for (let n = 0; n < 45; n++) {
      await addReport(app, { category: categories.job, title: `Report ${n}.` })
    }
    await app.db.execute(
      sql`update reported_scams set created_at = date_trunc('second', created_at)`,
    )
    for (const start of ['/admin/reports', '/admin/reports?q=report']) {
      const seen: string[] = []
      for (let next: string | undefined = start; next; ) {
        const html: string = await (await get(next)).answer.text()
        seen.push(...[...html.matchAll(/<bdi[^>]*>(Report \d+\.)<\/bdi>/g)].map(([, t]) => t ?? ''))
        const link = /href="([^"]*before=[^"]*)"[^>]*>Older|rel="next"[^>]*href="([^"]*)"/.exec(
          html,
        )
        next = (link?.[1] ?? link?.[2])?.replaceAll('&amp;', '&')
        expect(seen.length).toBeLessThan(90)
      }
      expect(seen).toHaveLength(45)
      expect(new Set(seen).size).toBe(45)
    }
  })

  test('shows pending reports before decided ones on all pages, and the menu counts them', async () => {
    const { app, categories, get } = await desk()
    const add = (title: string) => addReport(app, { category: categories.job, title })
    const [first, second] = [await add('Kept one.'), await add('Kept two.')]
    for (let n = 0; n < 21; n++) await add('Waiting.')
    await app.db.execute(sql`
      insert into reported_scams (id, title, description, category_id, receipt_hash, status)
      select gen_random_uuid(), 'Decided.', 'A text.', ${categories.job}, n,
        case when n % 2 = 0 then 'approved' else 'rejected' end
      from generate_series(1, 25) as n`)
    const wanted = [...Array(21).fill('Waiting.'), 'Kept two.', 'Kept one.']
    for (const search of ['', '?q=kept+or+no']) {
      if (search) await app.db.execute(sql`update reported_scams set description = 'Kept or no.'`)
      const titles: string[] = []
      for (let next: string | undefined = `/admin/reports${search}`; next; ) {
        const html: string = await (await get(next)).answer.text()
        titles.push(...[...html.matchAll(/<bdi[^>]*>([^<]*\.)<\/bdi>/g)].map(([, t]) => t ?? ''))
        next = /rel="next"[^>]*href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
      }
      expect(titles).toEqual([...wanted, ...Array(25).fill('Decided.')])
    }
    expect((await get('/admin')).text).toMatch(/Reports 23 pending/)
    for (const { id, version } of [first, second]) {
      await decideReport(app, someStaff(), { id, version, decision: { action: 'reject' } })
    }
    expect((await get('/admin')).text).toMatch(/Reports 21 pending/)
    await app.db.execute(sql`update reported_scams set status = 'pending'`)
    for (let n = 0; n < 60; n++) await add('Waiting.')
    expect((await get('/admin')).text).toMatch(/Reports 99\+ pending/)
  })

  test('shows an error if it cannot be loaded, without details', async () => {
    const { app, get } = await desk()
    await app.db.execute(sql`drop table reported_scams cascade`)
    const { answer, text } = await get('/admin/reports')
    expect(answer.status).toBe(503)
    expect(text).toContain('The reports could not be loaded.')
    expect(text).toContain('All Status')
  })
})

describe('a report', () => {
  test('opens over the list at its own URL, with related information', async () => {
    const { app, categories, get } = await desk()
    await addReport(app, { category: categories.phishing, title: 'The same again' })
    const { id } = await addReport(app, {
      category: categories.phishing,
      email: 'sara@mail.example',
      description:
        'They asked for my card 4111 1111 1111 1111 before the parcel can come to my door.',
    })
    const { answer, text } = await get(`/admin/reports/${id}?status=pending`)
    const html = await answer.text()
    expect(html).toMatch(/<dialog[^>]* open=""/)
    expect(html).toContain('>4111 1111 1111 1111</mark>')
    expect(html).toContain('href="/admin/reports?status=pending"')
    expect(html).not.toMatch(/ style="/)
    for (const words of [
      'sara@mail.example',
      'Approve & Add to Database',
      'Reject',
      'Card number: 4111 1111 1111 1111',
      'Similar library entries',
      'No activity yet.',
    ]) {
      expect(text).toContain(words)
    }
  })

  test('is approved with the text edited by staff, and the list confirms it', async () => {
    const { app, categories, get, post } = await desk()
    const { id, version } = await addReport(app, { category: categories.other })
    const fields = { version, decision: 'approve', ...entry(categories.phishing) }
    const { answer } = await post(`/admin/reports/${id}?status=pending`, fields)
    expect(answer.status).toBe(303)
    const list = answer.headers.get('location') ?? ''
    expect(list).toBe(`/admin/reports?status=pending&last=${id}`)
    const { rows } = await app.db.execute<{ id: string }>(
      sql`select id, title, risk_level, reported_count
        from scams join scam_texts on scam_id = id and locale = 'en'`,
    )
    expect(rows).toMatchObject([{ title: 'Parcel fee', risk_level: 'high', reported_count: 1 }])
    const told = await get(list)
    expect(told.text).toContain('Approved. Parcel fee by text message')
    expect(await told.answer.text()).toMatch(
      link(`/admin/content?edit=${rows[0]?.id}`, 'Open the entry'),
    )
    const { text } = await get(`/admin/reports/${id}`)
    expect(text).toContain(`${STAFF_EMAIL} approved it and added it to the library`)
    expect(text).not.toContain('Approve & Add to Database')
  })

  test('that is decided leads to the next pending one in the same list, and after the last to the list', async () => {
    const { app, categories, post } = await desk()
    const add = (title: string) => addReport(app, { category: categories.other, title })
    const [oldest, other, middle, newest] = [
      await add('Tenant one'),
      await add('Villa'),
      await add('Tenant two'),
      await add('Tenant three'),
    ]
    const reject = async ({ id, version }: { id: string; version: string }, search: string) => {
      const { answer } = await post(`/admin/reports/${id}${search}`, {
        version,
        decision: 'reject',
      })
      return answer.headers.get('location')
    }
    const search = '?q=tenant&status=pending'
    const next = (to: string, last: string) =>
      `/admin/reports${to && `/${to}`}?q=tenant&status=pending&last=${last}`
    expect(await reject(middle, search)).toBe(next(oldest.id, middle.id))
    expect(await reject(oldest, search)).toBe(next(newest.id, oldest.id))
    expect(await reject(newest, search)).toBe(next('', newest.id))
    expect(await reject(other, '?status=rejected')).toBe(
      `/admin/reports?status=rejected&last=${other.id}`,
    )
  })

  test('whose decision is undone is pending again, and its entry deleted', async () => {
    const { app, categories, get, post } = await desk()
    const { id, version } = await addReport(app, { category: categories.other })
    const fields = { version, decision: 'approve', ...entry(categories.phishing) }
    const { answer } = await post(`/admin/reports/${id}`, fields)
    const html = await (await get(answer.headers.get('location') ?? '')).answer.text()
    const [, undo] = html.split(`action="/admin/reports/${id}?`)
    const sent = {
      version: /name="version" value="(\d+)"/.exec(undo ?? '')?.[1] ?? '',
      decision: 'undo',
    }
    const undone = await post(`/admin/reports/${id}`, sent)
    expect(undone.answer.headers.get('location')).toBe(`/admin/reports/${id}?last=${id}`)
    const { text } = await get(`/admin/reports/${id}?last=${id}`)
    expect(text).toContain('Set to pending. Parcel fee by text message')
    expect(text).toMatch(/set it to pending .*approved it and added it to the library/)
    expect((await app.db.execute(sql`select 1 from scams`)).rows).toEqual([])
  })

  test('that a colleague decided is not attributed to others', async () => {
    const { app, categories, get } = await desk()
    const { id, version } = await addReport(app, { category: categories.other })
    await decideReport(app, someStaff(), { id, version, decision: { action: 'reject' } })
    const { text } = await get(`/admin/reports?last=${id}`)
    expect(text).not.toContain('Undo')
  })

  test('with possible personal data is published only after a second question that names it', async () => {
    const { app, categories, post } = await desk()
    const { id, version } = await addReport(app, { category: categories.other })
    const card = '4111 1111 1111 1111'
    const words = { ...entry(categories.phishing), description: `They wanted my card ${card}.` }
    const sent = { version, decision: 'approve', ...words }
    const asked = await post(`/admin/reports/${id}`, sent)
    expect(asked.answer.status).toBe(400)
    expect(asked.text).toMatch(
      /Publish personal data\? .*Card number: 4111 1111 1111 1111 .*Publish anyway/,
    )
    expect(asked.html).toContain(`name="left" value="${card}"`)
    expect(asked.html).toContain(words.description)
    const unnamed = await post(`/admin/reports/${id}`, { ...sent, decision: 'publish' })
    expect(unnamed.answer.status).toBe(400)
    expect((await app.db.execute(sql`select 1 from scams`)).rows).toEqual([])
    const named = { ...sent, decision: 'publish', left: card }
    expect((await post(`/admin/reports/${id}`, named)).answer.status).toBe(303)
  })

  test('in one language says which readers see the other, and offers its fields', async () => {
    const { app, categories, get } = await desk()
    const english = await addReport(app, { category: categories.phishing })
    const arabic = await addReport(app, {
      category: categories.phishing,
      title: 'رسوم شحنة',
      description: 'طلبوا مني رسومًا عبر واتساب.',
    })
    const screen = async ({ id }: { id: string }) => {
      const { answer, text } = await get(`/admin/reports/${id}`)
      return { html: await answer.text(), text }
    }
    const one = await screen(english)
    expect(one.text).toMatch(/Not in .?Arabic, .* yet: readers will see the .?English.? instead\./)
    expect(one.html).toMatch(/<textarea[^>]* name="descriptionAr"[^>]*><\/textarea>/)
    const other = await screen(arabic)
    expect(other.text).toMatch(
      /Not in .?English, .* yet: readers will see the .?Arabic.? instead\./,
    )
    expect(other.html).toMatch(/name="titleAr"[^>]*value="رسوم شحنة"/)
    expect(other.html).toMatch(/name="title"[^>]*value=""/)
  })

  test('in Arabic is approved without English, and with it in both', async () => {
    const { app, categories, post } = await desk()
    const arabic = { titleAr: 'رسوم شحنة', descriptionAr: 'طلبوا مني رسومًا عبر واتساب.' }
    const { phishing } = categories
    for (const words of [{ title: '', description: '' }, {}]) {
      const { id, version } = await addReport(app, { category: phishing })
      const fields = { version, decision: 'approve', ...entry(phishing), ...arabic, ...words }
      expect((await post(`/admin/reports/${id}`, fields)).answer.status).toBe(303)
    }
    const { rows } = await app.db.execute(
      sql`select en.title, en.description, ar.title as title_ar, ar.description as description_ar
        from scams join scam_texts en on en.scam_id = id and en.locale = 'en'
          join scam_texts ar on ar.scam_id = id and ar.locale = 'ar' order by created_at, id`,
    )
    const [title_ar, description_ar] = [arabic.titleAr, arabic.descriptionAr]
    expect(rows).toEqual([
      { title: title_ar, description: description_ar, title_ar, description_ar },
      { title: 'Parcel fee', description: entry('').description, title_ar, description_ar },
    ])
  })

  test('offers the signs and tips of the nearest entry of its category, in Arabic if its text is', async () => {
    const { app, categories, get, post } = await desk()
    const { phishing } = categories
    await addScam(app.db, {
      title: 'Parcel fee by text message',
      categoryId: phishing,
      indicators: ['A fee'],
      indicatorsAr: ['رسوم'],
      preventionTips: ['Ask'],
      preventionTipsAr: ['اسأل'],
    })
    const approve = async (words: Record<string, string>) => {
      const { id, version } = await addReport(app, { category: phishing })
      const { answer, text } = await get(`/admin/reports/${id}`)
      const html = await answer.text()
      const offered = ['indicators', 'indicatorsAr', 'preventionTips', 'preventionTipsAr'].map(
        (name) => [name, new RegExp(`<textarea[^>]* name="${name}"[^>]*>([^<]*)<`).exec(html)?.[1]],
      )
      const hidden = ['offeredIndicatorsAr', 'offeredPreventionTipsAr'].map((name) => [
        name,
        new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1],
      ])
      expect(text).toContain('Signs and tips are filled in from Parcel fee')
      const fields = { version, decision: 'approve', ...entry(phishing), ...words }
      const sent = { ...Object.fromEntries([...offered, ...hidden]), ...fields }
      const { answer: decided } = await post(`/admin/reports/${id}`, sent)
      expect(decided.status).toBe(303)
      const { rows } = await app.db.execute(sql`
        select locale, indicators, prevention_tips from scam_texts
        where scam_id = (select scam_id from reported_scams where id = ${id}) order by locale desc`)
      return rows
    }
    const english = { locale: 'en', indicators: ['A fee'], prevention_tips: ['Ask'] }
    const arabic = { locale: 'ar', indicators: ['رسوم'], prevention_tips: ['اسأل'] }
    expect(await approve({ titleAr: 'رسوم', descriptionAr: 'طلبوا رسومًا.' })).toEqual([
      english,
      arabic,
    ])
    expect(await approve({})).toEqual([english])
  })

  test('has mail and phone links for its reporter', async () => {
    const { app, categories, get } = await desk()
    const reach = { email: 'sara@mail.example', phone: '050 123 4567' }
    const { id } = await addReport(app, { category: categories.job, ...reach })
    const html = await (await get(`/admin/reports/${id}`)).answer.text()
    expect(html).toContain('href="mailto:sara@mail.example"')
    expect(html).toContain('href="tel:0501234567"')
  })

  test('says whether it became an entry or was merged into one', async () => {
    const { app, categories, get, post } = await desk()
    const { id, version } = await addReport(app, { category: categories.phishing })
    await post(`/admin/reports/${id}`, {
      ...{ version, decision: 'approve' },
      ...entry(categories.phishing),
    })
    expect((await get(`/admin/reports/${id}`)).text).toContain('In the library as Parcel fee')
    const { rows } = await app.db.execute<{ id: string }>(sql`select id from scams`)
    const more = await addReport(app, { category: categories.phishing })
    await post(`/admin/reports/${more.id}`, { version: more.version, merge: rows[0]!.id })
    const { text } = await get(`/admin/reports/${more.id}`)
    expect(text).toContain('Merged into Parcel fee')
    expect(text).not.toContain('In the library as')
  })

  test('offers an inactive entry with its status', async () => {
    const { app, categories, get, post } = await desk()
    const words = { title: 'Parcel fee by text', description: 'A courier wants a fee at the door.' }
    const { id, version } = await addReport(app, { category: categories.phishing, ...words })
    const fields = { version, decision: 'approve', ...entry(categories.phishing), ...words }
    await post(`/admin/reports/${id}`, fields)
    const again = await addReport(app, { category: categories.phishing, ...words })
    const offered = async () => (await get(`/admin/reports/${again.id}`)).text
    expect(await offered()).toMatch(/Parcel fee by text HIGH RISK 1 report Merge as Duplicate/)
    await app.db.execute(sql`update scams set status = 'inactive'`)
    expect(await offered()).toMatch(/1 report Inactive Merge as Duplicate/)
  })

  test('that a colleague has decided first names the colleague, and keeps the input', async () => {
    const { app, categories, post } = await desk()
    const { id, version } = await addReport(app, { category: categories.other })
    await post(`/admin/reports/${id}`, { version, decision: 'reject' })
    const fields = { version, decision: 'approve', ...entry(categories.job), title: 'Typed by me' }
    const { answer, html, text } = await post(`/admin/reports/${id}`, fields)
    expect(answer.status).toBe(409)
    expect(text).toContain(
      `${STAFF_EMAIL} decided first. The status of the report is now “Rejected”.`,
    )
    expect(html).toContain('value="Typed by me"')
    const { rows } = await app.db.execute(sql`select 1 from scams`)
    expect(rows).toEqual([])
  })

  test('whose decision cannot be saved says that nothing was saved, and keeps the input', async () => {
    const { app, categories, post } = await desk()
    const { id, version } = await addReport(app, { category: categories.other })
    await app.db.execute(sql`alter table staff_log add constraint no_more check (false) not valid`)
    const fields = { version, decision: 'approve', ...entry(categories.job), title: 'Typed by me' }
    const { answer, html, text } = await post(`/admin/reports/${id}`, fields)
    expect(answer.status).toBe(503)
    expect(text).toContain('Nothing was saved.')
    expect(html).toContain('value="Typed by me"')
    const { rows } = await app.db.execute(sql`
      select status, (select count(*)::int from scams) as scams from reported_scams`)
    expect(rows).toEqual([{ status: 'pending', scams: 0 }])
  })

  test.each([
    ['no decision', {}, 400, 'no decision was given'],
    ['no title', { decision: 'approve', title: '' }, 400, 'Please fill this in.'],
    ['an unknown entry', { merge: 'nonsense' }, 409, 'that library entry no longer exists'],
  ])('with %s is rejected', async (_, wrong, status, words) => {
    const { app, categories, post } = await desk()
    const { id, version } = await addReport(app, { category: categories.other })
    const fields = { version, ...entry(categories.job), ...wrong }
    const { answer, text } = await post(`/admin/reports/${id}`, fields)
    expect([answer.status, text.includes(words)]).toEqual([status, true])
  })

  test('that cannot be loaded is not reported as missing', async () => {
    const { app, categories, get } = await desk()
    const { id } = await addReport(app, { category: categories.other })
    await app.db.execute(sql`alter table similarity_bands rename to away`)
    const { answer, text } = await get(`/admin/reports/${id}`)
    expect(answer.status).toBe(503)
    expect(text).toContain('This report could not be loaded. The error was logged.')
    expect(text).not.toContain('no longer exists')
  })

  test('that can be neither saved nor loaded keeps the input for resubmission', async () => {
    const { app, categories, post } = await desk()
    const { id, version } = await addReport(app, { category: categories.other })
    const fields = { version, decision: 'approve', ...entry(categories.job), title: 'Typed by me' }
    await app.db.execute(sql`alter table staff_log rename to away`)
    const { answer, html, text } = await post(`/admin/reports/${id}`, fields)
    expect(answer.status).toBe(503)
    expect(text).toContain('Nothing was saved. The error was logged. What you typed is still here.')
    expect(html).toContain(`name="version" value="${version}"`)
    expect(html).toContain('value="Typed by me"')
    expect(html).toContain(`<option value="${categories.job}" selected="">The category you chose`)
    expect(text).toContain('Approve & Add to Database Reject Set to Pending')
  })

  test('and its entry link to each other in their histories, which show no ids', async () => {
    const { app, categories, get, post } = await desk()
    const { id, version } = await addReport(app, { category: categories.other })
    const fields = { version, decision: 'approve', ...entry(categories.job) }
    await post(`/admin/reports/${id}`, fields)
    const { rows } = await app.db.execute<{ id: string }>(sql`select id from scams`)
    const paths = { report: `/admin/reports/${id}`, entry: `/admin/content?edit=${rows[0]!.id}` }
    const report = await get(paths.report)
    expect(await report.answer.text()).toMatch(link(paths.entry, 'Open the entry'))
    expect(report.text).toContain('Status Pending became Approved')
    const { answer, text } = await get(paths.entry)
    expect(await answer.text()).toMatch(link(paths.report, 'Open the report'))
    expect(text).toContain('Category Job')
    for (const shown of [report.text, text]) expect(shown).not.toMatch(UUID)
  })

  test('that does not exist is not found, for any id', async () => {
    const { get } = await desk()
    for (const id of ['01a1fdc1-5077-739a-b0f5-0c0c16104b19', 'nonsense']) {
      const { answer, text } = await get(`/admin/reports/${id}`)
      expect(answer.status).toBe(404)
      expect(text).toContain('This report no longer exists.')
    }
  })
})

describe('evidence', () => {
  test('is served to staff as an image only, with a restrictive policy', async () => {
    const { app, get } = await desk()
    const background = '#123456'
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .webp()
      .toBuffer()
    const [path] = await storeEvidence(app, [picture])
    const { answer } = await get(`/admin/evidence/${path}`)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox, /),
    })
  })

  test.each([
    'nothing',
    'scam-evidence/gone.webp.enc',
    '..%2F..%2Fsecret.key',
    'scam-evidence%2F..%2Fx',
  ])('at %s does not exist', async (path) => {
    const { get } = await desk()
    const { answer } = await get(`/admin/evidence/${path}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('')
  })

  test('that has expired shows a note on its report, and no image', async () => {
    const { app, get } = await desk()
    const { id } = await addReportWithEvidence(app, { images: 1 })
    const screen = async () => {
      const { answer, text } = await get(`/admin/reports/${id}`)
      const html = await answer.text()
      return { picture: html.includes('/admin/evidence/'), line: text.includes('no longer kept') }
    }
    expect(await screen()).toEqual({ picture: true, line: false })
    await age(app.db, 'reported_scams', RETENTION.evidenceImages, id)
    await runRetention(app)
    expect(await screen()).toEqual({ picture: false, line: true })
  })

  test('is reported as temporarily unavailable during a storage outage', async () => {
    const { server, variables } = await startS3()
    const { app, get } = await desk(variables)
    const [path] = await storeEvidence(app, [Buffer.from('a picture')])
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
    const { answer } = await get(`/admin/evidence/${path}`)
    expect(answer.status).toBe(503)
  })
})
