/** An image as a canvas returns it: RGBA, four bytes a pixel, row by row. */
export type Pixels = {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** A picture that is this many times higher than wide has the shape of a phone's screen. */
export const SCREEN_SHAPE = 1.5

/** A rectangle in pixels. `right` and `bottom` are outside of it. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type Colour = readonly [red: number, green: number, blue: number]

/** Largest difference of a channel, 0 to 255. */
export function colourDistance(a: Colour, b: Colour): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]))
}

/** Difference between the strongest and the weakest channel: 0 for grey, up to 255. */
export function saturation([red, green, blue]: Colour): number {
  return Math.max(red, green, blue) - Math.min(red, green, blue)
}
