import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { prepareImage } from './prepare-image.server.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const red = () => sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })

test.each<[string, () => Promise<Uint8Array>]>([
  ['an SVG', async () => Buffer.from(SVG)],
  ['an SVG after spaces', async () => Buffer.from(' '.repeat(100) + SVG)],
  ['a gzipped SVG', async () => gzipSync(SVG)],
  [
    'an SVG after the signature of another format',
    async () => Buffer.from(`\0\0\0 ftypheic${SVG}`),
  ],
  ['a HEIC image', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  [
    'a HEIC image with the brand of any image in its container',
    async () => Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'),
  ],
  ['a TIFF', () => red().tiff().toBuffer()],
  [
    'an image in the format of libvips',
    async () => Buffer.concat([VIPS, await red().raw().toBuffer()]),
  ],
  ['an empty file', async () => Buffer.alloc(0)],
])('%s is rejected and does not reach the decoder', async (_, make) => {
  const bytes = await make()
  const seen = decoded()
  expect(await prepareImage(bytes)).toBeNull()
  expect(seen()).toBe(0)
})

test.each([
  'jpeg',
  'png',
  'gif',
  'webp',
  'avif',
] as const)('a %s is re-encoded as WebP', async (format) => {
  const bytes = await red().toFormat(format).toBuffer()
  const seen = decoded()
  const kept = await prepareImage(bytes)
  expect(seen()).toBeGreaterThan(0)
  expect(await sharp(kept!).metadata()).toMatchObject({ format: 'webp', width: 9, height: 9 })
})

/** The signature of libvips' own format. */
const VIPS = Buffer.concat([Buffer.from('b6a6f208', 'hex'), Buffer.alloc(60)])

/** Counts calls of the decoder from now on. */
function decoded(): () => number {
  const ways = [vi.spyOn(sharp.prototype, 'metadata'), vi.spyOn(sharp.prototype, 'toBuffer')]
  onTestFinished(() => {
    for (const way of ways) way.mockRestore()
  })
  return () => ways.flatMap(({ mock }) => mock.calls).length
}
