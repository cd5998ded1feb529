import sharp from 'sharp'
import { numberOf } from './order.ts'

/** The side of the square of noise that repeats over a photo. */
const TILE = 256
/** How far the noise changes a brightness of 0 to 255. */
const NOISE = 26
const BLUR = 0.6

/** Returns a drawn page as a camera takes it: slightly out of focus and with noise. */
export async function photographed(png: Uint8Array): Promise<Buffer> {
  return sharp(png)
    .removeAlpha()
    .blur(BLUR)
    .composite([{ input: noise, raw: { ...SQUARE }, tile: true, blend: 'soft-light' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Returns a page turned as the scan says, by quarters or by one to three degrees. */
export async function turned(png: Uint8Array, scan: string, id: string): Promise<Buffer> {
  const quarter = /^rotated-(\d+)$/.exec(scan)?.[1]
  if (quarter) return sharp(png).rotate(Number(quarter)).png({ compressionLevel: 1 }).toBuffer()
  const degrees = (1 + numberOf(`${id} tilt`, 21) / 10) * (numberOf(`${id} side`, 2) === 0 ? 1 : -1)
  return sharp(png)
    .rotate(degrees, { background: '#55504a' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Returns a page as the file that would be sent: a PNG, or a JPEG of the given quality. */
export async function encoded(png: Uint8Array, quality: number | 'png'): Promise<Buffer> {
  const image = sharp(png).removeAlpha()
  return quality === 'png' ? image.png().toBuffer() : image.jpeg({ quality }).toBuffer()
}

const SQUARE = { width: TILE, height: TILE, channels: 3 } as const
const noise = grain()

/** Grey pixels around the middle, from a linear congruential generator, so that every run has the same. */
function grain(): Buffer {
  const pixels = Buffer.alloc(TILE * TILE * 3)
  let state = 1
  for (let n = 0; n < pixels.length; n += 3) {
    let sum = 0
    for (let turn = 0; turn < 3; turn++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      sum += state / 2 ** 32
    }
    pixels.fill(Math.round(127 + (sum - 1.5) * 2 * NOISE), n, n + 3)
  }
  return pixels
}
