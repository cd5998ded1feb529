import type { Cell } from './read-trends.server.ts'

const STEP = 10
const BAR = 7
const HEIGHT = 28
/** What stands for a number that is not shown. */
const FEW = 1.5

/**
 * Bars of a row, one per week, in reading direction. The table below has the numbers for everyone.
 * @param highest the highest number of all rows that are compared
 */
export function TrendBars({ cells, highest }: { cells: readonly Cell[]; highest: number }) {
  const width = cells.length * STEP
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-10 w-full rtl:-scale-x-100"
    >
      {cells.map(({ n }, place) => {
        const tall = n === null ? FEW : Math.max(FEW, (n / highest) * HEIGHT)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is known by its place
            key={place}
            x={place * STEP}
            y={HEIGHT - tall}
            width={BAR}
            height={tall}
            className={n === null ? 'fill-line-strong' : 'fill-brand'}
          />
        )
      })}
    </svg>
  )
}

/** A bar across, for a row with one number. */
export function TrendBar({ n, highest }: { n: number; highest: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="h-4 w-full rtl:-scale-x-100"
    >
      <rect x={0} y={0} width={(n / highest) * 100} height={10} className="fill-brand" />
    </svg>
  )
}
