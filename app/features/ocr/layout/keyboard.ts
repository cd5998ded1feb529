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
  const isBeside = (a: Surface, b: Surface) =>
    Math.abs(a.box.top - b.box.top) < SAME_EDGE * width &&
    Math.abs(a.box.bottom - b.box.bottom) < SAME_EDGE * width
  return keys
    .filter((key) => keys.filter((other) => isBeside(key, other)).length >= LEAST_KEYS)
    .map(({ box }) => box)
}

/** Keys so close that each row is one surface. */
function mergedRows(surfaces: readonly Surface[], { width, height }: Size): Box[] {
  const wide = surfaces.filter(
    ({ box }) =>
      box.right - box.left > NARROWEST_ROW * width && box.bottom - box.top < HIGHEST_ROW * width,
  )
  const last = wide.find(
    ({ box }) => box.bottom > height - NAVIGATION * width && box.bottom < height,
  )
  if (!last) return []
  const rows = wide.filter(({ colour }) => colourDistance(colour, last.colour) < 4)
  return rows.length >= LEAST_ROWS ? rows.map(({ box }) => box) : []
}
