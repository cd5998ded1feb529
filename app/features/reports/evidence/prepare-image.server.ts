import sharp from 'sharp'
import { LIMITS } from '#app/domain/limits.ts'
import { turnstile } from '#app/platform/process/turnstile.server.ts'
import { isHeic } from './heic.ts'

/**
 * Signatures of accepted formats in hexadecimal: JPEG, PNG, GIF, WebP, AVIF. For HEIC see `isHeic`. File name
 * and declared type are ignored. No other file reaches the decoder, which supports SVG, TIFF and more, each with its own
 * vulnerabilities.
 */
const BEGINNINGS =
  /^(?:ffd8ff|89504e470d0a1a0a|474946383[79]61|52494646.{8}57454250|.{8}66747970(?:61766966|6d696631))/
/** AVIF, and HEIC where it can be decoded. */
const HEIF = /^.{8}66747970/
const MAX_SIGNATURE_BYTES = 12
const QUALITY = 80
/** WebP effort from 0 to 6. More makes files a few per cent smaller and takes twice as long. */
const EFFORT = 2
/** Maximum number of concurrent decodings: each can take 300 MB. */
const AT_ONCE = 2

const enter = turnstile(AT_ONCE)

/**
 * Whether this build of sharp can decode HEIC. The prebuilt one cannot: its libheif has no decoder for HEVC.
 */
export function readsHeic(): boolean {
  return (sharp.format.heif?.input.fileSuffix ?? []).includes('.heic')
}

/** Whether a file is a HEIC image that this build of sharp cannot decode. */
export function isUnreadableHeic(bytes: Uint8Array): boolean {
  return isHeic(bytes) && !readsHeic()
}

/**
 * Re-encodes an image as WebP: upright, reduced in size, without metadata or trailing data. Uses the first
 * frame of an animation. Null if it is not an image, too large, damaged or slow to decode.
 */
export async function prepareImage(bytes: Uint8Array): Promise<Buffer | null> {
  const beginning = Buffer.from(bytes.subarray(0, MAX_SIGNATURE_BYTES)).toString('hex')
  if (isHeic(bytes) ? !readsHeic() : !BEGINNINGS.test(beginning)) return null
  const limitInputPixels = HEIF.test(beginning)
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

/** Returns the maximum of the longer side, so that the area stays within the limit. */
function longestSide({ width, height }: Readonly<Record<'width' | 'height', number>>): number {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  const side = Math.floor(Math.sqrt((LIMITS.evidenceArea * longer) / shorter))
  return Math.min(side, LIMITS.evidenceSide)
}
