import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '#database/transaction.server.ts'
import { testDatabase } from '../../../tests/support/app.ts'
import { addCategories, addScam } from '../scams/testing/add-scam.ts'
import { bucketsOfText } from './min-hash.ts'
import { countSimilar, indexBuckets, MAX_COUNTED } from './similarity.db.server.ts'

const TEXT =
  'Dear customer, your parcel is on hold at our warehouse because of an unpaid delivery fee, pay today.'
const question = { buckets: bucketsOfText(TEXT), scamType: 'parcel-fee', visitor: 'me' }
const check = (visitor: string) => ({ kind: 'check', id: crypto.randomUUID(), visitor }) as const

test('an entry of the same type counts once, with or without similar words', async () => {
  const db = await testDatabase()
  const scam = { title: 'An entry', categoryId: (await addCategories(db)).phishing }
  await addScam(db, { ...scam, scamTypes: ['parcel-fee'], description: TEXT })
  await addScam(db, { ...scam, scamTypes: ['parcel-fee', 'phishing-site'] })
  await addScam(db, { ...scam, scamTypes: ['job-task'], description: TEXT })
  await addScam(db, { ...scam, scamTypes: ['job-task'] })
  expect(await countSimilar(db, question)).toBe(3)
})

test('an entry in two languages is similar to texts in both, and counts once', async () => {
  const db = await testDatabase()
  const arabic = 'عزيزي العميل شحنتك معلقة لدى بريد الإمارات بسبب رسوم غير مدفوعة يرجى السداد اليوم'
  await addScam(db, {
    title: 'AED',
    description: TEXT,
    titleAr: 'AED',
    descriptionAr: arabic,
    categoryId: (await addCategories(db)).phishing,
  })
  for (const text of [TEXT, arabic, `${TEXT} ${TEXT}`]) {
    const buckets = bucketsOfText(text)
    expect(await countSimilar(db, { ...question, buckets, scamType: null })).toBe(1)
  }
})

test('other visitors count once each; the visitor of the check does not count', async () => {
  const db = await testDatabase()
  for (const visitor of ['one', 'one', 'two', 'me']) {
    await indexBuckets(db, check(visitor), bucketsOfText(TEXT))
  }
  expect(await countSimilar(db, { ...question, scamType: null })).toBe(2)
})

test('the count for a text with 5000 checks reads no more rows than for one with 1000 checks', async () => {
  const db = await testDatabase()
  const { buckets } = question
  await db.execute(sql`
    insert into similarity_bands (band, kind, subject_id, visitor)
    select band, 'check', md5(n::text)::uuid, n::text
    from generate_series(1, 5000) as n cross join unnest(${sql.param(buckets.map(String))}::bigint[]) as band
    union all select n, 'check', md5(n::text)::uuid, n::text from generate_series(5001, 100000) as n`)
  await db.execute(sql`analyze similarity_bands`)
  const read = await inTransaction(db, async (transaction) => {
    const asked = { ...question, scamType: null }
    expect(await countSimilar(transaction, asked)).toBe(MAX_COUNTED)
    const { rows } = await transaction.execute<{ rows: number }>(sql`
      select (seq_tup_read + idx_tup_fetch)::int as rows
      from pg_stat_xact_user_tables where relname = 'similarity_bands'`)
    return rows[0]?.rows
  })
  expect(read).toBeLessThanOrEqual(buckets.length * MAX_COUNTED)
})

test('a text with too few words is compared only by its type', async () => {
  const db = await testDatabase()
  await indexBuckets(db, check('one'), bucketsOfText(TEXT))
  expect(await countSimilar(db, { ...question, buckets: [], scamType: null })).toBe(0)
})
