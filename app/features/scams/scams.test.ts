import { isNotNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import { seedLibrary } from '#app/features/seeding/seed-library.server.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Database } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { scams } from '#database/schema/scams.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { testApp, testDatabase } from '../../../tests/support/app.ts'
import { findScam, listScams } from './list-scams.db.server.ts'
import { DEFAULT_FILTERS } from './scam-filters.ts'
import { insertScam } from './scams.db.server.ts'
import { removeScam } from './staff/remove-scam.server.ts'
import { addCategories, addScam } from './testing/add-scam.ts'
import { editEntry } from './testing/edit-entry.ts'

async function tallies(db: Database) {
  const { rows } = await db.execute(sql`
    select status, category_id, risk_level, entries from scam_tallies order by 1, 2, 3`)
  return rows
}

async function counted(db: Database) {
  const { rows } = await db.execute(sql`
    select status, category_id, risk_level, count(*)::int as entries from scams
    group by 1, 2, 3 order by 1, 2, 3`)
  return rows
}

describe('the tallies', () => {
  test('are right after fifty concurrent inserts', async () => {
    const db = await testDatabase()
    const { phishing, job } = await addCategories(db)
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        addScam(db, {
          title: `Scam ${n}`,
          categoryId: n % 2 ? phishing : job,
          riskLevel: n % 3 ? 'high' : 'low',
        }),
      ),
    )
    expect(await tallies(db)).toEqual(await counted(db))
    expect(await tallies(db)).toHaveLength(4)
  })

  test('do not count an entry whose transaction failed', async () => {
    const db = await testDatabase()
    const { phishing } = await addCategories(db)
    const failing = inTransaction(db, async (transaction) => {
      await insertScam(transaction, {
        id: newId(),
        texts: { en: { title: 'Gone', description: 'Gone', indicators: [], preventionTips: [] } },
        categoryId: phishing,
        riskLevel: 'low',
        status: 'active',
      })
      throw new Error('after the insert')
    })
    await expect(failing).rejects.toThrow('after the insert')
    expect(await tallies(db)).toEqual([])
  })

  test('count the seeded library', async () => {
    const db = await testDatabase()
    await seedLibrary({ db })
    expect(await tallies(db)).toEqual(await counted(db))
  })
})

test('every seeded entry is complete in English and Arabic', async () => {
  const db = await testDatabase()
  await seedLibrary({ db })
  const { rows } = await db.execute(sql`
    select count(*)::int as entries from scams
    join scam_texts as en on en.scam_id = id and en.locale = 'en'
    left join scam_texts as ar on ar.scam_id = id and ar.locale = 'ar'
    where ar.title is null
      or cardinality(ar.indicators) <> cardinality(en.indicators)
      or cardinality(ar.prevention_tips) <> cardinality(en.prevention_tips)`)
  expect(rows).toEqual([{ entries: 0 }])
})

describe('a library that was seeded before a language was added', () => {
  async function withoutArabic() {
    const app = await testApp()
    await seedLibrary(app)
    const rows = await app.db.select().from(scams).where(isNotNull(scams.slug)).limit(3)
    await app.db.execute(sql`delete from scam_texts where locale = 'ar'`)
    return { app, ids: rows.map(({ id }) => id) }
  }
  const find = (app: App, id = '') => findScam(app.db, id, 'ar')

  test('gets the language for entries that were not edited, and search finds them by it', async () => {
    const { app, ids } = await withoutArabic()
    const [edited, deleted, left] = ids
    await editEntry(app, edited ?? '', { title: 'Another title' })
    await removeScam(app, someStaff(), deleted ?? '')
    await seedLibrary(app)
    expect(await find(app, edited)).toMatchObject({ language: 'en', title: 'Another title' })
    expect(await find(app, deleted)).toBeNull()
    const added = await find(app, left)
    expect(added).toMatchObject({ language: 'ar', indicators: { language: 'ar' } })
    const filters = { ...DEFAULT_FILTERS, status: null, query: added?.title ?? '' }
    const { entries } = await listScams(app.db, { filters, page: 1, locale: 'en' })
    expect(entries[0]?.id).toBe(left)
    expect(await tallies(app.db)).toEqual(await counted(app.db))
  })

  test('is not changed by the next start', async () => {
    const { app, ids } = await withoutArabic()
    await seedLibrary(app)
    const first = await find(app, ids[0])
    await seedLibrary(app)
    expect(await find(app, ids[0])).toEqual(first)
  })
})

test('an entry is stored with its search text and its similarity bands', async () => {
  const db = await testDatabase()
  const { phishing } = await addCategories(db)
  const id = await addScam(db, {
    title: 'Fake parcel fee',
    description: 'A courier asks for a small fee before the parcel can come.',
    categoryId: phishing,
  })
  const { rows } = await db.execute(sql`
    select search_text, (select count(*)::int from similarity_bands where subject_id = id) as bands
    from scams where id = ${id}`)
  expect(rows).toEqual([
    {
      search_text: ' fake parcel fee a courier asks for a small fee before the parcel can come',
      bands: 16,
    },
  ])
})
