import { describe, expect, test } from 'vitest'
import { analyze } from '../index.ts'
import { quoted } from './quoted.ts'

describe('a gift-card request in the name of a boss', () => {
  test.for([
    'لو سمحت اشحن لي بطاقات آيتونز ب 1000 درهم انا مديرك في اجتماع ولا تخبر احد',
    'معك المدير، دبر لي بطاقات ستيم بألفين درهم ولا تقول لأحد',
    'Please get me iTunes gift cards for 1000 AED, I am your manager in a meeting, do not tell anyone',
    'ana el mudeer, ishtri gift cards b 500 dirham w arsel el code, la t5aber a7ad',
  ])('is a gift-card scam: %s', (text) => {
    const { findings, scamType } = analyze({ type: 'message', text })
    expect(scamType).toBe('gift-card')
    expect(findings.map(({ code }) => code)).not.toContain('prize')
  })

  test('is not found in an everyday request for one card', () => {
    expect(quoted('Get me an iTunes card, I am in the mall', 'gift-card-request')).toEqual([])
    expect(quoted('اشحن لي بطاقة آيتونز يا بابا', 'gift-card-request')).toEqual([])
  })
})

test('a request for gift cards counts in an email, and not from a child in a message', () => {
  const text = 'Could you buy me two Razer vouchers? I am in hospital.'
  expect(quoted(text, 'gift-card-request', 'email')).toEqual(['buy me two Razer vouchers'])
  const favour = 'Do me a favour and bring an Apple gift card'
  expect(quoted(favour, 'gift-card-request', 'email')).toEqual([
    'favour and bring an Apple gift card',
  ])
  expect(quoted('Dad, buy me a Steam card please', 'gift-card-request')).toEqual([])
  expect(quoted('Anna bought a gift card for you', 'gift-card-request', 'email')).toEqual([])
})

describe('gift cards for an office', () => {
  test.for([
    'Please buy 3 gift cards of AED 200 for the raffle and bring the receipt, petty cash will reimburse you.',
    'Could you pick up some Amazon gift cards for the team awards? Submit the receipt to finance and we will reimburse you with the salary.',
  ])('are safe if the receipt is reimbursed: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })

  test.for([
    'Buy 4 gift cards for the client and send me the codes, petty cash will reimburse you',
    'Please buy 5 Apple gift cards, scratch them and send photos, give the receipt to accounts',
    'اشتري 5 بطاقات آيتونز وصوري الأكواد وسلمي الفاتورة للمحاسب',
  ])('are a scam if the codes are requested: %s', (text) => {
    expect(analyze({ type: 'message', text })).toMatchObject({
      isSafe: false,
      scamType: 'gift-card',
    })
  })

  test('are a scam if an email asks for the codes in secret', () => {
    const text =
      "Subject: Quick task\n\nAre you at your desk? I need iTunes cards for staff appreciation today. Keep it between us. Email me the codes, I can't take calls."
    expect(analyze({ type: 'email', text })).toMatchObject({ isSafe: false, scamType: 'gift-card' })
  })
})
