import { expect, test } from 'vitest'
import { nearestEntry } from './nearest-entry.ts'

const titled = (en: string, ar: string) => ({ texts: { en: { title: en }, ar: { title: ar } } })
const ELECTRICITY = titled('Electricity refund message', 'رسالة استرداد كهرباء')
const SALIK = titled('False Salik balance message', 'رسالة رصيد سالك كاذبة')
const ENTRIES = [ELECTRICITY, SALIK]

test.each([
  ['names what the report is about', 'Salik top-up', 'A message asked me to top up.', SALIK],
  ['names it in Arabic', 'شحن سالك', 'وصلتني رسالة تطلب شحن الحساب.', SALIK],
  ['shares only what other titles have too', 'A strange message', 'It asked for a fee.', null],
  ['shares nothing', 'A villa', 'An agent asked for a deposit.', null],
])('an entry whose title %s', (_, title, description, nearest) => {
  expect(nearestEntry({ title, description }, ENTRIES)).toBe(nearest)
})
