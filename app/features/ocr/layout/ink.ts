import { type Background, BLOCK } from './background.ts'
import type { Box, Pixels } from './pixels.ts'

/** Darkness of every pixel, row by row: 0 for the background, 255 for the strongest contrast. */
export type Ink = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** Differences from the background below this are noise of the compression. */
const NOISE = 20

/** Least difference between letters and background that counts as full contrast. */
const LEAST_CONTRAST = 60

/**
 * Returns the ink of a part of an image: what differs from its background, whether it is lighter or darker.
 */
export function inkOf(image: Pixels, background: Background, box: Box): Ink {
  const width = box.right - box.left
  const height = box.bottom - box.top
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.floor((box.top + y) / BLOCK) * background.columns
    for (let x = 0; x < width; x++) {
      const colour = background.colours[row + Math.floor((box.left + x) / BLOCK)]
      if (!colour) continue
      const at = ((box.top + y) * image.width + box.left + x) * 4
      const difference = Math.max(
        Math.abs((image.data[at] ?? 0) - colour[0]),
        Math.abs((image.data[at + 1] ?? 0) - colour[1]),
        Math.abs((image.data[at + 2] ?? 0) - colour[2]),
      )
      data[y * width + x] = difference < NOISE ? 0 : difference
    }
  }
  return { data, width, height }
}

/** Pixels in a row or column that are more than the stroke of a letter: they are edges, rules and frames. */
const LONGEST_ROW = 400
const LONGEST_COLUMN = 150
/** At this distance from a rule are few letters; those of some scripts hang from a long stroke. */
const BESIDE = 8
const FEW = 0.15

/** Removes long rules, and the edges of what a photo shows: they are read as letters. */
export function withoutRules({ data: drawn, width, height }: Ink): Ink {
  const data = drawn.slice()
  const remove = (lines: number, length: number, longest: number, line: number, step: number) => {
    const share = (from: number, to: number) => {
      let count = 0
      for (let at = from; at < to; at += step) if ((drawn[at] ?? 0) > 0) count += step
      return count / (to - from)
    }
    for (let n = 0; n < lines; n++) {
      const end = n * line + length * step
      for (let start = n * line; start < end; start += step) {
        let to = start
        while (to < end && (drawn[to] ?? 0) > 0) to += step
        const isLong = to - start > longest * step
        const isAlone = (beside: number) => share(start + beside, to + beside) <= FEW
        if (isLong && isAlone(-BESIDE * line) && isAlone(BESIDE * line))
          for (let at = start; at < to; at += step) data[at] = 0
        start = to
      }
    }
  }
  remove(height, width, LONGEST_ROW, width, 1)
  remove(width, height, LONGEST_COLUMN, 1, width)
  return { data, width, height }
}

/** Returns the row with the least ink that is within a number of rows of another. */
export function emptiestRow(ink: Ink, row: number, within: number): number {
  let found = Math.min(row, ink.height)
  for (let y = Math.max(0, row - within); y < Math.min(ink.height, row + within); y++)
    if (inkOfRow(ink, y) < inkOfRow(ink, found)) found = y
  return found
}

/** Returns the rows from one to another, without the latter. */
export function rowsOf({ data, width }: Ink, top: number, bottom: number): Ink {
  return { data: data.subarray(top * width, bottom * width), width, height: bottom - top }
}

export function inkOfRow({ data, width }: Ink, y: number): number {
  return data.subarray(y * width, (y + 1) * width).reduce((sum, value) => sum + value, 0)
}

/** Side of the squares within which contrast is compared, in pixels. */
const WINDOW = 96

/** Makes the strongest contrast near each place black, so that grey letters are read as well as black ones. */
export function stretched({ data: faint, width, height }: Ink): Ink {
  const data = faint.slice()
  for (let top = 0; top < height; top += WINDOW)
    for (let left = 0; left < width; left += WINDOW) {
      const right = Math.min(left + WINDOW, width)
      const bottom = Math.min(top + WINDOW, height)
      let strongest = LEAST_CONTRAST
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) strongest = Math.max(strongest, data[y * width + x] ?? 0)
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) {
          const at = y * width + x
          data[at] = ((data[at] ?? 0) * 255) / strongest
        }
    }
  return { data, width, height }
}
