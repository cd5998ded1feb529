import { useId } from 'react'
import type { Accuracy, Line } from './accuracy.server.ts'

type Props = {
  title: string
  words: Accuracy['words']
  lines: readonly Line[]
}

/** A table of percentages that scrolls horizontally, also by keyboard, and breaks no words. */
export function FiguresTable({ title, words: { columns }, lines }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-9">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; the section around it is the region */}
      <div
        role="group"
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that keys can scroll what is wider than the screen
        tabIndex={0}
        className="mt-3 overflow-x-auto rounded-lg border border-line bg-raised"
      >
        <table className="w-full text-start text-sm wrap-normal sm:text-base" aria-labelledby={id}>
          <thead className="border-b border-line text-muted sm:text-sm">
            <tr>
              {[columns.what, columns.scams, columns.ordinary, columns.rows].map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="px-1.5 py-3 text-start font-semibold first:w-[34%] sm:px-4"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map(({ what, scams, ordinary, rows }) => (
              <tr key={what}>
                <th scope="row" className="px-1.5 py-3 text-start font-semibold sm:px-4">
                  {what}
                </th>
                <td className="px-1.5 py-3 sm:px-4">{scams}</td>
                <td className="px-1.5 py-3 sm:px-4">{ordinary}</td>
                <td className="px-1.5 py-3 text-muted sm:px-4">{rows}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
