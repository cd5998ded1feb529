import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cardTag, drawCard } from '#app/features/seo/image-rendering/title-card.server.ts'
import { entryCard } from './social-card.server.ts'

describe('the social card', () => {
  test.each([
    ['an English title', 'Fake parcel delivery fee'],
    ['an Arabic title', 'شحنتك معلقة بسبب رسوم غير مدفوعة'],
    ['characters with a meaning in markup', '</span><b>&amp; "quoted" \u0000 \ud800'],
    ['a title of one very long word', 'x'.repeat(5000)],
    ['no title', ' \u0000 '],
  ])('is a PNG of 1200 by 630 for %s', async (_, title) => {
    const picture = await sharp(
      await drawCard(entryCard({ title, riskLevel: 'high', locale: 'en' })),
    ).metadata()
    expect(picture).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })

  test('splits no emoji where a long title is cut', async () => {
    const card = { riskLevel: 'low', locale: 'en' } as const
    const letters = 'x'.repeat(139)
    const [cut, without] = await Promise.all([
      drawCard(entryCard({ ...card, title: `${letters}😀 at the end` })),
      drawCard(entryCard({ ...card, title: `${letters}  at the end` })),
    ])
    expect(cut.equals(without)).toBe(true)
  })

  test('is drawn once, also for concurrent requests', async () => {
    const card = entryCard({ title: 'Parcel fee', riskLevel: 'medium', locale: 'en' })
    const [one, other] = await Promise.all([drawCard(card), drawCard({ ...card })])
    expect(other).toBe(one)
    expect(await drawCard(card)).toBe(one)
  })

  test('differs by title, risk level and language', async () => {
    const card = { title: 'Parcel fee', riskLevel: 'high', locale: 'en' } as const
    for (const other of [
      { ...card, title: 'Task job' },
      { ...card, riskLevel: 'low' as const },
      { ...card, locale: 'ar' as const },
    ]) {
      const [one, another] = [entryCard(card), entryCard(other)]
      expect(cardTag(another)).not.toBe(cardTag(one))
      expect((await drawCard(another)).equals(await drawCard(one))).toBe(false)
    }
  })
})
