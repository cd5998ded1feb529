import { describe, expect, test } from 'vitest'
import { gather } from '../evidence.ts'
import { analyze } from '../index.ts'

describe('a boss who wants an errand by mail', () => {
  test('is a scam', () => {
    const text =
      'From: Dean <dean.of.studies81@gmail.com>\nSubject: Hello\n\nHi, are you in the office? I am at a seminar and my phone is bad. I want you to get something done for me, kindly answer by mail.'
    expect(analyze({ type: 'email', text }).isSafe).toBe(false)
  })
})

describe('whoever wants money for himself says why it goes by no proper way', () => {
  test.for([
    'Please pay the trip fee of 150 to the coach by noon today, on his Revolut as the club system is slow',
    'School account is under audit, send the bus fee 800 to my personal account today please',
    'المدرسة: رسوم الباص 400 حوليها لحسابي الشخصي لأن السيستم واقع، قبل باچر',
  ])('a fraud: %s', (text) => {
    expect(gather({ type: 'message', text }).circumstances).toEqual(
      expect.arrayContaining(['private-payee', 'no-official-channel']),
    )
    expect(analyze({ type: 'message', text }).isSafe).toBe(false)
  })

  test.for([
    'The school system is slow today, pay the trip in the app tomorrow',
    'I sent 50 to my sister for the cake, give me your share when we meet',
    'السيستم واقع في المركز، تعال باچر وادفع هناك',
  ])('ordinary: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })
})

test.for([
  ['I can cancel the violation for 900, cash, before the inspector prints it', true],
  ['Her father agrees to close it without case if you pay her treatment', true],
  ['I can cancel the order for you', false],
  ['He will settle it for 300 with the shop', true],
] as const)('a fine that ends for a sum: %s %s', ([text, is]) => {
  expect(gather({ type: 'message', text }).circumstances.includes('off-record-settlement')).toBe(is)
})
