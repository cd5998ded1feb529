import type { Ink } from './ink.ts'

/** Empty space around each part, in pixels. The recogniser needs some to find the first line. */
const MARGIN = 24

/** Parts of a picture below each other, as dark letters on white. */
export type Stack = {
  /** One byte a pixel, 0 for black, row by row. */
  readonly grey: Uint8Array
  readonly width: number
  readonly height: number
  /** Where each part begins and ends, from the top. */
  readonly parts: readonly { readonly top: number; readonly bottom: number }[]
}

/** Stacks parts, so that they are read in one go and in their order. */
export function stack(inks: readonly Ink[]): Stack {
  const width = Math.max(...inks.map((ink) => ink.width)) + 2 * MARGIN
  const height = inks.reduce((sum, ink) => sum + ink.height + MARGIN, MARGIN)
  const grey = new Uint8Array(width * height).fill(255)
  const parts: { top: number; bottom: number }[] = []
  let top = MARGIN
  for (const ink of inks) {
    for (let y = 0; y < ink.height; y++)
      for (let x = 0; x < ink.width; x++)
        grey[(top + y) * width + MARGIN + x] = 255 - (ink.data[y * ink.width + x] ?? 0)
    parts.push({ top, bottom: top + ink.height })
    top += ink.height + MARGIN
  }
  return { grey, width, height, parts }
}
