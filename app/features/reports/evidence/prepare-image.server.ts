import sharp from 'sharp'
import { LIMITS } from '#app/domain/limits.ts'

/** What a picture may really be, as its decoder says: `heif` stands for AVIF. The name and the sender's word count nothing. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])
const QUALITY = 80
/** Of 0 to 6. More makes files a few per cent smaller, and takes twice as long. */
const EFFORT = 2
/** Pictures decoded at the same time: one can take 160 MB. */
const AT_ONCE = 2

const enter = turnstile(AT_ONCE)

/**
 * A picture drawn anew as WebP: upright, small enough to look at, and without anything that was around or behind it in
 * the file. Of an animation the first frame. Null for what is no picture, too large, damaged or slow to decode.
 */
export function prepareImage(bytes: Uint8Array): Promise<Buffer | null> {
  return enter(async () => {
    try {
      const image = sharp(bytes, { limitInputPixels: LIMITS.evidencePixels, failOn: 'error' })
      const { format } = await image.metadata()
      if (!FORMATS.has(format)) return null
      return await image
        .autoOrient()
        .resize({
          width: LIMITS.evidenceSide,
          height: LIMITS.evidenceSide,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .webp({ quality: QUALITY, effort: EFFORT })
        .timeout({ seconds: LIMITS.evidenceDecode / 1000 })
        .toBuffer()
    } catch {
      return null
    }
  })
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
