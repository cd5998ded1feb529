import { describe, expect, test } from 'vitest'
import { gather } from '../evidence.ts'
import { analyze } from '../index.ts'

describe('a request by email for an unspecified errand, in the name of a boss', () => {
  test('is unsafe', () => {
    const text =
      'From: Dean <dean.of.studies81@gmail.com>\nSubject: Hello\n\nHi, are you in the office? I am at a seminar and my phone is bad. I want you to get something done for me, kindly answer by mail.'
    expect(analyze({ type: 'email', text }).isSafe).toBe(false)
  })
})

describe('an excuse for a payment to a private account', () => {
  test.for([
    'Please pay the trip fee of 150 to the coach by noon today, on his Revolut as the club system is slow',
    'School account is under audit, send the bus fee 800 to my personal account today please',
    'المدرسة: رسوم الباص 400 حوليها لحسابي الشخصي لأن السيستم واقع، قبل باچر',
  ])('is unsafe: %s', (text) => {
    expect(gather({ type: 'message', text }).circumstances).toEqual(
      expect.arrayContaining(['private-payee', 'no-official-channel']),
    )
    expect(analyze({ type: 'message', text }).isSafe).toBe(false)
  })

  test.for([
    'The school system is slow today, pay the trip in the app tomorrow',
    'I sent 50 to my sister for the cake, give me your share when we meet',
    'السيستم واقع في المركز، تعال باچر وادفع هناك',
  ])('is not found in an ordinary text: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })
})

test.for([
  ['I can cancel the violation for 900, cash, before the inspector prints it', true],
  ['Her father agrees to close it without case if you pay her treatment', true],
  ['I can cancel the order for you', false],
  ['He will settle it for 300 with the shop', true],
] as const)('"%s" offers an unofficial settlement: %s', ([text, is]) => {
  expect(gather({ type: 'message', text }).circumstances.includes('off-record-settlement')).toBe(is)
})
