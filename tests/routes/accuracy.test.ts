import { expect, test } from 'vitest'
import { SCORECARD } from '#analyzer'
import { CONTENT_TYPES } from '#app/domain/content-type.ts'
import { gathered } from '#app/features/accuracy/gatherings.ts'
import { accuracy as accuracyAr } from '#app/i18n/ar/checker/accuracy.ts'
import { accuracy } from '#app/i18n/en/checker/accuracy.ts'
import { testApp } from '../support/app.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

test.each([
  { path: '/accuracy', words: accuracy },
  { path: '/ar/accuracy', words: accuracyAr },
])('$path shows what the scorecard measured, with what the checker cannot see', async ({
  path,
  words,
}) => {
  const page = await fetch((await serve(await testApp())) + path)
  expect(page.status).toBe(200)
  const text = visibleText(await page.text())
  for (const type of CONTENT_TYPES) {
    const { found, falseAlarms } = SCORECARD.types[type]
    expect(text).toContain(words.types[type])
    for (const share of [found, falseAlarms])
      expect(text).toContain(words.percent(Math.round(share * 1000) / 10))
  }
  const { title, intro, advice } = words.outside
  for (const sentence of [title, intro, advice]) expect(text).toContain(sentence)
  for (const type of CONTENT_TYPES) {
    const { found, falseAlarms, least, most } = gathered(type)
    expect(least).toBeLessThan(found)
    expect(found).toBeLessThan(most)
    for (const share of [found, falseAlarms])
      expect(text).toContain(words.percent(Math.round(share * 1000) / 10))
  }
  for (const item of [...words.limits.items, ...words.how.items]) expect(text).toContain(item)
})
