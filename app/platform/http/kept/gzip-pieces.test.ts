import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compressPieces, giveBack, gzipOfPieces, joinPieces } from './gzip-pieces.server.ts'

test('whatever the pieces and the filling, unpacking gives the same as putting them together', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }),
      fc.string(),
      (pieces, filling) => {
        const compressed = compressPieces(pieces, Buffer.byteLength(filling))
        const whole = pieces.join(filling)
        expect(joinPieces(compressed, Buffer.from(filling)).toString()).toBe(whole)
        expect(gunzipSync(gzipOfPieces(compressed, Buffer.from(filling))).toString()).toBe(whole)
      },
    ),
  )
})

test('a page is packed nearly as small as in one go', () => {
  const piece = '<p class="card">One of the many paragraphs of a page</p>'.repeat(200)
  const packed = gzipOfPieces(compressPieces([piece, piece, piece], 5), Buffer.from('nonce'))
  expect(packed.length).toBeLessThan(piece.length / 10)
})

test('what was given back is filled anew', () => {
  const pieces = compressPieces(['a', 'b'], 1)
  const first = gzipOfPieces(pieces, Buffer.from('1'))
  giveBack(pieces, first)
  const second = gzipOfPieces(pieces, Buffer.from('2'))
  expect(second).toBe(first)
  expect(gunzipSync(second).toString()).toBe('a2b')
  expect(gunzipSync(gzipOfPieces(pieces, Buffer.from('3'))).toString()).toBe('a3b')
})
