import { expect, test } from 'vitest'
import { nearestEntry } from './nearest-entry.ts'

const titled = (en: string, ar: string) => ({ texts: { en: { title: en }, ar: { title: ar } } })
const ELECTRICITY = titled('Electricity refund message', 'رسالة استرداد كهرباء')
const SALIK = titled('False Salik balance message', 'رسالة رصيد سالك كاذبة')
const ENTRIES = [ELECTRICITY, SALIK]

test.each([
  [
    'one whose title shares a word with the report',
    'Salik top-up',
    'A message asked me to top up.',
    SALIK,
  ],
  [
    'one whose Arabic title shares a word with the report',
    'شحن سالك',
    'وصلتني رسالة تطلب شحن الحساب.',
    SALIK,
  ],
  [
    'none if other titles have the shared words too',
    'A strange message',
    'It asked for a fee.',
    null,
  ],
  ['none if no word is shared', 'A villa', 'An agent asked for a deposit.', null],
])('the nearest entry is %s', (_, title, description, nearest) => {
  expect(nearestEntry({ title, description }, ENTRIES)).toBe(nearest)
})
