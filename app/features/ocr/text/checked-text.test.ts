import { expect, test } from 'vitest'
import { codeContent } from '../codes/code-content.ts'
import { checkedText } from './checked-text.ts'

const SITE = codeContent('https://parcel.example/pay', 'QRCode')
const NETWORK = codeContent('WIFI:S:Cafe;P:secret;;', 'QRCode')

test('a text without a sender is a message as it stands', () => {
  expect(checkedText({ from: null, text: 'Pay now' }, [])).toEqual({
    type: 'message',
    text: 'Pay now',
  })
})

test('a sender stands in a head line above the text', () => {
  expect(checkedText({ from: 'EmiratesPost', text: 'Pay now' }, [])).toEqual({
    type: 'message',
    text: 'From: EmiratesPost\nPay now',
  })
})

test('a text from an email address is an email', () => {
  expect(checkedText({ from: 'info@parcel.example', text: 'Pay now' }, [])).toEqual({
    type: 'email',
    text: 'From: info@parcel.example\nPay now',
  })
})

test('what a code holds stands below the text, unless the text has it', () => {
  const text = 'Pay now'
  expect(checkedText({ from: null, text }, [SITE, NETWORK]).text).toBe(`${text}\n${SITE.checked}`)
  const complete = `Pay at ${SITE.checked}`
  expect(checkedText({ from: null, text: complete }, [SITE]).text).toBe(complete)
})

test('an address in a code is a website if the picture has no text', () => {
  expect(checkedText({ from: null, text: '' }, [NETWORK, SITE])).toEqual({
    type: 'website',
    text: SITE.checked,
  })
})

test('a code without an address or text leaves nothing to check', () => {
  expect(checkedText({ from: null, text: '' }, [NETWORK]).text).toBe('')
})
