import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { someStaff } from '#app/features/audit/testing/some-staff.ts'
import { newId } from '#database/new-id.ts'
import { scams, scamTexts } from '#database/schema/scams.ts'
import { testApp } from '../../../../tests/support/app.ts'
import { addCategories } from '../testing/add-scam.ts'
import { editEntry } from '../testing/edit-entry.ts'
import { createScam } from './create-scam.server.ts'
import { NEW_SCAM, type ScamInput } from './scam-input.ts'

const TITLE = 'رسوم الشحنة'
const TEXT = 'رسالة باسم DHL على WhatsApp تطلب رسومًا بسيطة عبر http://dhl-fee.top/pay لتسليم شحنتك.'
const ENGLISH = { title: 'Parcel fee', description: 'A false courier asks for a small fee.' }
const ARABIC = { titleAr: TITLE, descriptionAr: TEXT }

describe('a new entry', () => {
  test.each([
    ['title', { ...ENGLISH, title: TITLE }],
    ['description', { ...ENGLISH, description: TEXT }],
    ['title', { ...ENGLISH, ...ARABIC, title: TITLE }],
    ['description', { ...ENGLISH, ...ARABIC, description: 'يطلب موصّل رسوماً.' }],
    ['indicators', { ...ENGLISH, indicators: `${TITLE}\n${TEXT}` }],
    ['preventionTips', { ...ENGLISH, preventionTips: TITLE }],
  ])('with Arabic in the English field %s is rejected at that field', async (field, words) => {
    expect(await added(words)).toEqual({ ok: false, problems: { [field]: 'arabic' } })
  })

  test.each([
    ['in both languages', { ...ENGLISH, ...ARABIC }],
    ['that has no English yet', { title: TITLE, description: TEXT, ...ARABIC }],
    [
      'whose English contains a longer Arabic quotation',
      { ...ENGLISH, description: `The message says "${TEXT} ${TEXT}" and looks real.` },
    ],
    ['with a list that quotes Arabic', { ...ENGLISH, indicators: `It asks for money\n${TITLE}` }],
  ])('%s is accepted', async (_, words) => {
    expect(await added(words)).toMatchObject({ ok: true })
  })
})

test('English changed to Arabic is rejected; Arabic that was already there blocks no other change', async () => {
  const { app, create } = await house()
  const made = await create(ENGLISH)
  const edit = async (changes: Partial<ScamInput>) => {
    const [{ id } = { id: '' }] = await app.db.select({ id: scams.id }).from(scams)
    return editEntry(app, id, changes)
  }
  expect(made.ok).toBe(true)
  const refused = { ok: false, problem: 'invalid', problems: { title: 'arabic' } }
  expect(await edit({ title: TITLE })).toEqual(refused)
  await app.db.update(scamTexts).set({ title: TITLE }).where(eq(scamTexts.title, ENGLISH.title))
  expect(await edit({ riskLevel: 'low' })).toEqual({ ok: true })
  expect(await edit({ title: 'Parcel fee' })).toEqual({ ok: true })
})

async function added(words: Partial<ScamInput>) {
  const { create } = await house()
  return create(words)
}

async function house() {
  const app = await testApp()
  const { phishing: categoryId } = await addCategories(app.db)
  const create = (words: Partial<ScamInput>) =>
    createScam(app, someStaff(), { id: newId(), input: { ...NEW_SCAM, categoryId, ...words } })
  return { app, create }
}
