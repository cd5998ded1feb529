import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

/**
 * Search and filters: a plain form that writes the address. With script each change applies by itself
 * (`searchInPlace`). Its fields always start as the address says, whatever the browser remembers of them.
 */
export function SearchForm({
  submit,
  className,
  children,
}: {
  submit: string
  className: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that is a landmark needs one element less
    <form role="search" autoComplete="off" className={className}>
      {children}
      <noscript>
        <Button type="submit" className="w-full sm:w-auto">
          {submit}
        </Button>
      </noscript>
    </form>
  )
}
