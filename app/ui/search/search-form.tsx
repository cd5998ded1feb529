import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

/**
 * Search form with filters: a plain GET form. With script changes apply immediately (`searchInPlace`).
 * Disables autocomplete, so that fields always match the URL.
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
