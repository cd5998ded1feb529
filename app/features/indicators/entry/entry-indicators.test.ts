import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addReport } from '#app/features/reports/staff/testing/add-report.ts'
import { addCategories } from '#app/features/scams/testing/add-scam.ts'
import type { App } from '#app/platform/context.server.ts'
import { indicators } from '#database/schema/indicators.ts'
import { reportedScams } from '#database/schema/reports.ts'
import { scams } from '#database/schema/scams.ts'
import { testApp } from '../../../../tests/support/app.ts'
import { addLibraryEntry } from '../../../../tests/support/library-entry.ts'
import type { Indicator } from '../indicator.ts'
import { confirmIndicators } from '../staff/confirm-indicators.db.server.ts'
import { entriesNaming, indicatorsOfEntry } from './entry-indicators.db.server.ts'

const ALL: Indicator[] = [
  { kind: 'domain', value: 'evil.top' },
  { kind: 'phone', value: '+971501234567' },
  { kind: 'wallet', value: 'tron:TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL' },
]

/** An entry with an approved report of these indicators. */
async function entryWith(app: App, confirmed: readonly Indicator[]): Promise<string> {
  const categories = await addCategories(app.db)
  const scamId = await addLibraryEntry(app.db)
  const { id } = await addReport(app, { category: categories.phishing })
  await app.db
    .update(reportedScams)
    .set({ status: 'approved', scamId })
    .where(eq(reportedScams.id, id))
  await confirmIndicators({ transaction: app.db, crypto: app.crypto }, id, confirmed)
  return scamId
}

test('an entry shows web addresses and wallets in full, and numbers masked', async () => {
  const app = await testApp()
  const shown = await indicatorsOfEntry(app.db, await entryWith(app, ALL))
  expect(shown).toEqual([
    { kind: 'domain', shown: 'evil.top' },
    { kind: 'phone', shown: '+971•••••••67' },
    { kind: 'wallet', shown: 'tron:TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL' },
  ])
})

test('an entry is found by each of its indicators in any spelling, and by no other', async () => {
  const app = await testApp()
  const id = await entryWith(app, ALL)
  await entryWith(app, [{ kind: 'domain', value: 'other.top' }])
  for (const query of [
    'https://www.evil.top/any',
    'evil.top',
    '050 123 4567',
    'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL',
  ])
    expect(await entriesNaming(app, query)).toEqual([id])
  for (const query of ['evil.com', '050 123 4568', 'parcel', 'evil.top scam', '999', ''])
    expect(await entriesNaming(app, query)).toEqual([])
})

test('a withdrawn indicator is neither shown nor found, and an inactive entry is not found', async () => {
  const app = await testApp()
  const id = await entryWith(app, ALL)
  await app.db
    .update(indicators)
    .set({ withdrawnAt: new Date() })
    .where(eq(indicators.kind, 'phone'))
  expect((await indicatorsOfEntry(app.db, id)).map(({ kind }) => kind)).toEqual([
    'domain',
    'wallet',
  ])
  expect(await entriesNaming(app, '0501234567')).toEqual([])
  await app.db.update(scams).set({ status: 'inactive' })
  expect(await entriesNaming(app, 'evil.top')).toEqual([])
})
