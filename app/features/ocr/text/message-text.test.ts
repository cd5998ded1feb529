import { expect, test } from 'vitest'
import { messageText } from './message-text.ts'
import type { ReadLine } from './read-line.ts'

const BODY = 30
const STAMP = 20

test('the bubbles of a chat are paragraphs without their stamps, with the sender of the title bar', () => {
  const parts = [
    [line('Your parcel is held', 0), line('Pay 12 AED', 40, { stamp: '12:38 ✓✓' })],
    [line('Today at 5:30', 200)],
  ]
  const head = [
    line('← +971 50 123 4567', 0),
    { ...line('online', 60), words: words('online', 60, STAMP) },
  ]
  expect(messageText('chat', parts, head)).toEqual({
    from: '+971 50 123 4567',
    text: 'Your parcel is held\nPay 12 AED\nToday at 5:30',
  })
})

test('the bars of a phone are no part of a page on its screen', () => {
  const parts = [[line('9:41 LTE 80%', 0)], [line('Pay now', 100)], [line('Reply', 900)]]
  expect(messageText('screen', parts, []).text).toBe('Pay now')
})

test('a picture that was cut out of a screen keeps its first and last lines', () => {
  const parts = [[line('Dear customer', 0)], [line('Pay now', 100)], [line('Your bank', 900)]]
  expect(messageText('screen', parts, []).text).toBe('Dear customer\nPay now\nYour bank')
})

test('the sender’s block of an email is its sender, and no part of its text', () => {
  const parts = [
    [
      line('Your invoice', 0),
      line('Accounts Team 3 May', 100),
      line('pay@accounts.example', 140),
      line('to me', 180),
      line('Please pay today', 300),
    ],
  ]
  expect(messageText('page', parts, [])).toEqual({
    from: 'pay@accounts.example',
    text: 'Your invoice\nPlease pay today',
  })
})

test('an address that is broken at its hyphen is the sender of an email', () => {
  const lines = [
    line('Your invoice', 0),
    line('Accounts Team 3 May', 100),
    line('pay@accounts-', 140),
    line('desk.example', 180),
    line('Please pay today', 300),
    line('Thank you', 340),
  ]
  expect(messageText('page', [lines], [])).toEqual({
    from: 'pay@accounts-desk.example',
    text: 'Your invoice\nPlease pay today Thank you',
  })
})

test('a label beside the subject of an email is no part of it, and a large line below the address is', () => {
  const lines = [
    line('Your invoice', 0, { stamp: 'Inbox' }),
    line('pay@accounts.example', 100),
    { ...line('', 140), words: words('Last reminder', 140, 1.4 * BODY) },
    line('Please pay today', 300),
  ]
  expect(messageText('page', [lines], []).text).toBe(
    'Your invoice\nLast reminder\nPlease pay today',
  )
})

test('a piece of an edge is no part of a page', () => {
  const read = line('Pay now', 0)
  const pieces = words('cE', 0, BODY, 400).map((word) => ({ ...word, confidence: 0 }))
  expect(messageText('page', [[{ ...read, words: [...read.words, ...pieces] }]], []).text).toBe(
    'Pay now',
  )
})

test('an address within a sentence is no sender', () => {
  const parts = [[line('Write to us at pay@accounts.example or call today', 0)]]
  expect(messageText('page', parts, []).from).toBeNull()
})

function line(text: string, top: number, { stamp = '' } = {}): ReadLine {
  const own = words(text, top, BODY)
  const after = words(stamp, top, STAMP, (own.at(-1)?.right ?? 0) + 100)
  const all = [...own, ...after]
  return { words: all, left: 0, top, right: all.at(-1)?.right ?? 0, bottom: top + BODY }
}

function words(text: string, top: number, height: number, from = 0) {
  let left = from
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const right = left + word.length * 15
      const read = { text: word, left, top, right, bottom: top + height, confidence: 90 }
      left = right + 15
      return read
    })
}
