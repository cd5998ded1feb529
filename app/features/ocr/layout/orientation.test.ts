import { expect, test } from 'vitest'
import type { Ink } from './ink.ts'
import { orientationOf } from './orientation.ts'

const LINE = 14
const LINE_STEP = 40
const [STROKE, STROKE_STEP] = [4, 10]
const MARGIN = 60

test.each([
  ['higher than wide', 600, 800],
  ['wider than high', 800, 600],
])('a level picture that is %s is left as it is', (_, width, height) => {
  expect(orientationOf(lines(width, height))).toEqual({ isSideways: false, tilt: 0 })
})

test.each([2, -2, 4.5, -6])('lines that fall to the right by %f degrees have that tilt', (tilt) => {
  const found = orientationOf(lines(600, 800, tilt))
  expect(found.isSideways).toBe(false)
  expect(Math.abs(found.tilt - tilt)).toBeLessThanOrEqual(0.5)
})

test('lines from bottom to top lie sideways', () => {
  expect(orientationOf(quarterBack(lines(600, 800)))).toEqual({ isSideways: true, tilt: 0 })
})

test('the tilt of a sideways picture is that after the quarter turn', () => {
  const { isSideways, tilt } = orientationOf(quarterBack(lines(600, 800, 2)))
  expect(isSideways).toBe(true)
  expect(Math.abs(tilt - 2)).toBeLessThanOrEqual(0.5)
})

test('a picture that is higher than wide is never taken for sideways', () => {
  expect(orientationOf(quarterBack(lines(800, 600))).isSideways).toBe(false)
})

test('an empty picture is level', () => {
  const empty = { data: new Uint8Array(800 * 600), width: 800, height: 600 }
  expect(orientationOf(empty)).toEqual({ isSideways: false, tilt: 0 })
})

/** Draws lines of strokes that fall to the right. */
function lines(width: number, height: number, tilt = 0): Ink {
  const data = new Uint8Array(width * height)
  const slope = Math.tan((tilt * Math.PI) / 180)
  for (let x = MARGIN; x < width - MARGIN; x++) {
    if (x % STROKE_STEP >= STROKE) continue
    for (let line = MARGIN; line < height - MARGIN - LINE; line += LINE_STEP)
      for (let down = 0; down < LINE; down++) {
        const y = Math.round(line + down + (x - width / 2) * slope)
        if (y >= 0 && y < height) data[y * width + x] = 255
      }
  }
  return { data, width, height }
}

/** Turns a picture a quarter to the left. */
function quarterBack({ data, width, height }: Ink): Ink {
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[(width - 1 - x) * height + y] = data[y * width + x] ?? 0
  return { data: turned, width: height, height: width }
}
