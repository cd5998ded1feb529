import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findIndicators, MAX_INDICATORS } from './find-indicators.server.ts'

const inMessage = (text: string) =>
  findIndicators({ type: 'message', text }).map(({ kind, value }) => `${kind} ${value}`)

test.each([
  ['a mobile number', 'call 050 123 4567', 'phone +971501234567'],
  ['a number in Arabic digits', 'اتصل ٠٥٠١٢٣٤٥٦٧', 'phone +971501234567'],
  ['a number abroad', 'write to +91 98765 43210', 'phone +919876543210'],
  ['a chat with a number', 'https://wa.me/971501234567?text=hi', 'phone +971501234567'],
  ['an IBAN in groups', 'to AE07 0331 2345 6789 0123 456', 'iban AE070331234567890123456'],
  ['an IBAN in Arabic digits', 'الآيبان AE٠٧٠٣٣١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦', 'iban AE070331234567890123456'],
  ['an IBAN abroad', 'to gb82 west 1234 5698 7654 32', 'iban GB82WEST12345698765432'],
  [
    'a Bitcoin address',
    'BTC 1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
    'wallet bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
  ],
  [
    'a SegWit address',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'wallet bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ],
  [
    'an Ethereum address',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    'wallet ethereum:0x52908400098527886e0f7030069857d2e4169ee7',
  ],
  [
    'a TRON address',
    'USDT TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL',
    'wallet tron:TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL',
  ],
  ['a Telegram name', 'Telegram: @emirates_prize', 'handle telegram:emirates_prize'],
  ['a Telegram name in Arabic', 'تيليجرام @abcde', 'handle telegram:abcde'],
  ['a Telegram chat', 'https://t.me/Emirates_prize', 'handle telegram:emirates_prize'],
  ['an Instagram page', 'instagram.com/fake.bank/', 'handle instagram:fake.bank'],
  ['an invitation to a chat', 'https://t.me/joinchat/abc', 'url t.me/joinchat/abc'],
  ['a short link', 'https://bit.ly/abc', 'url bit.ly/abc'],
  ['a free mailbox', 'write to prize.team@gmail.com', 'email prize.team@gmail.com'],
])('%s is found in its normal form, and alone', (_, text, indicator) => {
  expect(inMessage(text)).toEqual([indicator])
})

test('an address is found before its host and domain, a domain with its mailbox', () => {
  expect(inMessage('https://pay.evil.top/a or me@evil.top')).toEqual([
    'url pay.evil.top/a',
    'host pay.evil.top',
    'domain evil.top',
    'email me@evil.top',
  ])
})

test('an email names its sender and where replies go', () => {
  const text = 'From: Bank <alert@enbd-secure.top>\nReply-To: x@gmail.com\nSubject: hi\n\nclick'
  expect(findIndicators({ type: 'email', text }).map(({ value }) => value)).toEqual([
    'alert@enbd-secure.top',
    'enbd-secure.top',
    'x@gmail.com',
  ])
})

test.each([
  ['an official page', 'https://www.emiratesnbd.com/help'],
  ['a published number', 'call 600 540000'],
  ['an official mailbox', 'write to care@emiratesnbd.com'],
  ['an IBAN that fails its check', 'to AE08 0331 2345 6789 0123 456'],
  ['a wallet that fails its check', '1BoatSLRHtKNngkdXEeobR76b53LETtpyX'],
  ['an Ethereum address with a wrong letter case', '0x52908400098527886E0f7030069857D2E4169EE7'],
  ['a name with an @ of nobody knows where', 'thanks @sara_k'],
  ['a number that no country has', 'order 050123'],
])('%s is no indicator', (_, text) => {
  expect(inMessage(text)).toEqual([])
})

test('equal indicators are found once, with all their places', () => {
  const text = 'wa.me/971501234567, 0501234567, +971 50 123 4567'
  const [found, ...more] = findIndicators({ type: 'message', text })
  expect(more).toEqual([])
  expect(found?.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
    'wa.me/971501234567',
    '0501234567',
    '+971 50 123 4567',
  ])
})

test('any text gives a bounded number of indicators, at places inside it', () => {
  const parts = fc.constantFrom(
    ...['AE07 0331', '0x5290', 'bc1q', '@', 't.me/', 'wa.me/971', '٠٥٠', 'http://', '\n', '…'],
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string(), fc.webUrl())), (pieces) => {
      const text = pieces.join('')
      const found = findIndicators({ type: 'message', text })
      expect(found.length).toBeLessThanOrEqual(MAX_INDICATORS)
      for (const { spans } of found)
        for (const { start, end } of spans) expect(start < end && end <= text.length).toBe(true)
    }),
  )
})
