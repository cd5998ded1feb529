import { type Background, BLOCK } from './background.ts'
import { type Box, type Colour, colourDistance } from './pixels.ts'

/** A connected area of one background colour. */
export type Surface = {
  /** In pixels. */
  readonly box: Box
  readonly colour: Colour
  /** Share of the box that it covers, 0 to 1. */
  readonly fill: number
  readonly blocks: number
}

/** Blocks that differ from the mean of a surface by less belong to it. */
const TOLERANCE = 7

/** Smaller surfaces are letters, icons and edges. */
const LEAST_BLOCKS = 10

/**
 * Returns the surfaces of an image, largest first.
 * @param within the rows in pixels that are looked at: a surface ends at their ends
 */
export function surfacesOf(
  background: Background,
  within: { readonly top: number; readonly bottom: number } = { top: 0, bottom: Infinity },
): Surface[] {
  const { columns, rows, colours } = background
  const seen = new Uint8Array(columns * rows)
  seen.fill(1, 0, Math.round(within.top / BLOCK) * columns)
  seen.fill(1, Math.min(rows, Math.round(within.bottom / BLOCK)) * columns)
  const surfaces: Surface[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue
    const blocks = connected(start, background, seen)
    if (blocks.length >= LEAST_BLOCKS) surfaces.push(surfaceOf(blocks, columns, colours))
  }
  return surfaces.sort((a, b) => b.blocks - a.blocks)
}

/**
 * Returns the background without what is too small to be a surface: where letters are bold or large, their colour is more
 * frequent than that behind them. It gets the colour at its left, or above it.
 */
export function withoutSpecks(background: Background): Background {
  const { columns, rows } = background
  const colours = [...background.colours]
  const seen = new Uint8Array(columns * rows)
  const specks = new Set<number>()
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue
    const blocks = connected(start, background, seen)
    if (blocks.length < LEAST_BLOCKS) for (const block of blocks) specks.add(block)
  }
  for (const block of [...specks].sort((a, b) => a - b)) {
    const near = block % columns > 0 ? block - 1 : block - columns
    colours[block] = colours[near] ?? (colours[block] as Colour)
  }
  return { columns, rows, colours }
}

function connected(start: number, { columns, rows, colours }: Background, seen: Uint8Array) {
  const found = [start]
  const sum = [...(colours[start] as Colour)] as [number, number, number]
  seen[start] = 1
  for (let next = 0; next < found.length; next++) {
    const index = found[next] as number
    const { length } = found
    const mean: Colour = [sum[0] / length, sum[1] / length, sum[2] / length]
    const column = index % columns
    const neighbours = [
      column > 0 ? index - 1 : -1,
      column < columns - 1 ? index + 1 : -1,
      index - columns,
      index + columns,
    ]
    for (const near of neighbours) {
      if (near < 0 || near >= columns * rows || seen[near]) continue
      const colour = colours[near] as Colour
      if (colourDistance(mean, colour) >= TOLERANCE) continue
      for (const channel of [0, 1, 2] as const) sum[channel] += colour[channel]
      seen[near] = 1
      found.push(near)
    }
  }
  return found
}

function surfaceOf(blocks: readonly number[], columns: number, colours: readonly Colour[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0]
  const sum: [number, number, number] = [0, 0, 0]
  for (const index of blocks) {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    left = Math.min(left, column)
    top = Math.min(top, row)
    right = Math.max(right, column + 1)
    bottom = Math.max(bottom, row + 1)
    const colour = colours[index] as Colour
    for (const channel of [0, 1, 2] as const) sum[channel] += colour[channel]
  }
  return {
    box: { left: left * BLOCK, top: top * BLOCK, right: right * BLOCK, bottom: bottom * BLOCK },
    colour: [sum[0] / blocks.length, sum[1] / blocks.length, sum[2] / blocks.length] as const,
    fill: blocks.length / ((right - left) * (bottom - top)),
    blocks: blocks.length,
  }
}
