import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isHeic } from './heic.ts'

/** The first box of a file in the container of HEIC and AVIF, and some bytes after it. */
function headOf(...[brand, ...compatible]: string[]): Buffer {
  const brands = `${brand}\0\0\0\0${compatible.join('')}`
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + brands.length)
  return Buffer.concat([size, Buffer.from(`ftyp${brands}meta heic heic`)])
}

test.each([
  [['heic', 'mif1', 'heic']],
  [['heix', 'mif1', 'heix']],
  [['hevc', 'msf1']],
  [['mif1', 'mif1', 'heic', 'hevc']],
  [['msf1', 'iso8', 'hevc']],
])('%j is HEIC', (brands) => {
  expect(isHeic(headOf(...brands))).toBe(true)
})

test.each([
  [['avif', 'mif1', 'miaf']],
  [['mif1', 'avif', 'miaf']],
  [['mif1']],
  [['isom', 'heic']],
  [['qt  ']],
])('%j is not HEIC', (brands) => {
  expect(isHeic(headOf(...brands))).toBe(false)
})

test.each([
  ['a JPEG', () => red().jpeg().toBuffer()],
  ['an AVIF', () => red().avif().toBuffer()],
  ['a truncated head', async () => headOf('heic').subarray(0, 11)],
  ['an empty file', async () => Buffer.alloc(0)],
  ['a text', async () => Buffer.from('the photo is ftypheic')],
])('%s is not HEIC', async (_, make) => {
  expect(isHeic(await make())).toBe(false)
})

const red = () => sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
