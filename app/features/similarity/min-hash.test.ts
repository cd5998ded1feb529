import { expect, test } from 'vitest'
import { bucketsOfSite, bucketsOfText, MIN_SHARED_BUCKETS } from './min-hash.ts'

const parcel =
  'Dear customer, your Emirates Post parcel is on hold at our warehouse because of an unpaid delivery fee. Please confirm your address and pay today to avoid return of the package.'

const shared = (a: bigint[], b: bigint[]) => a.filter((band, place) => band === b[place]).length

test('texts that differ only in amount, link and case share all buckets', () => {
  const first = bucketsOfText(`${parcel} AED 12 https://one.example/a`)
  const second = bucketsOfText(`${parcel.toUpperCase()} AED 99 https://two.example/b`)
  expect(shared(first, second)).toBe(16)
})

test('a text with one word in ten changed is similar to the original', () => {
  const changed = parcel.replace('warehouse', 'office').replace('address', 'details')
  expect(shared(bucketsOfText(parcel), bucketsOfText(changed))).toBeGreaterThanOrEqual(
    MIN_SHARED_BUCKETS,
  )
})

test('an unrelated text is not similar', () => {
  const other =
    'Good morning dear, shall we meet for lunch on Friday near the marina with the children?'
  expect(shared(bucketsOfText(parcel), bucketsOfText(other))).toBeLessThan(MIN_SHARED_BUCKETS)
})

test('Arabic words are compared too', () => {
  const text = 'عزيزي العميل شحنتك معلقة لدى بريد الإمارات بسبب رسوم غير مدفوعة'
  expect(shared(bucketsOfText(text), bucketsOfText(`${text} 12`))).toBe(16)
})

test('a text of a few words has no buckets', () => {
  expect(bucketsOfText('ok thanks see you')).toEqual([])
})

test('the buckets of a text are stable, because they are stored permanently', () => {
  expect(bucketsOfText(parcel)[0]).toBe(-1676044127277216100n)
  expect(bucketsOfSite('Example.com')).toEqual(bucketsOfSite('example.com'))
})
