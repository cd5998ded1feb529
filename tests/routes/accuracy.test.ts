import { expect, test } from 'vitest'
import { SCORECARD } from '#analyzer'
import { CONTENT_TYPES } from '#app/domain/content-type.ts'
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
    const { found, missed, falseAlarms, unsure } = SCORECARD.types[type]
    expect(text).toContain(words.types[type])
    const percent = (share: number) => words.percent(Math.round(share * 1000) / 10)
    for (const [scam, doubt, safe] of [
      [found, 1 - found - missed, missed],
      [falseAlarms, unsure, 1 - falseAlarms - unsure],
    ] as const)
      expect(text).toContain(words.called(percent(scam), percent(doubt), percent(safe)))
  }
  for (const item of [...words.limits.items, ...words.how.items]) expect(text).toContain(item)
})
