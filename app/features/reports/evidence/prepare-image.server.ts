import sharp from 'sharp'
import { LIMITS } from '#app/domain/limits.ts'

/**
 * How what is decoded begins, in hexadecimal: JPEG, PNG, GIF, WebP, AVIF. The name and the sender's word count nothing. No
 * other file reaches the decoder, which would try readers of SVG, TIFF and more on it, each with faults of its own.
 */
const BEGINNINGS =
  /^(?:ffd8ff|89504e470d0a1a0a|474946383[79]61|52494646.{8}57454250|.{8}66747970(?:61766966|6d696631))/
const AVIF = /^.{8}66747970/
const MAX_SIGNATURE_BYTES = 12
const QUALITY = 80
/** Of 0 to 6. More makes files a few per cent smaller, and takes twice as long. */
const EFFORT = 2
/** Pictures decoded at the same time: one can take 300 MB. */
const AT_ONCE = 2

const enter = turnstile(AT_ONCE)

/**
 * A picture drawn anew as WebP: upright, small enough to look at, and without anything that was around or behind it in
 * the file. Of an animation the first frame. Null for what is no picture, too large, damaged or slow to decode.
 */
export async function prepareImage(bytes: Uint8Array): Promise<Buffer | null> {
  const beginning = Buffer.from(bytes.subarray(0, MAX_SIGNATURE_BYTES)).toString('hex')
  if (!BEGINNINGS.test(beginning)) return null
  const limitInputPixels = AVIF.test(beginning)
    ? LIMITS.evidencePixelsOfAvif
    : LIMITS.evidencePixels
  return enter(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels, failOn: 'error' })
      const side = longestSide(await picture.metadata())
      return await picture
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY, effort: EFFORT })
        .timeout({ seconds: LIMITS.evidenceDecode / 1000 })
        .toBuffer()
    } catch {
      return null
    }
  })
}

/** How long the longer side may be, so that the whole picture is no larger than what is kept. */
function longestSide({ width, height }: Readonly<Record<'width' | 'height', number>>): number {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  const side = Math.floor(Math.sqrt((LIMITS.evidenceArea * longer) / shorter))
  return Math.min(side, LIMITS.evidenceSide)
}

/** Lets `places` pieces of work in at a time; the others wait in line. */
function turnstile(places: number) {
  let free = places
  const line: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else free++
    }
  }
}
