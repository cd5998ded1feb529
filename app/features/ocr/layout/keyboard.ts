import { type Box, colourDistance } from './pixels.ts'
import type { Surface } from './surfaces.ts'

type Size = { readonly width: number; readonly height: number }

/** Rows of a keyboard, and keys in one of its rows. */
const LEAST_ROWS = 3
const LEAST_KEYS = 6
/** Shares of the image's width. */
const WIDEST_KEY = 0.13
const NARROWEST_ROW = 0.7
const HIGHEST_ROW = 0.13
const SAME_EDGE = 0.015
/** Only the navigation bar of the phone is below a keyboard. */
const NAVIGATION = 0.14

/** Returns where an open keyboard begins, in pixels from the top; Infinity without one. */
export function keyboardTop(surfaces: readonly Surface[], size: Size): number {
  const rows = [...rowsOfKeys(surfaces, size), ...mergedRows(surfaces, size)]
  return Math.min(Number.POSITIVE_INFINITY, ...rows.map(({ top }) => top))
}

/** Keys that stand apart. */
function rowsOfKeys(surfaces: readonly Surface[], { width }: Size): Box[] {
  const keys = surfaces.filter(({ box }) => box.right - box.left < WIDEST_KEY * width)
  return keys
    .filter((key) => keys.filter((other) => isBeside(key, other, width)).length >= LEAST_KEYS)
    .map(({ box }) => box)
}

/** Keys so close that several of them, or a whole row, are one surface. */
function mergedRows(surfaces: readonly Surface[], { width, height }: Size): Box[] {
  const low = surfaces.filter(({ box }) => box.bottom - box.top < HIGHEST_ROW * width)
  const wide = low.filter((one) => widthOfRow(one, low, width) > NARROWEST_ROW * width)
  const last = wide.find(
    ({ box }) => box.bottom > height - NAVIGATION * width && box.bottom < height,
  )
  if (!last) return []
  const keys = wide.filter(({ colour }) => colourDistance(colour, last.colour) < 4)
  const rows = keys.filter(
    (key, index) => keys.findIndex((one) => isBeside(one, key, width)) === index,
  )
  return rows.length >= LEAST_ROWS ? rows.map(({ box }) => box) : []
}

/** Width of all surfaces at the height of one. */
function widthOfRow(one: Surface, surfaces: readonly Surface[], width: number): number {
  return surfaces
    .filter((other) => isBeside(one, other, width))
    .reduce((sum, { box }) => sum + box.right - box.left, 0)
}

function isBeside(a: Surface, b: Surface, width: number): boolean {
  return (
    Math.abs(a.box.top - b.box.top) < SAME_EDGE * width &&
    Math.abs(a.box.bottom - b.box.bottom) < SAME_EDGE * width
  )
}
