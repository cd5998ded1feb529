import type { Colour, Pixels } from './pixels.ts'

/** Side of a block in pixels: less than the height of a line, more than the stroke of a letter. */
export const BLOCK = 12

/** Background colour of an image by block. */
export type Background = {
  readonly columns: number
  readonly rows: number
  /** Row by row. */
  readonly colours: readonly Colour[]
}

/** Colours are counted in steps of 16 levels, which the noise of a compressed image stays within. */
const STEP_BITS = 4
const LEVELS = 256 >> STEP_BITS

/**
 * Estimates the background of an image: in each block the most frequent colour, in each neighbourhood of
 * blocks the median of those. Text covers less of a block than its background does, on light and on dark ones.
 */
export function backgroundOf(image: Pixels): Background {
  const columns = Math.ceil(image.width / BLOCK)
  const rows = Math.ceil(image.height / BLOCK)
  const counts = new Uint16Array(LEVELS ** 3)
  const dominant: Colour[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      dominant.push(dominantColour(image, column * BLOCK, row * BLOCK, counts))
  return { columns, rows, colours: medians(dominant, columns, rows) }
}

/** @param counts zeroes, and zeroes again afterwards */
function dominantColour(
  { data, width, height }: Pixels,
  left: number,
  top: number,
  counts: Uint16Array,
): Colour {
  const right = Math.min(left + BLOCK, width)
  const bottom = Math.min(top + BLOCK, height)
  let best = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const bin = binAt(data, (y * width + x) * 4)
      counts[bin] = (counts[bin] ?? 0) + 1
      if ((counts[bin] ?? 0) > (counts[best] ?? 0)) best = bin
    }
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4
      const bin = binAt(data, at)
      counts[bin] = 0
      if (bin !== best) continue
      count++
      for (const channel of [0, 1, 2] as const) sum[channel] += data[at + channel] ?? 0
    }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

function binAt(data: Uint8ClampedArray, at: number): number {
  const red = (data[at] ?? 0) >> STEP_BITS
  const green = (data[at + 1] ?? 0) >> STEP_BITS
  const blue = (data[at + 2] ?? 0) >> STEP_BITS
  return (red * LEVELS + green) * LEVELS + blue
}

/** The colour in the middle of those of a block and its neighbours, by brightness. */
function medians(colours: readonly Colour[], columns: number, rows: number): Colour[] {
  return colours.map((colour, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const near: Colour[] = []
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
        near.push(colours[y * columns + x] ?? colour)
    near.sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2])
    return near[Math.floor(near.length / 2)] ?? colour
  })
}
