import { expect, test } from 'vitest'
import { bucketsOfSite, bucketsOfText, MIN_SHARED_BUCKETS } from './min-hash.ts'

const parcel =
  'Dear customer, your Emirates Post parcel is on hold at our warehouse because of an unpaid delivery fee. Please confirm your address and pay today to avoid return of the package.'

const shared = (a: bigint[], b: bigint[]) => a.filter((band, place) => band === b[place]).length

test('the same scam with another amount, link and case resembles itself', () => {
  const first = bucketsOfText(`${parcel} AED 12 https://one.example/a`)
  const second = bucketsOfText(`${parcel.toUpperCase()} AED 99 https://two.example/b`)
  expect(shared(first, second)).toBe(16)
})

test('a text with one word in ten changed still resembles it', () => {
  const changed = parcel.replace('warehouse', 'office').replace('address', 'details')
  expect(shared(bucketsOfText(parcel), bucketsOfText(changed))).toBeGreaterThanOrEqual(
    MIN_SHARED_BUCKETS,
  )
})

test('an unrelated text does not', () => {
  const other =
    'Good morning dear, shall we meet for lunch on Friday near the marina with the children?'
  expect(shared(bucketsOfText(parcel), bucketsOfText(other))).toBeLessThan(MIN_SHARED_BUCKETS)
})

test('Arabic words are words', () => {
  const text = 'عزيزي العميل شحنتك معلقة لدى بريد الإمارات بسبب رسوم غير مدفوعة'
  expect(shared(bucketsOfText(text), bucketsOfText(`${text} 12`))).toBe(16)
})

test('a text of a few words is compared with nothing', () => {
  expect(bucketsOfText('ok thanks see you')).toEqual([])
})

test('buckets are stored for good, so they never change', () => {
  expect(bucketsOfText(parcel)[0]).toBe(-1676044127277216100n)
  expect(bucketsOfSite('Example.com')).toEqual(bucketsOfSite('example.com'))
})
