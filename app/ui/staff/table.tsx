import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** A table whose rows are shown as cards on narrow screens, with the column name before each value. */
export function Table({
  label,
  columns,
  children,
}: {
  label: string
  columns: readonly string[]
  children: ReactNode
}) {
  return (
    <table aria-label={label} className="block w-full border-collapse text-start md:table">
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b border-line-strong px-3 py-2 text-start text-sm font-semibold text-muted"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block space-y-4 md:table-row-group">{children}</tbody>
    </table>
  )
}

/** A table row, or a card on narrow screens. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <tr className="block rounded-lg border border-line bg-raised p-4 md:table-row md:border-0 md:bg-transparent">
      {children}
    </tr>
  )
}

/** @param label column name for narrow screens; omitted if the value is self-explanatory */
export function Cell({
  label,
  className,
  children,
}: {
  label?: string
  className?: string
  children: ReactNode
}) {
  return (
    <td
      className={classNames(
        'block py-1 align-middle break-words md:table-cell md:border-b md:border-line md:px-3 md:py-3',
        className,
      )}
    >
      {label && (
        <span aria-hidden="true" className="me-2 text-sm text-muted md:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  )
}
