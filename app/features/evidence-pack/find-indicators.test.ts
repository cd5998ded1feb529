import { expect, test } from 'vitest'
import { findIndicators } from './find-indicators.ts'

test.each([
  ['Pay at http://emiratespost-ae.top/pay?id=7, now.', ['http://emiratespost-ae.top/pay?id=7']],
  ['Open hxxps://bad.example/x or www.bad.example!', ['hxxps://bad.example/x', 'www.bad.example']],
  ['Track: dhl-parcel.xyz/t (or post.ae).', ['dhl-parcel.xyz/t', 'post.ae']],
  ['افتح الرابط bit.ly/3abc الآن', ['bit.ly/3abc']],
  ['Meet me at 5.30. Then call.Then wait', []],
  ['bank.example is unknown, bank.example/login is not', ['bank.example/login']],
  ['http://a.top/x and http://a.top/x', ['http://a.top/x']],
])('web addresses in “%s”', (text, web) => {
  expect(findIndicators(text).web).toEqual(web)
})

test('an email address is no web address', () => {
  const { email, web } = findIndicators('Write to help.desk@fab-bank.com. Or mail: a@b.ae')
  expect(email).toEqual(['help.desk@fab-bank.com', 'a@b.ae'])
  expect(web).toEqual([])
})

test.each([
  ['Call +971 50 123 4567 or 00447911123456', ['+971 50 123 4567', '00447911123456']],
  ['WhatsApp 0501234567, office 04 123 4567', ['0501234567', '04 123 4567']],
  ['اتصل على ٠٥٠١٢٣٤٥٦٧', ['٠٥٠١٢٣٤٥٦٧']],
  ['Toll free 800 22823', ['800 22823']],
  ['Order 20261129 of 12:30, 5 items', []],
])('phone numbers in “%s”', (text, phone) => {
  expect(findIndicators(text).phone).toEqual(phone)
})

test('IBANs are known by their check digits, from the UAE or not, and are nothing else', () => {
  const found = findIndicators(
    'AE07 0331 2345 6789 0123 456 or GB82 WEST 1234 5698 7654 32, not GB83 WEST 1234 5698 7654 32',
  )
  expect(found.iban).toEqual(['AE07 0331 2345 6789 0123 456', 'GB82 WEST 1234 5698 7654 32'])
  expect(found.phone).toEqual([])
  expect(found.card).toEqual([])
})

test('of a card number the last four digits can be read', () => {
  expect(findIndicators('My card 4111 1111 1111 1111').card).toEqual(['•••• •••• •••• 1111'])
})

test.each([
  ['Pay AED 12.50 or 1,250 dirhams', ['AED 12.50', '1,250 dirhams']],
  ['أرسل ٥٠٠ درهم', ['٥٠٠ درهم']],
  ['send $300 and 0.5 BTC', ['$300', '0.5 BTC']],
  ['version 2.5 of 2026', []],
])('sums of money in “%s”', (text, sum) => {
  expect(findIndicators(text).sum).toEqual(sum)
})

test('a text without any has none', () => {
  const none = { web: [], email: [], phone: [], iban: [], card: [], sum: [] }
  expect(findIndicators('See you at the gate at five')).toEqual(none)
  expect(findIndicators('')).toEqual(none)
})

test.each([
  'a.',
  '1 ',
  'a@',
  '+1',
  'A1 ',
  'http://',
  '1,111',
  '0',
  'a-.',
])('a text of many “%s” takes no time', (part) => {
  const before = process.cpuUsage()
  findIndicators(part.repeat(10_000))
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
})
