import { expect, test } from 'vitest'
import { boxAt, paint } from '../../../../tests/support/painted-picture.ts'
import { BLOCK, backgroundOf } from './background.ts'
import { boxOf } from './edges.ts'
import type { Colour } from './pixels.ts'
import { surfacesOf } from './surfaces.ts'

const PAGE: Colour = [235, 229, 221]
const WHITE: Colour = [255, 255, 255]
/** Space that is left out inside of the edges. */
const INSET = 3

test.each([
  [24, 48, 240, 120],
  [25, 49, 241, 121],
  [31, 55, 250, 131],
])('the box of a bubble at %i, %i ends inside of its edges, with and without writing', (...place) => {
  const bubble = boxAt(...place)
  const picture = paint(480, 360, PAGE).fill(bubble, WHITE)
  for (const image of [picture, picture.write(bubble, [0, 0, 0])]) {
    const [, surface] = surfacesOf(backgroundOf(image))
    const box = surface && boxOf(surface, image)
    const lost = [
      (box?.left ?? 0) - bubble.left,
      (box?.top ?? 0) - bubble.top,
      bubble.right - (box?.right ?? 0),
      bubble.bottom - (box?.bottom ?? 0),
    ]
    for (const pixels of lost) {
      expect(pixels).toBeGreaterThanOrEqual(INSET)
      // A block of which less than half is inside is left out.
      expect(pixels).toBeLessThan(INSET + BLOCK / 2)
    }
  }
})

test('a surface that is cut off by the edge of the picture ends there', () => {
  const picture = paint(475, 355, PAGE).fill(boxAt(240, 120, 300, 300), WHITE)
  for (const surface of surfacesOf(backgroundOf(picture))) {
    expect(boxOf(surface, picture)).toMatchObject({ right: 475 - INSET, bottom: 355 - INSET })
  }
  const [page] = surfacesOf(backgroundOf(paint(475, 355, PAGE)))
  expect(page && boxOf(page, paint(475, 355, PAGE))).toMatchObject({ right: 475 - INSET })
})

test('the box of a surface that is smaller than its edges is empty, and not turned inside out', () => {
  const surface = { box: boxAt(0, 48, 40, 8), colour: PAGE, fill: 1, blocks: 10 }
  const picture = paint(49, 130, WHITE).fill(boxAt(0, 51, 40, 4), PAGE)
  const { top, bottom } = boxOf(surface, picture)
  expect(bottom - top).toBe(0)
})
