import { expect, test } from 'vitest'
import { contentOf } from './scam-content.server.ts'
import { NEW_SCAM } from './scam-input.ts'

test('a field or line with only invisible characters is empty', () => {
  const mark = ' \u200f\u2067 '
  const arabic = { titleAr: mark, descriptionAr: mark, indicatorsAr: mark }
  expect(contentOf({ ...NEW_SCAM, ...arabic, preventionTips: `One\n${mark}\nTwo` })).toMatchObject({
    titleAr: null,
    descriptionAr: null,
    indicatorsAr: [],
    preventionTips: ['One', 'Two'],
  })
})
