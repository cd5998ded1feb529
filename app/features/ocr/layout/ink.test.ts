import { expect, test } from 'vitest'
import { boxAt, paint } from '../../../../tests/support/painted-picture.ts'
import { backgroundOf } from './background.ts'
import { emptiestRow, inkOf, stretched, withoutRules } from './ink.ts'
import type { Box, Colour } from './pixels.ts'

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

test('long rules are removed, and strokes of letters stay', () => {
  const [width, height] = [1000, 500]
  const ink = blank(width, height)
  const fill = (box: Box) => {
    for (let y = box.top; y < box.bottom; y++)
      ink.data.fill(255, y * width + box.left, y * width + box.right)
  }
  for (const box of [boxAt(50, 20, 600, 3), boxAt(900, 100, 2, 300)]) fill(box)
  const rest = withoutRules(ink)
  expect(rest.data.every((value) => value === 0)).toBe(true)
  const letters = [boxAt(50, 20, 250, 3), boxAt(900, 100, 4, 100)]
  for (const box of letters) fill(box)
  expect(at(withoutRules(ink), 50, 20)).toBe(0)
  const alone = blank(width, height)
  for (const { left, top, right } of letters)
    alone.data.fill(255, top * width + left, top * width + right)
  expect(withoutRules(alone).data).toEqual(alone.data)
})

test('a long stroke from which letters hang stays', () => {
  const ink = blank(1000, 100)
  for (let y = 20; y < 24; y++) ink.data.fill(255, y * 1000 + 50, y * 1000 + 650)
  for (let x = 60; x < 640; x += 20)
    for (let y = 24; y < 60; y++) ink.data.fill(255, y * 1000 + x, y * 1000 + x + 5)
  expect(withoutRules(ink).data).toEqual(ink.data)
})

test('the emptiest row near another is found', () => {
  const ink = blank(10, 100)
  ink.data.fill(200, 0, 420).fill(200, 480)
  expect(emptiestRow(ink, 30, 20)).toBe(42)
  expect(emptiestRow(ink, 45, 20)).toBe(45)
  expect(emptiestRow(ink, 10, 20)).toBe(10)
})

function blank(width: number, height: number) {
  return { data: new Uint8Array(width * height), width, height }
}

function inkFor(page: Colour, letter: Colour) {
  const picture = paint(WIDTH, HEIGHT, page).fill(LETTER, letter)
  return inkOf(picture, backgroundOf(picture), boxAt(0, 0, WIDTH, HEIGHT))
}

function at({ data, width }: { data: Uint8Array; width: number }, x: number, y: number) {
  return data[y * width + x]
}
