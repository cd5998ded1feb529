import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LAST_PAGE } from '#app/domain/list-address.ts'
import type { Database } from '#database/connect.server.ts'
import { testDatabase } from '../../../tests/support/app.ts'
import { findScam, listScams } from './list-scams.db.server.ts'
import { DEFAULT_FILTERS, PAGE_SIZE, type ScamFilters } from './scam-filters.ts'
import { MAX_COUNTED } from './search/search-scams.db.server.ts'
import { addCategories, addScam } from './testing/add-scam.ts'

const list = (db: Database, filters: Partial<ScamFilters> = {}, page = 1) =>
  listScams(db, { filters: { ...DEFAULT_FILTERS, ...filters }, page, locale: 'en' })

const titles = async (db: Database, filters: Partial<ScamFilters>) =>
  (await list(db, filters)).entries.map(({ title }) => title)

async function smallLibrary() {
  const db = await testDatabase()
  const { phishing, job, romance } = await addCategories(db)
  const day = (n: number) => new Date(Date.UTC(2026, 0, n))
  await addScam(db, { title: 'Parcel fee', categoryId: phishing, createdAt: day(1) })
  await addScam(db, { title: 'رسالة البنك', categoryId: phishing, createdAt: day(2) })
  await addScam(db, {
    title: 'Task job',
    categoryId: job,
    riskLevel: 'low',
    status: 'inactive',
    createdAt: day(3),
  })
  await addScam(db, {
    title: 'Online love',
    description: 'She asks for a parcel fee.',
    categoryId: romance,
    riskLevel: 'critical',
    status: 'under_investigation',
    createdAt: day(4),
  })
  return db
}

/** Adds `count` entries in one statement, each a minute older than the previous one. */
async function addMany(db: Database, categoryId: string, count: number, description: string) {
  await db.execute(sql`
    with many as materialized (
      select gen_random_uuid() as id, n from generate_series(1, ${count}) as n
    ), added as (
      insert into scams (id, category_id, risk_level, status, search_text, search_words, created_at)
      select id, ${categoryId}, 'high', 'active', ' entry ' || n || ' ' || ${description},
        array_to_tsvector(array['=entry', '=' || n, 'entry', n::text] || string_to_array(${description}, ' ')),
        timestamptz '2026-01-01' - n * interval '1 minute'
      from many)
    insert into scam_texts (scam_id, locale, title, description)
    select id, 'en', 'Entry ' || n, ${description} from many`)
}

describe('the list', () => {
  test('has active entries by default, newest first, with their total', async () => {
    const db = await smallLibrary()
    expect(await titles(db, {})).toEqual(['رسالة البنك', 'Parcel fee'])
    expect(await list(db)).toMatchObject({ total: 2, totalIsCapped: false, hasMore: false })
  })

  test.each([
    [{ status: null }, ['Online love', 'Task job', 'رسالة البنك', 'Parcel fee']],
    [{ status: 'inactive' }, ['Task job']],
    [{ status: null, risk: 'critical' }, ['Online love']],
    [{ status: null, category: 'phishing' }, ['رسالة البنك', 'Parcel fee']],
    [{ category: 'phishing', risk: 'high' }, ['رسالة البنك', 'Parcel fee']],
    [{ category: 'job', risk: 'high', status: null }, []],
    [{ query: 'parcel', status: null }, ['Parcel fee', 'Online love']],
    [{ query: 'parcel', status: null, category: 'romance' }, ['Online love']],
  ] as const)('with the filters %o has the entries %o and their total', async (filters, expected) => {
    const db = await smallLibrary()
    expect(await titles(db, filters)).toEqual(expected)
    expect((await list(db, filters)).total).toBe(expected.length)
  })

  test('has every entry once, twelve a page, and says if there are more', async () => {
    const db = await testDatabase()
    const { other } = await addCategories(db)
    for (let n = 0; n < 30; n++) await addScam(db, { title: `Scam ${n}`, categoryId: other })
    for (const query of ['', 'scam']) {
      const pages = [
        await list(db, { query }),
        await list(db, { query }, 2),
        await list(db, { query }, 3),
      ]
      expect(pages.map(({ entries }) => entries.length)).toEqual([PAGE_SIZE, PAGE_SIZE, 6])
      expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false])
      expect(pages.map(({ total }) => total)).toEqual([30, 30, 30])
      const ids = pages.flatMap(({ entries }) => entries.map(({ id }) => id))
      expect(new Set(ids).size).toBe(30)
    }
  })

  test('is empty beyond its end', async () => {
    const db = await smallLibrary()
    expect(await list(db, {}, LAST_PAGE)).toMatchObject({ entries: [], total: 2, hasMore: false })
    expect(await list(db, { query: 'parcel' }, LAST_PAGE)).toMatchObject({ entries: [] })
  })
})

describe.each([
  ['with the trigram index', async () => {}],
  [
    'on a server without the extension',
    async (db: Database) => {
      await db.execute(sql`drop extension pg_trgm cascade`)
    },
  ],
])('search in a large library, %s', (_, prepare) => {
  test('finds a rare word beyond the newest entries, with its exact total', async () => {
    const db = await testDatabase()
    const { other, job } = await addCategories(db)
    await prepare(db)
    await addMany(db, other, 5000, 'common words')
    const old = { createdAt: new Date(Date.UTC(2001, 0, 1)) }
    const title = 'Quixotic unicorn'
    const id = await addScam(db, { title, categoryId: other, ...old })
    await addScam(db, { title, categoryId: job, status: 'inactive', ...old })
    for (const query of ['unicorn', 'QUIXOTIC uni', 'xotic', 'qu un', 'common', 'nowhere']) {
      const { entries, total, totalIsCapped } = await list(db, { query })
      if (query === 'common') {
        expect(entries).toHaveLength(PAGE_SIZE)
        expect(total).toBe(MAX_COUNTED)
        expect(totalIsCapped).toBe(true)
      } else {
        const found = query === 'nowhere' ? [] : [id]
        expect(entries.map((entry) => entry.id)).toEqual(found)
        expect([total, totalIsCapped]).toEqual([found.length, false])
      }
    }
  })

  test('ranks a word in a title before newer texts with it, and returns every entry once', async () => {
    const db = await testDatabase()
    const { other } = await addCategories(db)
    await prepare(db)
    await addMany(db, other, 3000, 'common words')
    const old = { createdAt: new Date(Date.UTC(2001, 0, 1)) }
    const first = await addScam(db, { title: 'Common unicorn', categoryId: other, ...old })
    const newest = Array.from({ length: 35 }, (_, n) => `Entry ${n + 1}`)
    const pages = [1, 2, 3].map((page) => list(db, { query: 'commons' }, page))
    const entries = (await Promise.all(pages)).flatMap((page) => page.entries)
    expect(entries[0]?.id).toBe(first)
    expect(entries.slice(1).map(({ title }) => title)).toEqual(newest)
  })

  test('keeps one order and one total on all pages', async () => {
    const db = await testDatabase()
    const { other } = await addCategories(db)
    await prepare(db)
    await addMany(db, other, 5000, 'common words')
    const expected = Array.from({ length: 5000 }, (_, n) => String(n + 1)).filter((n) =>
      n.startsWith('43'),
    )
    const found: string[] = []
    for (let page = 1; page <= 10; page++) {
      const { entries, total, totalIsCapped } = await list(db, { query: 'entry 43' }, page)
      expect([total, totalIsCapped]).toEqual([expected.length, false])
      found.push(...entries.map(({ title }) => title.replace('Entry ', '')))
    }
    expect(found).toEqual(expected)
  })

  test('ends at a thousand entries, the limit of the count', async () => {
    const db = await testDatabase()
    const { other } = await addCategories(db)
    await prepare(db)
    await addMany(db, other, 1500, 'common words')
    const pages = Math.ceil(MAX_COUNTED / PAGE_SIZE)
    expect((await list(db, { query: 'common' }, pages - 1)).hasMore).toBe(true)
    const last = await list(db, { query: 'common' }, pages)
    expect([last.entries.length, last.hasMore]).toEqual([PAGE_SIZE, false])
    expect(await list(db, { query: 'common' }, pages + 1)).toMatchObject({
      entries: [],
      hasMore: false,
      total: MAX_COUNTED,
      totalIsCapped: true,
    })
  })
})

describe('in two languages', () => {
  const ENGLISH = { title: 'Parcel fee', description: 'A courier asks.', riskLevel: 'high' }
  const ARABIC = { titleAr: 'رسوم شحنة', descriptionAr: 'شركة توصيل تطلب.' }

  async function bilingualLibrary() {
    const db = await testDatabase()
    const { phishing } = await addCategories(db)
    await addScam(db, { ...ENGLISH, ...ARABIC, categoryId: phishing })
    return { db, phishing }
  }

  test.each(['en', 'ar'] as const)('a search in %s finds words of both', async (locale) => {
    const { db } = await bilingualLibrary()
    for (const query of ['courier', 'توصيل', 'parcel شحنه']) {
      const { entries } = await listScams(db, {
        filters: { ...DEFAULT_FILTERS, query },
        page: 1,
        locale,
      })
      const [title, language] = { en: ['Parcel fee', 'en'], ar: ['رسوم شحنة', 'ar'] }[locale]
      expect(entries, query).toMatchObject([{ title, language }])
    }
  })

  test('an entry without Arabic is shown in English and marked as English', async () => {
    const { db, phishing } = await bilingualLibrary()
    const id = await addScam(db, { title: 'Only English', categoryId: phishing, indicators: ['A'] })
    expect(await findScam(db, id, 'ar')).toMatchObject({
      title: 'Only English',
      language: 'en',
      indicators: { points: ['A'], language: 'en' },
    })
  })

  test('the list has only the texts of one language', async () => {
    const { db } = await bilingualLibrary()
    const { entries } = await list(db)
    expect(Object.keys(entries[0] ?? {})).not.toContain('titleAr')
  })
})

describe('one entry', () => {
  test('is found by its id', async () => {
    const db = await testDatabase()
    const { job } = await addCategories(db)
    const id = await addScam(db, { title: 'Task job', categoryId: job, indicators: ['Hurry'] })
    expect(await findScam(db, id, 'en')).toMatchObject({
      id,
      title: 'Task job',
      category: 'job',
      indicators: { points: ['Hurry'], language: 'en' },
      preventionTips: { points: [], language: 'en' },
    })
    expect((await findScam(db, id.toUpperCase(), 'en'))?.id).toBe(id)
  })

  test.each([
    '0198c0de-0000-7000-8000-000000000000',
    'nope',
    '',
    "' or 1=1 --",
    '0198c0de-0000-7000-8000-00000000000g',
    '\u0000',
  ])('is null for %j', async (id) => {
    expect(await findScam(await testDatabase(), id, 'en')).toBeNull()
  })
})
