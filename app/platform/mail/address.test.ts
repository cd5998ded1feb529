import { expect, test } from 'vitest'
import { addressOf } from './address.server.ts'

test.each([
  [' Sara@Waha.Example ', 'sara@waha.example'],
  ['sara@مثال.com', 'sara@xn--mgbh0fb.com'],
  ['sara@', 'sara@'],
])('the canonical form of "%s" is "%s"', (written, address) => {
  expect(addressOf(written)).toBe(address)
})

test('a text longer than a mail address may be is returned unchanged', () => {
  const name = 's'.repeat(254 - '@مثال.com'.length)
  expect(addressOf(`${name}@مثال.com`)).toBe(`${name}@xn--mgbh0fb.com`)
  expect(addressOf(`s${name}@مثال.com`)).toBe(`s${name}@مثال.com`)
})
