import { BLOCK } from './background.ts'
import { type Box, colourDistance, type Pixels } from './pixels.ts'
import type { Surface } from './surfaces.ts'

/** Share of an edge's pixels that have the surface's colour inside of it. */
const INSIDE = 0.6
const SAME_COLOUR = 14
/** Space inside of the edges that holds no text, but blurred pixels. */
const INSET = 3

/** Returns the box of a surface to the pixel: blocks at its edges are partly outside. Empty if nothing is between its edges. */
export function boxOf({ box, colour }: Surface, { data, width, height }: Pixels): Box {
  const isInside = (x: number, y: number) => {
    const at = (y * width + x) * 4
    return (
      colourDistance(colour, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]) < SAME_COLOUR
    )
  }
  const right = Math.min(box.right, width)
  const bottom = Math.min(box.bottom, height)
  const middle = { left: between(box.left, right, 0.2), right: between(box.left, right, 0.8) }
  const centre = { top: between(box.top, bottom, 0.2), bottom: between(box.top, bottom, 0.8) }
  const column = (x: number) => shareOf(centre.top, centre.bottom, (y) => isInside(x, y)) >= INSIDE
  const row = (y: number) => shareOf(middle.left, middle.right, (x) => isInside(x, y)) >= INSIDE
  const left = firstOf(box.left, 1, column) + INSET
  const top = firstOf(box.top, 1, row) + INSET
  return {
    left,
    right: Math.max(left, firstOf(right - 1, -1, column) + 1 - INSET),
    top,
    bottom: Math.max(top, firstOf(bottom - 1, -1, row) + 1 - INSET),
  }
}

function between(from: number, to: number, share: number): number {
  return Math.round(from + (to - from) * share)
}

function shareOf(from: number, to: number, is: (at: number) => boolean): number {
  let count = 0
  for (let at = from; at < to; at++) if (is(at)) count++
  return count / Math.max(1, to - from)
}

/** The first position inside within a block of the edge; the edge itself if there is none. */
function firstOf(from: number, step: 1 | -1, is: (at: number) => boolean): number {
  for (let n = 0; n < BLOCK; n++) if (is(from + n * step)) return from + n * step
  return from
}
