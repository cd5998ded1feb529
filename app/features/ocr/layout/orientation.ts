import type { Ink } from './ink.ts'

/** How a picture has to be turned so that its lines are level. */
export type Orientation = {
  /** Whether the lines run from top to bottom. */
  readonly isSideways: boolean
  /** Degrees by which the lines fall to the right; of a sideways picture after a quarter turn. */
  readonly tilt: number
}

/** Tilts that are looked for, in degrees. A photo that is tilted more is taken again. */
const STEEPEST = 6
const STEP = 0.5
/** At most so many dark pixels are projected. */
const SAMPLES = 30_000
const DARK = 90

/** Of a picture that is wider than high, a quarter turn is believed if it makes lines this much clearer. */
const CLEARER = 1.1

/**
 * Finds the orientation by projecting dark pixels onto a vertical axis at several angles: at the right one, lines and
 * the gaps between them differ most (projection profile method, Postl 1986). A picture that is upside down looks the
 * same: the recogniser's confidence tells them apart.
 */
export function orientationOf({ data, width, height }: Ink): Orientation {
  const xs: number[] = []
  const ys: number[] = []
  const dark = data.reduce((count, value) => count + (value > DARK ? 1 : 0), 0)
  const every = Math.max(1, Math.ceil(dark / SAMPLES))
  let seen = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 0) <= DARK || seen++ % every) continue
      xs.push(x)
      ys.push(y)
    }
  const level = best(xs, ys)
  if (width <= height) return { isSideways: false, tilt: level.tilt }
  // After a quarter turn clockwise, what was at the left is at the top.
  const turned = best(
    ys.map((y) => height - y),
    xs,
  )
  const isSideways = turned.clarity > level.clarity * CLEARER
  return { isSideways, tilt: isSideways ? turned.tilt : level.tilt }
}

function best(xs: readonly number[], ys: readonly number[]): { tilt: number; clarity: number } {
  let found = { tilt: 0, clarity: clarityAt(0, xs, ys) }
  for (let tilt = -STEEPEST; tilt <= STEEPEST; tilt += STEP) {
    const clarity = clarityAt(tilt, xs, ys)
    // Level pictures are left alone: turning blurs them.
    if (clarity > found.clarity * TILTED) found = { tilt, clarity }
  }
  return found
}

/** Of two tilts the steeper one is believed if it makes lines this much clearer. */
const TILTED = 1.05

/** Height of a bin of the projection in pixels. */
const BIN = 3

/**
 * Mean square of the projection, relative to its mean over the height of the level picture: 1 where it is even. Gaps
 * between lines count as lines do.
 */
function clarityAt(tilt: number, xs: readonly number[], ys: readonly number[]): number {
  const slope = Math.tan((tilt * Math.PI) / 180)
  const bins = new Map<number, number>()
  let [top, bottom] = [Infinity, -Infinity]
  for (let n = 0; n < xs.length; n++) {
    const [x, y] = [xs[n] ?? 0, ys[n] ?? 0]
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    const bin = Math.floor((y - x * slope) / BIN)
    bins.set(bin, (bins.get(bin) ?? 0) + 1)
  }
  let squares = 0
  for (const count of bins.values()) squares += count * count
  return xs.length === 0 ? 0 : (squares * ((bottom - top) / BIN + 1)) / xs.length ** 2
}
