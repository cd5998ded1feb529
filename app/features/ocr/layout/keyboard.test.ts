import { expect, test } from 'vitest'
import { boxAt } from '../../../../tests/support/painted-picture.ts'
import { keyboardTop } from './keyboard.ts'
import type { Box } from './pixels.ts'
import type { Surface } from './surfaces.ts'

const SIZE = { width: 1000, height: 2000 }
const KEY = boxAt(0, 0, 84, 108)
const ROWS = [1400, 1550, 1700, 1850]

test('a keyboard begins at the first of its rows of keys', () => {
  expect(
    keyboardTop(
      ROWS.flatMap((top) => rowOfKeys(top, 10)),
      SIZE,
    ),
  ).toBe(1400)
})

test('a few small surfaces side by side are no keyboard', () => {
  expect(keyboardTop(rowOfKeys(1400, 5), SIZE)).toBe(Number.POSITIVE_INFINITY)
})

test('small surfaces below each other are no keyboard', () => {
  const column = Array.from({ length: 10 }, (_, n) => surface(boxAt(40, 100 + n * 150, 84, 108)))
  expect(keyboardTop(column, SIZE)).toBe(Number.POSITIVE_INFINITY)
})

test('a keyboard whose rows are one surface each begins at the first of them', () => {
  expect(
    keyboardTop(
      ROWS.map((top) => rowAsOne(top)),
      SIZE,
    ),
  ).toBe(1400)
})

test('a keyboard whose keys are merged in groups begins at the first of its rows', () => {
  const groups = ROWS.flatMap((top) => [
    surface(boxAt(12, top, 280, 108)),
    surface(boxAt(310, top + 12, 280, 96)),
    surface(boxAt(610, top, 280, 108)),
  ])
  expect(keyboardTop(groups, SIZE)).toBe(1400)
})

test.each([
  ['only two of them', ROWS.slice(2).map((top) => rowAsOne(top))],
  ['far above the end of the screen', ROWS.map((top) => rowAsOne(top - 700))],
  ['higher than keys', ROWS.slice(1).map((top) => rowAsOne(top, 145))],
  ['of different colours', ROWS.map((top, index) => rowAsOne(top, 108, 40 * index))],
])('wide surfaces are no keyboard if they are %s', (_, surfaces) => {
  expect(keyboardTop(surfaces, SIZE)).toBe(Number.POSITIVE_INFINITY)
})

function rowOfKeys(top: number, keys: number): Surface[] {
  return Array.from({ length: keys }, (_, n) =>
    surface(boxAt(12 + n * 96, top, KEY.right, KEY.bottom)),
  )
}

function rowAsOne(top: number, height = 108, grey = 200): Surface {
  return surface(boxAt(12, top, 970, height), grey)
}

function surface(box: Box, grey = 200): Surface {
  return { box, colour: [grey, grey, grey], fill: 1, blocks: 100 }
}
