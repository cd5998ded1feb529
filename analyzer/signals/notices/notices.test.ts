import { describe, expect, test } from 'vitest'
import { quoted } from '../testing/quoted.ts'

describe('a notice in the way of scams', () => {
  test.for([
    ['Your parcel is on hold', 'parcel-problem', 'parcel is on hold'],
    ['A customs fee for your parcel', 'parcel-problem', 'customs fee for your parcel'],
    ['تعذر توصيل طردك', 'parcel-problem', 'تعذر توصيل طردك'],
    ['You have an unpaid fine', 'unpaid-fine', 'unpaid fine'],
    ['لديك مخالفة', 'unpaid-fine', 'لديك مخالفة'],
    ['You have a traffic fine', 'traffic-fine-due', 'traffic fine'],
    ['virus detected', 'device-alarm', 'virus detected'],
    [
      'Your subscription was charged AED 900, to cancel call 0501234567',
      'device-alarm',
      'subscription was charged AED 900, to cancel call',
    ],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code)).toContain(words)
  })
})

describe('an ordinary notice is none', () => {
  test.for([
    ['Your parcel was delivered', 'parcel-problem'],
    ['Purchase order 8812 is pending', 'parcel-problem'],
    ['Enjoy free shipping on all orders', 'parcel-problem'],
    ['Shipping fee AED 15 for your order', 'parcel-problem'],
    ['رسوم التوصيل 10 دراهم', 'parcel-problem'],
    ['Your concert tickets: https://a-shop.net', 'unpaid-fine'],
    ['Late payment may lead to a fine', 'unpaid-fine'],
    ['That is fine with me', 'unpaid-fine'],
    ['Your subscription will renew on 3 May for AED 45', 'device-alarm'],
    ['The weather is fine in traffic', 'traffic-fine-due'],
  ] as const)('%s is no %s', ([text, code]) => {
    expect(quoted(text, code)).toEqual([])
  })
})
