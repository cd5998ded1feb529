import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddress } from '#analyzer'
import { LONGEST_VALUE, webIndicator } from './web-indicators.server.ts'

function listedAs(written: string) {
  const address = parseAddress(written)
  return address && webIndicator(address)
}

test.each([
  ['http://www.evil.top/a?b=1#c', 'url', 'evil.top/a?b=1'],
  ['evil.top', 'domain', 'evil.top'],
  ['https://pay.evil.top/', 'host', 'pay.evil.top'],
  ['https://evil.top:8080/x', 'url', 'evil.top:8080/x'],
  ['1.2.3.4', 'host', '1.2.3.4'],
  ['foo.pages.dev', 'domain', 'foo.pages.dev'],
  ['foo.weebly.com/', 'domain', 'foo.weebly.com'],
  ['https://bit.ly/abc', 'url', 'bit.ly/abc'],
  ['hxxps://evil[.]top/A', 'url', 'evil.top/A'],
])('%s is listed as the %s %s', (written, kind, value) => {
  expect(listedAs(written)).toEqual({ kind, value })
})

test.each([
  ['a shortener', 'https://bit.ly'],
  ['a hosting service', 'weebly.com'],
  ['a public suffix', 'co.uk'],
  ['a well-known site', 'google.com'],
  ['an official site', 'emiratesnbd.com'],
  ['a state body', 'moi.gov.ae'],
  ['a chat service', 't.me'],
  ['no address', 'hello'],
])('%s is never listed as a whole', (_, written) => {
  expect(listedAs(written)).toBeNull()
})

test('any text gives null or an indicator that gives itself again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.domain()), (written) => {
      const found = listedAs(written)
      if (!found) return
      expect(found.value.length).toBeLessThanOrEqual(LONGEST_VALUE)
      if (found.kind !== 'url') expect(listedAs(found.value)).toEqual(found)
    }),
  )
})
