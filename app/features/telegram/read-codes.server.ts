import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { type CodeContent, codeContent } from '#app/features/ocr/codes/code-content.ts'
import { prepareImage } from '#app/features/reports/evidence/prepare-image.server.ts'
import { loadOnce } from '#app/platform/process/load-once.server.ts'

/** Largest side in pixels at which codes are looked for: that of a photo in Telegram. Takes up to 0.1 s. */
const CODE_SIDE = 1280
const MOST_CODES = 5

const { resolve } = createRequire(import.meta.url)

const loadReader = loadOnce(async () => {
  const [{ prepareZXingModule, readBarcodes }, program] = await Promise.all([
    import('zxing-wasm/reader'),
    readFile(resolve('zxing-wasm/reader/zxing_reader.wasm')),
  ])
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } })
  return readBarcodes
})

/** Reads the QR codes in a picture; none if it is not a picture, or too large. */
export async function readCodes(picture: Uint8Array): Promise<CodeContent[]> {
  const image = await prepareImage(picture)
  if (!image) return []
  const readBarcodes = await loadReader()
  const { data, info } = await sharp(image)
    .resize({ width: CODE_SIDE, height: CODE_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { ...info, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as const
  const found = await readBarcodes(pixels as ImageData, {
    formats: ['QRCode'],
    maxNumberOfSymbols: MOST_CODES,
  })
  return found.filter(({ isValid }) => isValid).map(({ text, format }) => codeContent(text, format))
}
