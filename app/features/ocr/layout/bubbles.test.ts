import { expect, test } from 'vitest'
import { boxAt } from '../../../../tests/support/painted-picture.ts'
import { bubblesOf, zonesOf } from './bubbles.ts'
import type { Box, Colour } from './pixels.ts'
import type { Surface } from './surfaces.ts'

const SIZE = { width: 1000, height: 2000 }
const ZONES = zonesOf([], SIZE)
const WHITE: Colour = [255, 255, 255]
const GREEN: Colour = [217, 253, 211]
const THEIRS = boxAt(36, 600, 600, 200)
const OWN = boxAt(364, 900, 600, 200)

test('a picture with the shape of a screen has a title bar and a text field outside of its body', () => {
  expect(zonesOf([], SIZE)).toEqual({
    head: boxAt(0, 84, 1000, 126),
    body: boxAt(0, 210, 1000, 1610),
  })
})

test('in a stitched screenshot title bar and text field are as high as in one screen', () => {
  const { body } = zonesOf([], { width: 1000, height: 9000 })
  expect(body.top).toBe(242)
  expect(9000 - body.bottom).toBe(207)
})

test('a picture of another shape is all body', () => {
  expect(zonesOf([], { width: 1000, height: 1400 })).toEqual({
    head: null,
    body: boxAt(0, 0, 1000, 1400),
  })
})

test('the body ends above an open keyboard and its text field', () => {
  const keys = Array.from({ length: 10 }, (_, n) =>
    surface(boxAt(12 + n * 96, 1400, 84, 108), WHITE),
  )
  expect(zonesOf(keys, SIZE).body.bottom).toBe(1400 - 150)
})

test('incoming bubbles are those of the less saturated side, from top to bottom', () => {
  const second = boxAt(36, 1200, 400, 200)
  const found = bubbles([surface(second, WHITE), surface(OWN, GREEN), surface(THEIRS, WHITE)])
  expect(found?.incoming.map(({ box }) => box)).toEqual([THEIRS, second])
  expect(found?.all).toHaveLength(3)
})

test('in a mirrored chat they are at the right', () => {
  const found = bubbles([surface(THEIRS, GREEN), surface(OWN, WHITE)])
  expect(found?.incoming.map(({ box }) => box)).toEqual([OWN])
})

test('bubbles of one side only are incoming, whatever their colour', () => {
  expect(bubbles([surface(OWN, GREEN)])?.incoming.map(({ box }) => box)).toEqual([OWN])
})

test('a bubble in another colour than the rest of its side is left out', () => {
  const other = boxAt(36, 1200, 300, 100)
  const found = bubbles([surface(THEIRS, WHITE), surface(other, [255, 243, 200])])
  expect(found?.incoming.map(({ box }) => box)).toEqual([THEIRS])
})

test.each([
  ['centred like a notice', boxAt(300, 400, 400, 80), 1],
  ['as wide as the page', boxAt(20, 400, 960, 300), 1],
  ['too narrow', boxAt(36, 400, 90, 300), 1],
  ['too low', boxAt(36, 400, 600, 12), 1],
  ['mostly gaps', boxAt(36, 400, 600, 300), 0.5],
  ['the page of a tilted picture', boxAt(50, 40, 900, 1900), 1],
  ['in the title bar', boxAt(36, 60, 600, 120), 1],
  ['in the text field', boxAt(36, 1850, 600, 100), 1],
])('a surface that is %s is no bubble', (_, box, fill) => {
  expect(bubbles([{ ...surface(box, WHITE), fill }])).toBeNull()
})

test('a centred bubble that is higher than a notice stays', () => {
  expect(bubbles([surface(boxAt(100, 400, 800, 300), WHITE)])?.all).toHaveLength(1)
})

test.each([
  ['begins in the body', boxAt(36, 1600, 600, 390)],
  ['ends in the body', boxAt(36, 20, 600, 400)],
])('a bubble that is cut off stays where it %s', (_, box) => {
  expect(bubbles([surface(box, WHITE)])?.incoming.map((one) => one.box)).toEqual([box])
})

test('a bubble that is one surface with a bar is its part in the body', () => {
  const merged = boxAt(0, 1500, 1000, 500)
  const part = boxAt(36, 1500, 600, 310)
  const edge = boxAt(36, 1760, 600, 50)
  expect(bubbles([surface(merged, WHITE)], [surface(part, WHITE)])?.all).toHaveLength(1)
  expect(bubbles([surface(merged, WHITE)], [surface(edge, WHITE)])).toBeNull()
})

test('a bubble with a picture in it is one bubble', () => {
  const picture = surface(boxAt(60, 624, 552, 100), [0, 0, 0])
  const found = bubbles([{ ...surface(THEIRS, WHITE), fill: 0.5, blocks: 417 }, picture])
  expect(found?.all.map(({ box }) => box)).toEqual([THEIRS])
})

test('the shades of a photo are no picture in a bubble', () => {
  const shade = surface(boxAt(60, 624, 90, 100), [225, 225, 225])
  expect(bubbles([{ ...surface(THEIRS, WHITE), fill: 0.55, blocks: 458 }, shade])).toBeNull()
})

test('a surface that is found twice is one bubble', () => {
  const found = bubbles([surface(THEIRS, WHITE)], [surface(THEIRS, WHITE)])
  expect(found?.incoming).toHaveLength(1)
})

test('a card of the app in the colour of a bubble is none', () => {
  const card = surface(boxAt(60, 300, 880, 180), WHITE)
  const found = bubbles([card, surface(THEIRS, WHITE)])
  expect(found?.incoming.map(({ box }) => box)).toEqual([THEIRS])
})

function bubbles(surfaces: Surface[], cut: Surface[] = []) {
  return bubblesOf(surfaces, cut, ZONES, SIZE)
}

function surface(box: Box, colour: Colour): Surface {
  const blocks = ((box.right - box.left) * (box.bottom - box.top)) / 144
  return { box, colour, fill: 1, blocks }
}
