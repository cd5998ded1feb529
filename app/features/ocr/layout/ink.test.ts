import { expect, test } from 'vitest'
import { boxAt, paint } from '../../../../tests/support/painted-picture.ts'
import { backgroundOf } from './background.ts'
import { inkOf, stretched } from './ink.ts'
import type { Colour } from './pixels.ts'

const WIDTH = 240
const HEIGHT = 120
const LETTER = boxAt(100, 50, 3, 20)

test.each([
  ['darker', [255, 255, 255], [155, 155, 155]],
  ['lighter', [20, 20, 20], [120, 120, 120]],
  ['of another colour', [200, 100, 100], [200, 200, 100]],
] as [
  string,
  Colour,
  Colour,
][])('a letter that is %s than its background is ink', (_, page, letter) => {
  const ink = inkFor(page, letter)
  expect(at(ink, LETTER.left, LETTER.top)).toBe(100)
  expect(at(ink, LETTER.right, LETTER.top)).toBe(0)
})

test('a difference that is noise is no ink', () => {
  expect(at(inkFor([200, 200, 200], [181, 200, 200]), LETTER.left, LETTER.top)).toBe(0)
  expect(at(inkFor([200, 200, 200], [180, 200, 200]), LETTER.left, LETTER.top)).toBe(20)
})

test('the ink of a part has the size of the part and begins at its corner', () => {
  const picture = paint(WIDTH, HEIGHT, [255, 255, 255]).fill(LETTER, [0, 0, 0])
  const part = inkOf(picture, backgroundOf(picture), boxAt(90, 40, 50, 60))
  expect([part.width, part.height, part.data.length]).toEqual([50, 60, 3000])
  expect(at(part, 10, 10)).toBe(255)
  expect(at(part, 9, 10)).toBe(0)
})

test('the strongest contrast near a place becomes black, and faint noise does not', () => {
  const grey = inkFor([255, 255, 255], [155, 155, 155])
  expect(at(stretched(grey), LETTER.left, LETTER.top)).toBe(255)
  expect(at(grey, LETTER.left, LETTER.top)).toBe(100)
  const faint = stretched(inkFor([255, 255, 255], [225, 225, 225]))
  expect(at(faint, LETTER.left, LETTER.top)).toBe(127)
})

function inkFor(page: Colour, letter: Colour) {
  const picture = paint(WIDTH, HEIGHT, page).fill(LETTER, letter)
  return inkOf(picture, backgroundOf(picture), boxAt(0, 0, WIDTH, HEIGHT))
}

function at({ data, width }: { data: Uint8Array; width: number }, x: number, y: number) {
  return data[y * width + x]
}
