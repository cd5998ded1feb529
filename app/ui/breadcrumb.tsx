import type { HTMLAttributes } from 'react'
import { Link } from './link.tsx'

/**
 * Breadcrumb navigation from the home page.
 * @param label accessible name of the navigation
 * @param marks language of the page's own title, if it differs
 */
export function Breadcrumb({
  label,
  parents,
  title,
  marks,
}: {
  label: string
  parents: readonly { to: string; text: string }[]
  title: string
  marks: Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'>
}) {
  return (
    <nav aria-label={label}>
      <ol className="-ms-1 flex flex-wrap items-center text-sm">
        {parents.map(({ to, text }) => (
          <li key={to} className="flex items-center">
            <Link
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center justify-center px-1 text-brand underline"
            >
              {text}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" {...marks} className="min-w-0 px-1 wrap-anywhere">
          {title}
        </li>
      </ol>
    </nav>
  )
}
