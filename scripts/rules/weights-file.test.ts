import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MANIFEST, MODEL, type ModelManifest, sha256 } from './compile-model.ts'
import { readWeights, writeWeights } from './weights-file.ts'

test('weights with all kinds of lists and numbers are read as they were written', () => {
  const weights = {
    bias: -0.38946944,
    table: { keys: Uint8Array.of(255, 0, 7), weights: Int8Array.of(-127, 127), step: 2 ** -4 },
    forest: {
      roots: Uint32Array.of(0, 2 ** 32 - 1),
      values: Int16Array.of(-32_767, 1, 5),
      edges: Float32Array.of(0.5, -3.25),
      none: new Uint8Array(),
    },
  }
  expect(readWeights(writeWeights(weights))).toEqual(weights)
})

test('the manifest has the size and hash of every weights file', () => {
  const { files }: ModelManifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const found = Object.keys(files).map((name) => {
    const bytes = readFileSync(join(MODEL, name))
    return { name, bytes: bytes.length, sha256: sha256(bytes) }
  })
  const named = Object.entries(files).map(([name, { bytes, sha256 }]) => ({ name, bytes, sha256 }))
  expect(found).toEqual(named)
})
