import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { scams } from '#database/schema/scams.ts'
import { SEED_SCAMS } from '#database/seed/compiled/scams.js'
import { seededDatabase, testApp } from '../../../../tests/support/app.ts'
import { explainVerdict } from './explained-kind.db.server.ts'
import { KINDS } from './kinds.ts'

const kinds = Object.entries(KINDS)

test.each(kinds)('the seeded library has an active entry in the category of %s', (_, kind) => {
  const ofCategory = SEED_SCAMS.filter(
    ({ category, status }) => category === kind.category && status === 'active',
  )
  expect(ofCategory.length).toBeGreaterThan(0)
  if (kind.entry === null) return
  const entry = SEED_SCAMS.find(({ slug }) => slug === kind.entry)
  expect(entry).toMatchObject({ category: kind.category })
  expect(entry?.status).not.toBe('inactive')
})

test('a kind links to its entry, or to its category if the entry is inactive', async () => {
  const app = await testApp({}, await seededDatabase())
  const [entry] = await app.db.select().from(scams).where(eq(scams.slug, 'fake-parcel-fee'))
  const scamType = { code: 'parcel-fee' } as const
  expect(await explainVerdict(app, { scamType })).toEqual({
    path: `/scam-library/${entry?.id}`,
    category: 'phishing',
  })
  await app.db.update(scams).set({ status: 'inactive' }).where(eq(scams.slug, 'fake-parcel-fee'))
  expect((await explainVerdict(app, { scamType }))?.path).toBe('/scam-library?category=phishing')
})

test('the entry that a number was reported for goes before that of the kind, while it is not inactive', async () => {
  const app = await testApp({}, await seededDatabase())
  const [kind] = await app.db.select().from(scams).where(eq(scams.slug, 'fake-parcel-fee'))
  const [reported] = await app.db.select().from(scams).where(eq(scams.slug, 'telegram-task-job'))
  const entry = reported?.id ?? ''
  const explained = (code: 'parcel-fee' | 'unspecified') =>
    explainVerdict(app, { scamType: { code }, entry })
  const its = { path: `/scam-library/${entry}`, category: 'job' }
  expect(await explained('parcel-fee')).toEqual(its)
  expect(await explained('unspecified')).toEqual(its)
  await app.db.update(scams).set({ status: 'inactive' }).where(eq(scams.id, entry))
  expect((await explained('parcel-fee'))?.path).toBe(`/scam-library/${kind?.id}`)
  expect(await explained('unspecified')).toBeNull()
})

test('a missing, an unspecified and a free-text kind have no link', async () => {
  const app = await testApp()
  expect(await explainVerdict(app, { scamType: null })).toBeNull()
  expect(await explainVerdict(app, { scamType: { code: 'unspecified' } })).toBeNull()
  expect(await explainVerdict(app, { scamType: { text: 'Parcel fraud' } })).toBeNull()
})
