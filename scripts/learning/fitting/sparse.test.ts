import { expect, test } from 'vitest'
import { featuresOfGroupOnly, numberKeys } from './sparse.ts'

const ROWS = [
  [10, 20],
  [10, 20, 30],
  [20, 30],
  [30, 40],
].map((keys) => Uint32Array.from(keys))
const { sparse, keys } = numberKeys(ROWS, 1)
const all = Uint32Array.from(ROWS.keys())
const ownKeys = (rows: Uint32Array, isOf: readonly boolean[], fewest: number) =>
  featuresOfGroupOnly(sparse, keys.length, rows, isOf, fewest).map((id) => keys[id])

test('a feature belongs to a group if only its rows, and enough of them, have it', () => {
  expect(ownKeys(all, [true, true, true, false], 1)).toEqual([10, 20])
  expect(ownKeys(all, [true, true, true, false], 3)).toEqual([20])
})

test('rows outside the training set do not affect the features of a group', () => {
  expect(ownKeys(Uint32Array.from([0, 1]), [true, true, false, false], 2)).toEqual([10, 20])
})
