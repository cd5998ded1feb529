import { useId } from 'react'
import type { NamedRow } from './read-trends.server.ts'
import { TrendBar, TrendBars } from './trend-bars.tsx'

type Props = {
  title: string
  caption: string
  /** Heading of the first column, and of one column per number. */
  columns: readonly [string, ...string[]]
  rows: readonly NamedRow[]
  empty: string
}

/** A chart with its table, which scrolls across, also by keyboard. */
export function TrendSection({ title, caption, columns, rows, empty }: Props) {
  const id = useId()
  const highest = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ n }) => n ?? 0)))
  return (
    <section aria-labelledby={id} className="mt-9">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-3 text-muted">{empty}</p>
      ) : (
        <>
          <Chart rows={rows} highest={highest} />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; the section around it is the region */}
          <div
            role="group"
            aria-labelledby={id}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: so that keys can scroll what is wider than the screen
            tabIndex={0}
            className="mt-5 overflow-x-auto rounded-lg border border-line bg-raised"
          >
            <table className="w-full text-start text-sm wrap-normal">
              <caption className="px-4 pt-3 text-start text-muted">{caption}</caption>
              <thead className="border-b border-line text-muted">
                <tr>
                  {columns.map((column) => (
                    <th
                      key={column}
                      scope="col"
                      className="px-2 py-3 text-start font-semibold whitespace-nowrap first:px-4"
                    >
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {rows.map(({ name, cells }) => (
                  <tr key={name}>
                    <th scope="row" className="min-w-36 px-4 py-3 text-start font-semibold">
                      <bdi>{name}</bdi>
                    </th>
                    {cells.map(({ n, text }, place) => (
                      <td
                        // biome-ignore lint/suspicious/noArrayIndexKey: a number is known by its column
                        key={place}
                        className={n === null ? 'px-2 py-3 text-muted' : 'px-2 py-3'}
                      >
                        {text}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}

function Chart({ rows, highest }: { rows: readonly NamedRow[]; highest: number }) {
  return (
    <ul className="mt-4 grid gap-3" aria-hidden="true">
      {rows.map(({ name, cells }) => (
        <li key={name} className="grid grid-cols-[minmax(7rem,14rem)_1fr] items-end gap-4 text-sm">
          <bdi className="wrap-anywhere">{name}</bdi>
          {cells.length === 1 ? (
            <TrendBar n={cells[0]?.n ?? 0} highest={highest} />
          ) : (
            <TrendBars cells={cells} highest={highest} />
          )}
        </li>
      ))}
    </ul>
  )
}
