import type { Ink } from './ink.ts'

/** Empty space around each part, in pixels. The recogniser needs some to find the first line. */
const MARGIN = 24

/** Highest picture that is recognised in one go, in pixels: memory grows with it. */
const HIGHEST = 2400

/** Parts of a picture below each other, as dark letters on white. */
export type Stack = {
  /** One byte a pixel, 0 for black, row by row. */
  readonly grey: Uint8Array
  readonly width: number
  readonly height: number
  /** Where each part begins and ends, from the top. */
  readonly parts: readonly { readonly top: number; readonly bottom: number }[]
}

/** Stacks parts, so that they are read in their order, and a long picture in several pieces. */
export function stacksOf(inks: readonly Ink[]): Stack[] {
  const groups: Ink[][] = []
  for (const ink of inks.flatMap(tilesOf)) {
    const group = groups.at(-1)
    const height = group?.reduce((sum, { height }) => sum + height + MARGIN, 0) ?? HIGHEST
    if (group && height + ink.height < HIGHEST) group.push(ink)
    else groups.push([ink])
  }
  return groups.map(stack)
}

/** Cuts a part that is too high, in the emptiest row of the lower half of each piece. */
function tilesOf(ink: Ink): Ink[] {
  if (ink.height <= HIGHEST) return [ink]
  let cut = HIGHEST
  for (let y = HIGHEST; y > HIGHEST / 2; y--) if (inkOfRow(ink, y) < inkOfRow(ink, cut)) cut = y
  return [rowsOf(ink, 0, cut), ...tilesOf(rowsOf(ink, cut, ink.height))]
}

function inkOfRow({ data, width }: Ink, y: number): number {
  return data.subarray(y * width, (y + 1) * width).reduce((sum, value) => sum + value, 0)
}

function rowsOf({ data, width }: Ink, top: number, bottom: number): Ink {
  return { data: data.subarray(top * width, bottom * width), width, height: bottom - top }
}

function stack(inks: readonly Ink[]): Stack {
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
