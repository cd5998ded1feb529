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
