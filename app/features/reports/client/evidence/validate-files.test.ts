import { expect, test } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import { readableTypes, validateFiles } from './validate-files.ts'

const file = (name: string, type: string, bytes: BlobPart = 'x') =>
  new File([bytes], name, { type })
const large = new Uint8Array(LIMITS.evidenceFile + 1)

test.each<[name: string, type: string]>([
  ['IMG_0001.HEIC', ''],
  ['photo.heif', ''],
  ['photo.hif', ''],
  ['photo.heic', 'image/heic'],
  ['photo', 'image/heif'],
])('%s of type “%s” is left out as HEIC, unless the server can decode HEIC', (name, type) => {
  const photo = file(name, type)
  expect(validateFiles([], [photo], readableTypes(false))).toEqual({ kept: [], problems: ['heic'] })
  expect(validateFiles([], [photo], readableTypes(true))).toEqual({ kept: [photo], problems: [] })
})

test.each<[name: string, type: string, bytes?: BlobPart]>([
  ['notes.pdf', 'application/pdf'],
  ['heic.txt', 'text/plain'],
  ['scan.tiff', 'image/tiff'],
  ['unknown', ''],
  ['empty.png', 'image/png', ''],
  ['large.jpg', 'image/jpeg', large],
])('%s of type “%s” is left out, not as HEIC', (name, type, bytes) => {
  const { problems } = validateFiles([], [file(name, type, bytes)], readableTypes(false))
  expect(problems).toEqual(['rejected'])
})

test('each reason is given once, and other files are kept up to the limit', () => {
  const photos = Array.from({ length: LIMITS.evidenceFiles + 1 }, (_, n) =>
    file(`${n}.jpg`, 'image/jpeg'),
  )
  const offered = [file('a.heic', ''), file('b.heic', ''), file('c.pdf', ''), ...photos]
  const { kept, problems } = validateFiles([], offered, readableTypes(false))
  expect(kept).toEqual(photos.slice(0, LIMITS.evidenceFiles))
  expect(problems).toEqual(['heic', 'rejected', 'too-many'])
})
