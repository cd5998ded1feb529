import { expect, test } from 'vitest'
import { boxAt, paint } from '../../../../tests/support/painted-picture.ts'
import { BLOCK, backgroundOf } from './background.ts'
import type { Colour } from './pixels.ts'
import { surfacesOf, withoutSpecks } from './surfaces.ts'

const PAGE: Colour = [235, 229, 221]
const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]

test('the page and what lies on it are surfaces, largest first', () => {
  const bubble = boxAt(24, 48, 240, 120)
  const small = boxAt(300, 240, 60, 60)
  const picture = paint(480, 360, PAGE).fill(bubble, WHITE).write(bubble, BLACK).fill(small, BLACK)
  const surfaces = surfacesOf(backgroundOf(picture))
  expect(surfaces.map(({ box }) => box)).toEqual([boxAt(0, 0, 480, 360), bubble, small])
  expect(surfaces.map(({ colour }) => colour.map(Math.round))).toEqual([PAGE, WHITE, BLACK])
})

test('fill and blocks say how much of its box a surface covers', () => {
  const picture = paint(480, 360, PAGE).fill(boxAt(0, 0, 240, 360), WHITE)
  for (const surface of surfacesOf(backgroundOf(picture))) {
    expect(surface.fill).toBe(1)
    expect(surface.blocks).toBe((240 / BLOCK) * (360 / BLOCK))
  }
  const [page] = surfacesOf(
    backgroundOf(paint(480, 360, PAGE).fill(boxAt(120, 60, 240, 240), WHITE)),
  )
  expect(page?.fill).toBeCloseTo(1 - (240 * 240) / (480 * 360))
})

test('areas of nearly one colour are one surface, as in a gradient', () => {
  const picture = paint(480, 120, PAGE)
  for (let column = 0; column < 40; column++) {
    picture.fill(boxAt(column * BLOCK, 0, BLOCK, 120), [240, 240, 200 + column / 4])
  }
  expect(surfacesOf(backgroundOf(picture))).toHaveLength(1)
})

test('an area of a few blocks is no surface', () => {
  const picture = paint(480, 360, PAGE).fill(boxAt(240, 120, 36, 36), WHITE)
  expect(surfacesOf(backgroundOf(picture))).toHaveLength(1)
})

test('rows that are not looked at part a surface from what has its colour there', () => {
  const picture = paint(480, 360, PAGE)
    .fill(boxAt(0, 240, 480, 120), WHITE)
    .fill(boxAt(24, 120, 240, 120), WHITE)
  const [, part] = surfacesOf(backgroundOf(picture), { top: 60, bottom: 240 })
  expect(part?.box).toMatchObject({ top: 120, bottom: 240 })
})

test('a speck takes the colour around it, and a surface keeps its own', () => {
  const surface = boxAt(240, 120, 72, 72)
  const picture = paint(480, 360, PAGE)
    .fill(boxAt(36, 120, 36, 36), BLACK)
    .fill(boxAt(0, 300, 24, 24), BLACK)
    .fill(surface, WHITE)
  const { colours, columns } = withoutSpecks(backgroundOf(picture))
  const at = (x: number, y: number) => colours[(y / BLOCK) * columns + x / BLOCK]
  expect([at(48, 132), at(0, 312), at(264, 144)]).toEqual([PAGE, PAGE, WHITE])
})
