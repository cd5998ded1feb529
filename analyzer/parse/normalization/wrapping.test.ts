import { expect, test } from 'vitest'
import { analyze } from '../../index.ts'
import type { ContentType } from '../../types.ts'
import { withoutWrapping } from './wrapping.ts'

const LEAVE = 'Please approve my leave request in the system when you get a minute'
const CASHBACK =
  'Emirates NBD cashback centre: you have AED 500 waiting. Download AnyDesk and stay on the line'

/** Returns the verdict and the words it marks. */
function told(text: string, type: ContentType) {
  const { findings, reassurances, ...verdict } = analyze({ type, text })
  const words = [...findings, ...reassurances].map(({ code, spans }) => [
    code,
    ...spans.map(({ start, end }) => text.slice(start, end)),
  ])
  return { ...verdict, words }
}

test.for([
  '[26/11/2026, 10:15:22] +971 50 123 4567: ',
  '\u200e[26/11/2026, 10:15:22\u202fAM] ~ Sara Khan: ',
  '[10:15 am, 26/11/2026] \u202a+971 50 123 4567\u202c: ',
  '[26/11, 10:15 am] Sara: ',
  '26/11/2026, 10:15 - +971 50 123 4567: ',
  '26/11/2026, 10:15 - Sara Khan: ',
  '[٢٦\u200f/١١\u200f/٢٠٢٦، ١٠:١٥:٢٢ ص] سارة خان: ',
  'From +971501234567: ',
  'From: 050 123 4567\n',
  'من ٠٥٠١٢٣٤٥٦٧: ',
])('the header %j of a message does not change the verdict', (head) => {
  for (const text of [LEAVE, CASHBACK, 'رمز التحقق 1234 لا تشاركه مع أحد'])
    expect(told(head + text, 'message')).toEqual(told(text, 'message'))
})

test('the header of every message in a copied chat is removed', () => {
  const talk = '[26/11, 10:15] Sara: Hello\n[26/11, 10:16] +971 50 123 4567: Are you in?'
  expect(withoutWrapping(talk)?.text).toBe('Hello\nAre you in?')
})

test.for([
  'Sent from my iPhone',
  'Sent from my Samsung Galaxy S24',
  'Sent from Outlook for iOS',
  'Get Outlook for Android',
  'أرسلت من iPhone',
])('the line %j does not change the verdict', (line) => {
  for (const type of ['message', 'email'] as const)
    for (const text of [LEAVE, CASHBACK])
      expect(told(`${text}\n\n${line}`, type)).toEqual(told(text, type))
})

test('a foreign number in the header of a message still counts against a bank', () => {
  const { findings } = analyze({
    type: 'message',
    text: '[26/11/2026, 10:15:22] +92 300 1234567: Emirates NBD: your card is blocked, call me now',
  })
  expect(findings.map(({ code }) => code)).toContain('foreign-number-for-brand')
})

test.for([
  'Sent from my account: AED 500 to IBAN AE07',
  '[26/11/2026, 10:15] Your visit to the clinic in Deira is confirmed and paid: bring your card',
  'From 2026 on: no more fees',
  'Sent from my iPhone',
])('a line that only resembles wrapping, or is the whole text, is kept: %s', (text) => {
  expect(withoutWrapping(text)).toBeNull()
})
