import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { FieldProblem, ReportField } from '#app/features/reports/report-input.ts'
import { addScam } from '#app/features/scams/testing/add-scam.ts'
import type { App } from '#app/platform/context.server.ts'
import { SEED_SCAMS } from '#database/seed/compiled/scams.js'
import { errorsText } from '#words/errors.js'
import { reportText } from '#words/report.js'
import { seededDatabase, testApp } from '../support/app.ts'
import { onceTaken } from '../support/once-taken.ts'
import {
  formOf,
  picture,
  post,
  problemAt,
  RECEIPT,
  report,
  storedEvidence,
  storedReports,
  validFields,
} from '../support/report-form.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

const behindProxy = { TRUSTED_PROXY_HOPS: '1' }

describe('a report', () => {
  test('is stored as pending, with contact details encrypted and the receipt as a hash only', async () => {
    const { app, origin, fields } = await open()
    const contact = { email: ' Fatima@Example.com', phone: '050 123 4567' }
    const { receipt } = await report(origin, formOf({ ...fields, ...contact }))
    expect(receipt).toMatch(RECEIPT)
    const [row] = await storedReports(app)
    expect(row).toMatchObject({ status: 'pending', title: fields.title, evidence_images: [] })
    expect(row?.consented_at).not.toBeNull()
    const written = JSON.stringify(row)
    for (const secret of [
      'fatima',
      'Fatima',
      '1234567',
      receipt,
      receipt.replaceAll('-', ''),
      '192.0.2',
    ]) {
      expect(written).not.toContain(secret)
    }
    const decrypted = app.crypto.decrypt('reported_scams.email', String(row?.email_encrypted))
    expect(decrypted).toBe('Fatima@Example.com')
    expect(row?.email_hash).toBe(
      app.crypto.fingerprint('reported_scams.email', 'fatima@example.com'),
    )
  })

  test('without contact details records no consent', async () => {
    const { app, origin, fields } = await open()
    await report(origin, formOf(fields))
    expect(await storedReports(app)).toMatchObject([
      { consented_at: null, email_encrypted: null, email_hash: null, phone_encrypted: null },
    ])
  })

  test('is found by similar texts, and counted on its day', async () => {
    const { app, origin, fields } = await open()
    await report(origin, formOf(fields))
    const { rows } = await app.db.execute(sql`
      select (select count(*) from similarity_bands where kind = 'report')::int as bands,
        (select sum(reports) from report_tallies where status = 'pending')::int as tallied`)
    expect(rows).toEqual([{ bands: 16, tallied: 1 }])
  })

  test.each<[string, Record<string, string>, ReportField, FieldProblem]>([
    ['no title', { title: '  ' }, 'title', 'missing'],
    ['no category', { category: '' }, 'category', 'missing'],
    [
      'an unknown category',
      { category: '8c2f6a0e-6f0e-4f0e-9b0a-000000000001' },
      'category',
      'missing',
    ],
    ['a malformed category id', { category: "' or 1=1" }, 'category', 'missing'],
    ['no description', { description: '' }, 'description', 'missing'],
    ['a title of invisible characters', { title: '\u200b\u200e' }, 'title', 'missing'],
    [
      'a description of invisible characters',
      { description: '\ufeff\n\u2060' },
      'description',
      'missing',
    ],
    ['a title of 151 characters', { title: 'a'.repeat(151) }, 'title', 'too-long'],
    [
      'a description of 5001 characters',
      { description: 'a'.repeat(5001) },
      'description',
      'too-long',
    ],
    ['an email without @', { email: 'fatima' }, 'email', 'malformed'],
    ['a phone number with letters', { phone: 'call me' }, 'phone', 'malformed'],
  ])('with %s is rejected at its field, keeps the input and costs no place', async (_, wrong, field, problem) => {
    const { app, origin, fields } = await open()
    const { status, html } = await report(origin, formOf({ ...fields, ...wrong }))
    expect(status).toBe(400)
    expect(problemAt(html, field)).toBe(reportText.en.fields[field].problems[problem])
    expect(await storedReports(app)).toEqual([])
    expect(await rows(app, 'rate_limits')).toBe(0)
  })

  test.each([
    [
      '150 and 5000 characters, line ends counted once',
      { title: 'a'.repeat(150), description: `${'b\r\n'.repeat(2499)}cc` },
    ],
    [
      'Arabic, emoji and Arabic digits in the phone number',
      { title: 'رسالة من البريد 📦', phone: '٠٤ ١٢٣ ٤٥٦٧' },
    ],
    [
      'control characters that the database rejects',
      { title: 'a\u0000b\u0007', description: 'c\u0000' },
    ],
  ])('with %s is accepted', async (_, more) => {
    const { origin, fields } = await open()
    expect((await report(origin, formOf({ ...fields, ...more }))).receipt).toMatch(RECEIPT)
  })

  test.each([
    ['\u202a+971 50 123 4567\u202c', '+971 50 123 4567'],
    ['050\u2011123\u20114567', '050-123-4567'],
    ['050\u2013123\u22124567\u200e', '050-123-4567'],
  ])('with the phone number %j, as phones and chats write it, is accepted', async (phone, kept) => {
    const { app, origin, fields } = await open()
    const email = '\u2068sara@visitor.example\u2069'
    expect((await report(origin, formOf({ ...fields, phone, email }))).receipt).toMatch(RECEIPT)
    const [row] = await storedReports(app)
    const opened = (column: string) =>
      app.crypto.decrypt(`reported_scams.${column}`, String(row?.[`${column}_encrypted`]))
    expect([opened('phone'), opened('email')]).toEqual([kept, 'sara@visitor.example'])
  })

  test('keeps the joiners of its emoji', async () => {
    const { app, origin, fields } = await open()
    await report(origin, formOf({ ...fields, title: 'Family 👨‍👩‍👧 scam' }))
    expect(await storedReports(app)).toMatchObject([{ title: 'Family 👨‍👩‍👧 scam' }])
  })

  test('from another origin is rejected', async () => {
    const { app, origin, fields } = await open()
    const response = await fetch(`${origin}/report-scam`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example', 'X-Forwarded-For': '192.0.2.1' },
      body: formOf(fields),
    })
    expect(response.status).toBe(403)
    expect(await storedReports(app)).toEqual([])
  })

  test.each([
    '/report-scam',
    '/api/reports/similar',
  ])('that is not multipart has the size limit of other forms at %s', async (path) => {
    const { origin } = await open()
    const body = new URLSearchParams({ title: 'a'.repeat(1024 * 1024) })
    expect((await post(origin, path, body)).status).toBe(413)
  })
})

describe('bots', () => {
  test('that fill the honeypot get a success page, and nothing is stored', async () => {
    const { app, origin, fields } = await open()
    const body = formOf({ ...fields, contact_by_fax: '1' }, [await picture()])
    const { status, receipt } = await report(origin, body)
    expect(status).toBe(303)
    expect(receipt).toMatch(RECEIPT)
    expect(await storedReports(app)).toEqual([])
    expect(await storedEvidence(app)).toEqual([])
  })
})

describe('a resubmitted form whose response was lost', () => {
  test('gets the same receipt: one report, one set of images, one place of the rate limit', async () => {
    const { app, origin, fields } = await open()
    const form = formOf(fields, [await picture()])
    const first = await report(origin, form)
    const again = await report(origin, form)
    expect([first.receipt, again.receipt]).toEqual([expect.stringMatching(RECEIPT), first.receipt])
    expect(await storedReports(app)).toHaveLength(1)
    expect(await storedEvidence(app)).toHaveLength(1)
    for (let n = 1; n < 5; n++) {
      expect((await report(origin, formOf({ ...fields, title: `Parcel ${n}` }))).status).toBe(303)
    }
  })

  test('is one report when sent twenty times concurrently by as many visitors', async () => {
    const { app, origin, fields } = await open()
    const form = formOf(fields, [await picture()])
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => report(origin, form, `192.0.2.${n}`)),
    )
    // A busy server rejects some requests. Their visitors would send the form again.
    const busy = errorsText.en.server.title
    const received = answers.filter(({ html }) => !html.includes(busy))
    expect(received.length).toBeGreaterThan(0)
    expect(new Set(received.map(({ receipt }) => receipt)).size).toBe(1)
    expect(received[0]?.receipt).toMatch(RECEIPT)
    expect(await storedReports(app)).toHaveLength(1)
    expect(await storedEvidence(app)).toHaveLength(1)
  })

  test('is recognised if it consumed the last place of the hour', async () => {
    const { app, origin, fields } = await open()
    for (let n = 1; n < 5; n++) await report(origin, formOf({ ...fields, title: `Parcel ${n}` }))
    const form = formOf(fields, [await picture()])
    const last = await report(origin, form)
    expect((await report(origin, form)).receipt).toBe(last.receipt)
    expect(await storedReports(app)).toHaveLength(5)
  })

  test('is another report if a word changed or the page was opened again', async () => {
    const { app, origin, fields } = await open()
    const { form = '' } = await validFields(app)
    const forms = [fields, { ...fields, title: 'Fake parcel' }, { ...fields, form }]
    for (const sent of forms) expect((await report(origin, formOf(sent))).status).toBe(303)
    expect(await storedReports(app)).toHaveLength(3)
  })

  test.each(['', 'mine'])('is another report each time with the form id "%s"', async (form) => {
    const { app, origin, fields } = await open()
    const first = await report(origin, formOf({ ...fields, form }))
    const again = await report(origin, formOf({ ...fields, form }))
    expect(first.receipt).toMatch(RECEIPT)
    expect(again.receipt).not.toBe(first.receipt)
    expect(await storedReports(app)).toHaveLength(2)
  })
})

describe('the limit', () => {
  test('accepts exactly five of fifty concurrent reports of one visitor, and stores no evidence of the others', async () => {
    const { app, origin, fields } = await open()
    const image = await picture()
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        onceTaken(() => report(origin, formOf({ ...fields, title: `Parcel ${n}` }, [image]))),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 303)).toHaveLength(5)
    expect(outcomes.filter(({ status }) => status === 429)).toHaveLength(45)
    expect(await storedReports(app)).toHaveLength(5)
    expect(await storedEvidence(app)).toHaveLength(5)
    expect((await report(origin, formOf(fields), '192.0.2.2')).status).toBe(303)
  })

  test('rejects a visitor without a known address', async () => {
    const { origin, fields } = await open()
    const { status, html } = await report(origin, formOf(fields), 'nonsense')
    expect(status).toBe(400)
    expect(visibleText(html)).toContain('Could not verify user identity')
  })
})

describe('the response', () => {
  test('an empty form is not shared by caches, and one with a report is not stored', async () => {
    const { origin, fields } = await open()
    const empty = await see(origin, '/report-scam')
    expect(empty.headers.get('cache-control')).toBe('private, no-cache')
    const { headers } = await post(origin, '/report-scam', formOf({ ...fields, title: '' }))
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('a report redirects to a page that shows the receipt, also on reload, and never in the URL', async () => {
    const { app, origin, fields } = await open()
    const sent = await post(origin, '/report-scam', formOf(fields, [await picture()]))
    expect(sent.status).toBe(303)
    const address = sent.headers.get('location') ?? ''
    const cookie = sent.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^himaya_receipt=.*; Max-Age=1800; HttpOnly; SameSite=Lax/)
    const seen = await see(origin, address, cookie.split(';')[0])
    expect(seen.text).toContain('Report Submitted Successfully')
    const [receipt = ''] = RECEIPT.exec(seen.text) ?? []
    expect(receipt).not.toBe('')
    expect(address + cookie).not.toContain(receipt)
    expect(seen.headers.get('cache-control')).toContain('no-store')
    const again = await see(origin, address, cookie.split(';')[0])
    expect(again.text).toContain(receipt)
    expect(again.headers.get('cache-control')).toContain('no-store')
    const gone = await see(origin, address)
    expect(gone.text).not.toMatch(RECEIPT)
    expect(gone.text).toContain('only in a browser that accepts cookies')
    expect(gone.headers.get('cache-control')).toContain('no-store')
    expect(await storedReports(app)).toHaveLength(1)
  })

  test('the receipt is kept when the language is changed, both ways', async () => {
    const { origin, fields } = await open()
    const sent = await post(origin, '/report-scam', formOf(fields))
    const address = sent.headers.get('location') ?? ''
    const [cookie] = (sent.headers.get('set-cookie') ?? '').split(';')
    const receipts: string[] = []
    for (const prefix of ['', '/ar', '']) {
      const seen = await see(origin, prefix + address, cookie)
      receipts.push(RECEIPT.exec(seen.text)?.[0] ?? '')
    }
    expect(receipts[0]).toMatch(RECEIPT)
    expect(new Set(receipts).size).toBe(1)
  })

  test.each([
    '',
    '/ar',
  ])('%s/report-scam links to the police numbers 901 and 999', async (prefix) => {
    const { origin } = await open()
    const { html } = await see(origin, `${prefix}/report-scam`)
    expect(linksToPolice(html)).toEqual(['tel:901', 'tel:999'])
  })

  test.each([
    '',
    '/ar',
  ])('the receipt at %s/report-scam links to the police and opens websites in a new tab', async (prefix) => {
    const { origin } = await open()
    const { html } = await see(origin, `${prefix}/report-scam?received=`)
    expect(linksToPolice(html)).toEqual(['tel:901', 'https://www.ecrime.ae', 'tel:8002626'])
    expect(html).toContain('href="https://www.ecrime.ae" target="_blank"')
  })

  test('a form is prefilled from a check with its category and masked personal data, and not stored', async () => {
    const { app, origin, fields } = await open()
    const draft = {
      draft: 'true',
      title: 'Fake parcel fee',
      category: 'phishing',
      description: 'Call 050 123 4567. Your card 4111 1111 1111 1111, your code is 482913.',
    }
    const answer = await post(origin, '/report-scam', formOf(draft))
    const html = await answer.text()
    const text = visibleText(html)
    expect(answer.status).toBe(200)
    expect(html).toContain('value="Fake parcel fee"')
    expect(html).toMatch(new RegExp(`<option value="${fields.category}" selected`))
    expect(text).toContain('Call 050 123 4567. Your card •••• •••• •••• 1111, your code is ••••••.')
    expect(html).toMatch(/<div data-drafted="true" class/)
    expect(await storedReports(app)).toEqual([])
    expect((await see(origin, '/report-scam')).html).toMatch(/<div data-drafted="true" hidden=""/)
  })

  test('an incomplete form returns with a summary that links to the fields, and all input', async () => {
    const { origin, fields } = await open()
    const sent = await post(
      origin,
      '/report-scam',
      formOf({ ...fields, title: '', email: '<b>x' }, [await picture()]),
    )
    const html = await sent.text()
    const text = visibleText(html)
    expect(sent.status).toBe(400)
    expect(text).toContain('There is a problem')
    expect(html).toContain('href="#title"')
    expect(html).toContain('href="#email"')
    expect(text).toContain('Your browser could not keep the images you chose.')
    expect(html).toContain(fields.description)
    expect(html).toContain('value="&lt;b&gt;x"')
    expect(html).toMatch(new RegExp(`<option value="${fields.category}" selected`))
  })

  test('a returned form keeps its id, and the mark that personal data was asked about', async () => {
    const { origin, fields } = await open()
    const asked = await report(origin, formOf({ ...fields, title: '', reviewed: 'yes' }))
    expect(asked.html).toContain(`name="form" value="${fields.form}"`)
    expect(asked.html).toContain('<input type="hidden" name="reviewed" value="yes"/>')
    const { html } = await report(origin, formOf({ ...fields, title: '' }))
    expect(html).not.toContain('<input type="hidden" name="reviewed" value="yes"/>')
  })

  test('a description that is too long is truncated and has an error at its field', async () => {
    const { origin, fields } = await open()
    const description = 'a'.repeat(100_000)
    const { status, html } = await report(origin, formOf({ ...fields, description }))
    expect(status).toBe(400)
    const words = reportText.en.fields.description.problems['too-long']
    expect(problemAt(html, 'description')).toBe(words)
    expect(html).toContain('a'.repeat(30_000))
  })

  test.each<Record<string, string>>([
    { reviewed: 'yes' },
    { mask: '0' },
  ])('with %o asks about personal data only up to the report limit', async (more) => {
    const { origin, fields } = await open()
    const numbers = Array.from({ length: 2000 }, (_, n) => `05${String(n).padStart(8, '1')}`)
    const text = numbers.join(' ')
    const body = formOf({ ...fields, title: text, description: text, ...more })
    const { html } = await report(origin, body)
    expect(html.match(/name="mask"/g)?.length).toBeLessThan(1000)
    expect(html).toContain(numbers.at(-1))
  })

  test('a form that fails because of the database returns with all input', async () => {
    const { app, origin, fields } = await open()
    await app.db.execute(sql`alter table categories rename to gone`)
    await app.db.execute(sql`alter table reported_scams rename to gone_too`)
    const sent = await post(origin, '/report-scam', formOf(fields))
    const html = await sent.text()
    expect([sent.status, sent.headers.get('retry-after')]).toEqual([503, '5'])
    expect(visibleText(html)).toContain('Failed to submit report. Please try again.')
    expect(html).toContain(fields.description)
    expect(html).toMatch(new RegExp(`<option value="${fields.category}" selected`))
  })

  test('personal data is asked about once, each item can be masked, and then the report is sent', async () => {
    const { app, origin, fields } = await open()
    const risky = {
      ...fields,
      description: 'I gave 4111 1111 1111 1111 and they called from 0501234567',
    }
    const asked = await post(origin, '/report-scam', formOf(risky))
    expect(asked.status).toBe(422)
    const question = visibleText(await asked.text())
    expect(question).toContain('Is this your own card number?')
    expect(question).toContain('Is this your own phone number?')
    const masked = await post(
      origin,
      '/report-scam',
      formOf({ ...risky, reviewed: 'yes', mask: '0' }),
    )
    const page = await masked.text()
    expect(page).toContain('I gave •••• •••• •••• 1111 and they called from 0501234567</textarea>')
    expect(visibleText(page)).not.toContain('card number?')
    expect(await storedReports(app)).toEqual([])
    const sent = await post(origin, '/report-scam', formOf({ ...risky, reviewed: 'yes' }))
    expect(sent.status).toBe(303)
    expect(await storedReports(app)).toHaveLength(1)
  })

  test('over the limit an error is shown and the input kept', async () => {
    const { origin, fields } = await open()
    for (let n = 0; n < 5; n++) await report(origin, formOf({ ...fields, title: `Parcel ${n}` }))
    const sent = await post(origin, '/report-scam', formOf(fields))
    const html = await sent.text()
    expect([sent.status, sent.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(visibleText(html)).toContain('the hourly limit for reports')
    expect(html).toContain(fields.description)
  })
})

describe('the status page', () => {
  test.each([
    ['pending', 'Under review'],
    ['approved', 'Approved'],
    ['rejected', 'Not published'],
  ])('shows a %s report as %s to anybody with its code', async (status, words) => {
    const { app, origin, fields } = await open()
    const { receipt } = await report(origin, formOf(fields))
    await app.db.execute(sql`update reported_scams set status = ${status}`)
    const code = receipt.toLowerCase().replaceAll('-', ' ')
    const found = await look(origin, code)
    expect(found.status).toBe(200)
    expect(found.text).toContain(words)
    expect(found.text).toContain('Received on')
    expect(found.text).not.toContain(fields.title)
    expect(found.headers.get('cache-control')).toContain('no-store')
  })

  test('links to the library entry of an approved report', async () => {
    const { app, origin, fields } = await open()
    const { receipt } = await report(origin, formOf(fields))
    const id = await addScam(app.db, { title: 'Parcel fee', categoryId: fields.category! })
    await app.db.execute(sql`update reported_scams set status = 'approved', scam_id = ${id}`)
    const { html } = await look(origin, receipt)
    expect(html).toContain(`href="/scam-library/${id}"`)
  })

  test('says of a report whose entry was deleted that it was confirmed, without a link', async () => {
    const { app, origin, fields } = await open()
    const { receipt } = await report(origin, formOf(fields))
    await app.db.execute(sql`update reported_scams set status = 'approved'`)
    const { text } = await look(origin, receipt)
    expect(text).toContain(
      'We confirmed your report. What we published from it is no longer in the scam',
    )
    expect(text).not.toContain('helps to warn others')
  })

  test('finds nothing for a wrong or empty code', async () => {
    const { origin } = await open()
    const wrong = await look(origin, '7K2M-Q9XD-0HTB-V4RW')
    expect(wrong.status).toBe(404)
    expect(wrong.text).toContain('No report found for this code.')
    expect((await look(origin, ' ')).text).toContain('Enter your receipt code')
  })

  test('allows twenty lookups per visitor and hour, successful or not', async () => {
    const { origin } = await open()
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => onceTaken(() => look(origin, 'AAAA'))),
    )
    expect(tries.filter(({ status }) => status === 404)).toHaveLength(20)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})

describe('the hint', () => {
  test('names the library entry with similar text', async () => {
    const { origin } = await open({ seeded: true })
    const seed = SEED_SCAMS[0]!
    expect(await hint(origin, { title: '', description: seed.examples[0]! })).toMatchObject({
      id: expect.any(String),
      title: seed.texts.en.title,
    })
  })

  test('names the entry that matches the title, by its words or synonyms', async () => {
    const { origin } = await open({ seeded: true })
    const { title } = SEED_SCAMS[1]!.texts.en
    expect(await hint(origin, { title, description: '' })).toMatchObject({ title })
    for (const [said, slug] of [
      ['Fake parcel message', 'fake-parcel-fee'],
      ['WhatsApp account hacked', 'whatsapp-takeover'],
      ['Someone pretending to be police on a video call', 'fake-police-video-call'],
      ['Apartment for rent in Marina', 'yearly-rental-deposit'],
      ['شرطي مزيف', 'fake-police-video-call'],
    ] as const) {
      const named = SEED_SCAMS.find((scam) => scam.slug === slug)?.texts.en.title
      expect(await hint(origin, { title: said, description: '' }), said).toMatchObject({
        title: named,
      })
    }
  })

  test.each([
    'car for rent',
    'help me please',
    'They call me',
    'Money in bank',
    'he is in the',
    'They asked for money from the bank',
    'من هو هذا',
  ])("is null if the title's words are in many entries: %s", async (title) => {
    const { origin } = await open({ seeded: true })
    expect(await hint(origin, { title, description: '' })).toBeNull()
  })

  test('names no inactive entry', async () => {
    const { app, origin } = await open({ seeded: true })
    await app.db.execute(sql`update scams set status = 'inactive'`)
    const { texts, examples } = SEED_SCAMS[0]!
    expect(await hint(origin, { title: texts.en.title, description: '' })).toBeNull()
    expect(await hint(origin, { title: '', description: examples[0]! })).toBeNull()
  })

  test('is null for unknown scams and on a database failure', async () => {
    const { app, origin } = await open({ seeded: true })
    const unknown = {
      title: 'zebra quantum umbrella',
      description: 'a zebra sells umbrellas to quantum people on Mars',
    }
    expect(await hint(origin, unknown)).toBeNull()
    await app.db.execute(sql`alter table rate_limits rename to gone`)
    expect(await hint(origin, unknown)).toBeNull()
  })
})

async function open({ seeded = false } = {}) {
  const app = await testApp(behindProxy, seeded ? await seededDatabase() : undefined)
  return { app, fields: await validFields(app), origin: await serve(app) }
}

async function rows(app: App, table: string): Promise<number> {
  const { rows } = await app.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  )
  return rows[0]?.n ?? 0
}

async function see(origin: string, address: string, cookie = '') {
  const response = await fetch(`${origin}${address}`, { headers: { Cookie: cookie } })
  const html = await response.text()
  return { headers: response.headers, html, text: visibleText(html) }
}

/** Returns phone links and external links in the screen's content. */
function linksToPolice(html: string): string[] {
  const screen = html.slice(html.indexOf('<main'), html.indexOf('</main'))
  return [...screen.matchAll(/href="((?:tel|https):[^"]*)"/g)].map(([, address = '']) => address)
}

async function look(origin: string, code: string) {
  const response = await post(origin, '/report-status', new URLSearchParams({ code }))
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, text: visibleText(html) }
}

async function hint(origin: string, text: { title: string; description: string }) {
  return (await post(origin, '/api/reports/similar', new URLSearchParams(text))).json()
}
