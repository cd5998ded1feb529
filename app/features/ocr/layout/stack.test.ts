import { expect, test } from 'vitest'
import type { Ink } from './ink.ts'
import { type Stack, sampleOf, stacksOf } from './stack.ts'

const MARGIN = 24
const HIGHEST = 2400

test('parts are stacked in their order as dark letters on white, with a margin around each', () => {
  const [stack, ...others] = stacksOf([plain(100, 40, 255), plain(60, 30, 100)])
  expect(others).toEqual([])
  expect(stack).toMatchObject({ width: 100 + 2 * MARGIN, height: 40 + 30 + 3 * MARGIN })
  expect(stack?.parts).toEqual([
    { top: MARGIN, bottom: MARGIN + 40 },
    { top: 2 * MARGIN + 40, bottom: 2 * MARGIN + 70 },
  ])
  const [first, second] = stack?.parts ?? []
  expect(greyAt(stack, MARGIN, first?.top)).toBe(0)
  expect(greyAt(stack, MARGIN + 99, (first?.bottom ?? 0) - 1)).toBe(0)
  expect(greyAt(stack, MARGIN, second?.top)).toBe(155)
  for (const [x, y] of [
    [MARGIN - 1, first?.top],
    [MARGIN + 100, first?.top],
    [MARGIN, first?.bottom],
    [MARGIN + 60, second?.top],
    [MARGIN, second?.bottom],
  ] as const) {
    expect(greyAt(stack, x, y)).toBe(255)
  }
})

test('a further stack begins where one would be too high', () => {
  const stacks = stacksOf([plain(10, 1000), plain(10, 1000), plain(10, 1000)])
  expect(stacks.map(({ parts }) => parts.length)).toEqual([2, 1])
})

test('a part that is too high is cut between its lines, without loss', () => {
  const page = plain(50, 6000, 0)
  for (let line = 0; line < 6000; line += 40)
    page.data.fill(200, line * page.width, (line + 25) * page.width)
  const stacks = stacksOf([page])
  const tiles = stacks.flatMap((stack) => stack.parts.map(({ top, bottom }) => bottom - top))
  expect(tiles.reduce((sum, height) => sum + height)).toBe(6000)
  let cut = 0
  for (const height of tiles) {
    expect(height).toBeLessThanOrEqual(HIGHEST)
    // A cut is at the end of the page or in the space below a line.
    expect(cut === 0 || cut % 40 >= 25).toBe(true)
    cut += height
  }
  expect(inkIn(stacks)).toBe(page.data.reduce((sum, value) => sum + value, 0))
})

test('a sample is the rows of the highest part with the most ink', () => {
  const page = plain(50, 2000, 0)
  page.data.fill(200, 1200 * page.width, 1400 * page.width)
  const [sample, ...others] = sampleOf([plain(50, 100), page])
  expect(others).toEqual([])
  expect(sample?.height).toBe(320)
  expect(sample?.data.filter((value) => value > 0)).toHaveLength(200 * page.width)
})

test('a low part is a sample as it is, and no parts give none', () => {
  const part = plain(50, 100)
  expect(sampleOf([part])).toEqual([part])
  expect(sampleOf([])).toEqual([])
})

test('no parts give no stack', () => {
  expect(stacksOf([])).toEqual([])
})

function plain(width: number, height: number, value = 255): Ink {
  return { data: new Uint8Array(width * height).fill(value), width, height }
}

function greyAt(stack: Stack | undefined, x: number, y = Number.NaN): number | undefined {
  return stack?.grey[y * stack.width + x]
}

function inkIn(stacks: readonly Stack[]): number {
  return stacks.flatMap(({ grey }) => [...grey]).reduce((sum, value) => sum + 255 - value, 0)
}
