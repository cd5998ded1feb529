import { type Ink, inkOfRow, rowsOf } from './ink.ts'

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
  readonly parts: readonly Rows[]
  /** Where rows with letters begin and end: a line, or several that overlap. */
  readonly bands: readonly Rows[]
}

/** In pixels from the top; `bottom` is outside of it. */
export type Rows = { readonly top: number; readonly bottom: number }

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

/** Height of a sample in pixels: some lines. */
const SAMPLE = 320

/** Returns the rows of the highest part that hold the most ink. */
export function sampleOf(inks: readonly Ink[]): Ink[] {
  const [highest] = [...inks].sort((a, b) => b.height - a.height)
  if (!highest || highest.height <= SAMPLE) return highest ? [highest] : []
  const rows = Array.from({ length: highest.height }, (_, y) => inkOfRow(highest, y))
  let held = rows.slice(0, SAMPLE).reduce((sum, row) => sum + row, 0)
  let [most, top] = [held, 0]
  for (let y = SAMPLE; y < rows.length; y++) {
    held += (rows[y] ?? 0) - (rows[y - SAMPLE] ?? 0)
    if (held > most) [most, top] = [held, y - SAMPLE + 1]
  }
  return [rowsOf(highest, top, top + SAMPLE)]
}

/** Cuts a part that is too high, in the emptiest row of the lower half of each piece. */
function tilesOf(ink: Ink): Ink[] {
  if (ink.height <= HIGHEST) return [ink]
  let cut = HIGHEST
  for (let y = HIGHEST; y > HIGHEST / 2; y--) if (inkOfRow(ink, y) < inkOfRow(ink, cut)) cut = y
  return [rowsOf(ink, 0, cut), ...tilesOf(rowsOf(ink, cut, ink.height))]
}

function stack(inks: readonly Ink[]): Stack {
  const width = Math.max(...inks.map((ink) => ink.width)) + 2 * MARGIN
  const height = inks.reduce((sum, ink) => sum + ink.height + MARGIN, MARGIN)
  const grey = new Uint8Array(width * height).fill(255)
  const parts: Rows[] = []
  const bands: Rows[] = []
  let top = MARGIN
  for (const ink of inks) {
    for (let y = 0; y < ink.height; y++)
      for (let x = 0; x < ink.width; x++)
        grey[(top + y) * width + MARGIN + x] = 255 - (ink.data[y * ink.width + x] ?? 0)
    parts.push({ top, bottom: top + ink.height })
    bands.push(...bandsOf(ink).map((band) => ({ top: top + band.top, bottom: top + band.bottom })))
    top += ink.height + MARGIN
  }
  return { grey, width, height, parts, bands }
}

/** Pixels: heights of lines, and how many dark ones are in the rows of a line at least. */
const LOWEST_LINE = 14
const HIGHEST_LINE = 140
const LEAST_INK = 3
const DARK = 128

/** Finds rows with letters, between rows without. */
function bandsOf({ data, width, height }: Ink): Rows[] {
  const bands: Rows[] = []
  let top = 0
  for (let y = 0; y <= height; y++) {
    let dark = 0
    for (let x = 0; y < height && x < width; x++) if ((data[y * width + x] ?? 0) >= DARK) dark++
    if (dark >= LEAST_INK) continue
    const isLine = y - top >= LOWEST_LINE && y - top <= HIGHEST_LINE
    if (isLine) bands.push({ top, bottom: y })
    top = y + 1
  }
  return bands
}
