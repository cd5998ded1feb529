import { expect, test } from 'vitest'
import { readLines } from '../../../../tests/support/read-lines.ts'
import { joinLines } from './join-lines.ts'

test('a line goes on if the first word of the next had no room in it', () => {
  const lines = readLines(['Your parcel is on hold at the', 'customs office.'])
  expect(joinLines(lines)).toBe('Your parcel is on hold at the customs office.')
})

test('a line ends where it was ended if the next word had room in it', () => {
  const lines = readLines(['Dear customer,', 'please note:', 'your parcel is on hold.'])
  expect(joinLines(lines)).toBe('Dear customer,\nplease note:\nyour parcel is on hold.')
})

test('a paragraph begins after a gap, even if the line before it is full', () => {
  const lines = readLines(['Your parcel is on hold today.', '', 'Pay the fee.'])
  expect(joinLines(lines)).toBe('Your parcel is on hold today.\nPay the fee.')
})

test.each([
  ['at a sign', 'Pay at https://parcel.example/', 'track', 'https://parcel.example/track'],
  [
    'inside a name',
    'Pay here: www.parcel-exam',
    'ple.com/pay now',
    'www.parcel-example.com/pay now',
  ],
  ['in a query', 'parcel.example/pay?a=1&amount', '=20', 'parcel.example/pay?a=1&amount=20'],
])('an address that is broken %s goes on without a space', (_, first, second, address) => {
  expect(joinLines(readLines([first, second]))).toContain(address)
})

test('an address at the end of a line is parted from an ordinary word after it', () => {
  const lines = readLines(['Open https://parcel.example/pay', 'today'])
  expect(joinLines(lines)).toBe('Open https://parcel.example/pay today')
})

test('a word that is broken at its hyphen is put together', () => {
  const lines = readLines(['Your account is blocked by anti-', 'fraud rules'])
  expect(joinLines(lines)).toBe('Your account is blocked by anti-fraud rules')
})

test('a dash at the end of a line is no broken word', () => {
  const lines = readLines(['Your account is blocked now -', 'call us'])
  expect(joinLines(lines)).toBe('Your account is blocked now - call us')
})

test('lines from right to left are joined by the same rules', () => {
  const lines = readLines(['عزيزي العميل', 'شحنتك متوقفة في مكتب الجمارك', 'في دبي.'], {
    isMirrored: true,
  })
  expect(joinLines(lines)).toBe('عزيزي العميل\nشحنتك متوقفة في مكتب الجمارك في دبي.')
})

test('no lines give no text', () => {
  expect(joinLines([])).toBe('')
})
