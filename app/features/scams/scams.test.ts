import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Database } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { testDatabase } from '../../../tests/support/app.ts'
import { insertScam } from './scams.db.server.ts'
import { seedLibrary } from './seed-library.server.ts'
import { addCategories, addScam } from './testing/add-scam.ts'

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
  test('are right after fifty entries at once', async () => {
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

  test('know nothing of an entry whose transaction failed', async () => {
    const db = await testDatabase()
    const { phishing } = await addCategories(db)
    const failing = inTransaction(db, async (transaction) => {
      await insertScam(transaction, {
        id: newId(),
        title: 'Gone',
        description: 'Gone',
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

test('the seeded library has every word in both languages', async () => {
  const db = await testDatabase()
  await seedLibrary({ db })
  const { rows } = await db.execute(sql`
    select count(*)::int as entries from scams
    where title_ar is null or description_ar is null
      or cardinality(indicators_ar) <> cardinality(indicators)
      or cardinality(prevention_tips_ar) <> cardinality(prevention_tips)`)
  expect(rows).toEqual([{ entries: 0 }])
  const { rows: names } = await db.execute(sql`select slug from categories where name_ar is null`)
  expect(names).toEqual([])
})

test('an entry can be found by its own words and by texts that resemble it', async () => {
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
