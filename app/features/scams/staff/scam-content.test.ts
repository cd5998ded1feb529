import { expect, test } from 'vitest'
import { analyze } from '#analyzer'
import { contentOf, scamTypesOf } from './scam-content.server.ts'
import { NEW_SCAM } from './scam-input.ts'

const OF_NO_KIND = 'Pay now urgently, scan the code, tell nobody'
const PARCEL =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay'

test('an entry has the kinds of its descriptions, and none of one that tells no kind', () => {
  const kindOf = (text: string) => analyze({ type: 'message', text }).scamType
  expect(kindOf(OF_NO_KIND)).toBe('unspecified')
  expect(scamTypesOf(OF_NO_KIND, PARCEL, null, PARCEL)).toEqual([kindOf(PARCEL)])
})

test('a field of which nothing is seen holds nothing, and neither does such a line', () => {
  const mark = ' \u200f\u2067 '
  const arabic = { titleAr: mark, descriptionAr: mark, indicatorsAr: mark }
  expect(contentOf({ ...NEW_SCAM, ...arabic, preventionTips: `One\n${mark}\nTwo` })).toMatchObject({
    titleAr: null,
    descriptionAr: null,
    indicatorsAr: [],
    preventionTips: ['One', 'Two'],
  })
})
