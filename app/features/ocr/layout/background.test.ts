import { expect, test } from 'vitest'
import { boxAt, paint } from '../../../../tests/support/painted-picture.ts'
import { BLOCK, backgroundOf } from './background.ts'
import type { Colour } from './pixels.ts'

const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]
const NIGHT: Colour = [18, 27, 33]

test.each([
  ['dark on light', WHITE, BLACK],
  ['light on dark', NIGHT, WHITE],
])('writing is no background if it is %s', (_, page, ink) => {
  const picture = paint(240, 120, page).write(boxAt(0, 0, 240, 120), ink)
  const { colours, columns, rows } = backgroundOf(picture)
  expect([columns, rows]).toEqual([240 / BLOCK, 120 / BLOCK])
  expect(new Set(colours.map(String))).toEqual(new Set([String(page)]))
})

test('a large area has its own background', () => {
  const { colours, columns } = backgroundOf(
    paint(240, 120, WHITE).fill(boxAt(0, 0, 120, 120), NIGHT),
  )
  expect(colours[0]).toEqual(NIGHT)
  expect(colours[columns - 1]).toEqual(WHITE)
})

test('an area of one block belongs to the background around it', () => {
  const { colours } = backgroundOf(paint(120, 120, WHITE).fill(boxAt(48, 48, BLOCK, BLOCK), BLACK))
  expect(new Set(colours.map(String))).toEqual(new Set([String(WHITE)]))
})

test('blocks that are cut off by the edge have a background', () => {
  const { colours, columns, rows } = backgroundOf(paint(BLOCK + 1, BLOCK + 1, NIGHT))
  expect([columns, rows]).toEqual([2, 2])
  expect(colours).toEqual([NIGHT, NIGHT, NIGHT, NIGHT])
})
