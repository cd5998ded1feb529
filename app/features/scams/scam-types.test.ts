import { expect, test } from 'vitest'
import { analyze } from '#analyzer'
import { scamTypesOf } from './scam-types.server.ts'

const OF_NO_KIND = 'Pay now urgently, scan the code, tell nobody'
const PARCEL =
  'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay'

test('an entry has the scam types of its descriptions, each once; a description without a type adds none', () => {
  const kindOf = (text: string) => analyze({ type: 'message', text }).scamType
  expect(kindOf(OF_NO_KIND)).toBe('unspecified')
  expect(scamTypesOf(OF_NO_KIND, PARCEL, PARCEL)).toEqual([kindOf(PARCEL)])
})
