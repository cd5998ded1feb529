/** Rows in pixels from the top; `bottom` is outside of them. */
type Rows = { readonly top: number; readonly bottom: number }

/** Least height of a line, by the mean height of those that were read: less is the space between two of them. */
const LEAST_HEIGHT = 0.6

/** Returns the rows with letters in which no line was read. */
export function leftOutOf(bands: readonly Rows[], lines: readonly Rows[]): Rows[] {
  const height = lines.reduce((sum, { top, bottom }) => sum + bottom - top, 0) / lines.length
  const rest = (band: Rows) =>
    lines.reduce<Rows[]>(
      (rows, line) =>
        rows
          .flatMap(({ top, bottom }) => [
            { top, bottom: Math.min(bottom, line.top) },
            { top: Math.max(top, line.bottom), bottom },
          ])
          .filter(({ top, bottom }) => bottom > top),
      [band],
    )
  return bands.flatMap(rest).filter(({ top, bottom }) => bottom - top >= LEAST_HEIGHT * height)
}
