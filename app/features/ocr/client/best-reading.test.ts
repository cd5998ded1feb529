import { expect, test } from 'vitest'
import { wordAt } from '../../../../tests/support/read-lines.ts'
import type { Model } from '../models.ts'
import { bestReading, type Read } from './best-reading.ts'
import type { Piece, PreparedPicture } from './picture-worker.ts'

const UPRIGHT = prepared()
const TURNED = prepared()
const GOOD = 90
const POOR = 30

test('a good reading is the only one', async () => {
  const { best, reads } = await readings((_, pieces) => (pieces === UPRIGHT.message ? GOOD : POOR))
  expect(best).toMatchObject({ model: 'eng', prepared: UPRIGHT })
  expect(reads).toEqual([['eng', 'message']])
})

test('a picture without words is not read again', async () => {
  const { best, reads } = await readings(() => null)
  expect(best.parts.flat()).toEqual([])
  expect(reads).toEqual([['eng', 'message']])
})

test('of a poor picture a sample is read upside down, and everything if that is better', async () => {
  const { best, reads } = await readings((_, pieces) =>
    pieces === TURNED.sample || pieces === TURNED.message ? GOOD : POOR,
  )
  expect(best.prepared).toBe(TURNED)
  expect(reads).toEqual([
    ['eng', 'message'],
    ['eng', 'turned sample'],
    ['eng', 'turned message'],
  ])
})

test('a further model reads a sample first, beside the one for Latin letters', async () => {
  const { best, reads } = await readings((model) => (model === 'hin' ? GOOD : POOR))
  expect(best).toMatchObject({ model: 'hin', prepared: UPRIGHT })
  expect(reads.filter(([model]) => model !== 'eng')).toEqual([
    ['ara', 'sample'],
    ['hin', 'sample'],
    ['hin', 'message'],
  ])
})

test('a picture that no model reads costs a sample of each', async () => {
  const { best, reads } = await readings(() => POOR)
  expect(best).toMatchObject({ model: 'eng', confidence: POOR })
  expect(reads.filter(([, pieces]) => pieces === 'message')).toEqual([['eng', 'message']])
  expect(reads.map(([model]) => model)).not.toContain('mal')
})

test('a chosen language is the only one', async () => {
  const { best, reads } = await readings(() => POOR, 'fil')
  expect(best.model).toBe('fil')
  expect(new Set(reads.map(([model]) => model))).toEqual(new Set(['fil']))
})

/**
 * Reads on the English page, and returns what was read with which model.
 * @param confidenceOf of the only word in pieces; null for none
 */
async function readings(
  confidenceOf: (model: Model, pieces: readonly Piece[]) => number | null,
  chosen?: Model,
) {
  const names = new Map([
    [UPRIGHT.message, 'message'],
    [UPRIGHT.sample, 'sample'],
    [TURNED.message, 'turned message'],
    [TURNED.sample, 'turned sample'],
  ])
  const reads: [Model, string | undefined][] = []
  const read: Read = async (model, pieces) => {
    reads.push([model, names.get(pieces)])
    const confidence = confidenceOf(model, pieces)
    if (confidence === null) return [[]]
    const word = wordAt(model === 'hin' ? 'नमस्ते' : 'word', 0, { confidence })
    return [[{ ...word, words: [word] }]]
  }
  const prepare = async ({ isTurned }: { isTurned: boolean }) => (isTurned ? TURNED : UPRIGHT)
  const best = await bestReading({ prepare, read }, { locale: 'en', chosen })
  return { best, reads }
}

function prepared(): PreparedPicture {
  return { kind: 'chat', message: [], sample: [], head: [], codes: [] }
}
