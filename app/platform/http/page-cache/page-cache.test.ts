import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyIn, type CachedPage } from './page-cache.server.ts'

const TEXT = '<p class="card">One of the many paragraphs of a page: حماية</p>'.repeat(200)

function cached(): CachedPage {
  return { etag: '"1"', headers: [], bodies: new Map([['identity', Buffer.from(TEXT)]]) }
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page is compressed as %s once, without loss', (encoding, unpack) => {
  const page = cached()
  const body = bodyIn(page, encoding)
  expect(body.length).toBeLessThan(TEXT.length / 10)
  expect(unpack(body).toString()).toBe(TEXT)
  expect(bodyIn(page, encoding)).toBe(body)
})

test('a page is sent uncompressed to a client that accepts no encoding', () => {
  expect(bodyIn(cached(), 'identity').toString()).toBe(TEXT)
})
