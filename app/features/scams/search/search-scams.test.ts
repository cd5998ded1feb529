import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#database/connect.server.ts'
import { SEED_SCAMS } from '#database/seed/compiled/scams.js'
import { seededDatabase, testDatabase } from '../../../../tests/support/app.ts'
import { listScams } from '../list-scams.db.server.ts'
import { DEFAULT_FILTERS } from '../scam-filters.ts'
import { addCategories, addScam } from '../testing/add-scam.ts'
import { indexLibrary } from './index-library.db.server.ts'
import type { SearchOrder } from './search-scams.db.server.ts'

async function found(db: Database, query: string, order?: SearchOrder) {
  const filters = { ...DEFAULT_FILTERS, status: null, query }
  const wanted = { filters, page: 1, pageSize: 50, locale: 'en', order } as const
  return (await listScams(db, wanted)).entries.map(({ title }) => title)
}

async function seeded() {
  const db = await seededDatabase()
  return db
}

const slugOf = (title?: string) => SEED_SCAMS.find((scam) => scam.texts.en.title === title)?.slug

/** Expected first results in the seeded library. */
const FIRST: readonly (readonly [query: string, slugs: string])[] = [
  ['parcels', 'gift-parcel-customs fake-parcel-fee'],
  ['lottery', 'prize-draw-winner'],
  ['jackpot', 'prize-draw-winner'],
  ['apartment deposit', 'yearly-rental-deposit'],
  ['fake police call', 'fake-police-video-call'],
  ['cop', 'fake-police-video-call'],
  ['etisalat', 'sim-swap'],
  ['rent', 'yearly-rental-deposit'],
  ['whatsapp code', 'whatsapp-takeover'],
  ['sms electricity', 'dewa-refund'],
  ['the parcel that is at customs', 'gift-parcel-customs'],
  ['يانصيب', 'prize-draw-winner'],
  ['طرود', 'gift-parcel-customs'],
  ['الشحنات', 'fake-parcel-fee'],
  ['شقق', 'yearly-rental-deposit'],
  ['عربون شقة', 'yearly-rental-deposit'],
  ['شرطة مزيفة', 'fake-police-video-call'],
  ['رمز الواتساب', 'whatsapp-takeover'],
  ['delivry', 'fake-parcel-fee'],
  ['pracel', 'gift-parcel-customs fake-parcel-fee'],
  ['wahtsapp', 'whatsapp-takeover'],
  ['lotery', 'prize-draw-winner'],
  ['واتسب', 'whatsapp-takeover'],
  ['parcel gibberishhh customs', 'gift-parcel-customs'],
  ['arce', 'gift-parcel-customs fake-parcel-fee'],
]

/** Expected categories of results. */
const OF_CATEGORY = [
  ['phishing', 'phishing'],
  ['romance', 'romance'],
  ['romace', 'romance'],
  ['رومانسية', 'romance'],
  ['تصيد', 'phishing'],
  ['investments', 'investment'],
] as const

test('typical queries return the expected entry first', async () => {
  const db = await seeded()
  const first = await Promise.all(FIRST.map(async ([query]) => slugOf((await found(db, query))[0])))
  const unfit = FIRST.filter(([, slugs], place) => !slugs.split(' ').includes(first[place] ?? ''))
  expect(unfit, JSON.stringify(first)).toEqual([])
  for (const [query, category] of OF_CATEGORY) {
    const slug = slugOf((await found(db, query))[0])
    expect(SEED_SCAMS.find((scam) => scam.slug === slug)?.category, query).toBe(category)
  }
  for (const { texts } of SEED_SCAMS) {
    for (const { title } of [texts.en, texts.ar!])
      expect((await found(db, title))[0], title).toBe(texts.en.title)
  }
})

test('results are ordered by the place of the match, then newest first', async () => {
  const db = await testDatabase()
  const { other, phishing } = await addCategories(db)
  let day = 0
  const add = (title: string, more = {}, categoryId = other) =>
    addScam(db, { title, categoryId, createdAt: new Date(Date.UTC(2026, 0, ++day)), ...more })
  await add('In the title: lanterns')
  await add('A lantern again')
  await add('In the text', { description: 'Buy a lantern.' })
  await add('In a tip', { preventionTips: ['Leave every lantern.'] })
  await add('In a sign', { indicatorsAr: ['lantern'] })
  await add('A lanternfish')
  await add('A starlantern')
  await add('By its category', {}, phishing)
  expect(await found(db, 'lantern')).toEqual([
    'A lantern again',
    'In the title: lanterns',
    'In the text',
    'In a sign',
    'In a tip',
    'A lanternfish',
    'A starlantern',
  ])
  expect(await found(db, 'lantern', 'newest')).toEqual([
    'A starlantern',
    'A lanternfish',
    'In a sign',
    'In a tip',
    'In the text',
    'A lantern again',
    'In the title: lanterns',
  ])
  expect(await found(db, 'phishing')).toEqual(['By its category'])
  expect(await found(db, 'lantren')).toEqual(['A lantern again', 'In the title: lanterns'])
})

test('an entry without search words is found by substrings, and by its words after indexing', async () => {
  const db = await seeded()
  await db.execute(sql`update scams set search_words = null`)
  expect(slugOf((await found(db, 'Hajj'))[0])).toBe('hajj-umrah-package')
  expect(await found(db, 'jackpot')).toEqual([])
  await indexLibrary(db)
  expect(slugOf((await found(db, 'jackpot'))[0])).toBe('prize-draw-winner')
})
