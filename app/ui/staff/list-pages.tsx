import { ButtonLink } from '../button.tsx'

/**
 * Pagination links; beyond the last page, a link to the first. @param searchOf returns a page's query string
 */
export function ListPages({
  page,
  isBeyond,
  hasMore,
  searchOf,
  words,
}: {
  page: number
  isBeyond: boolean
  hasMore: boolean
  searchOf: (page: number) => string
  words: Readonly<Record<'pages' | 'newest' | 'newer' | 'older', string>>
}) {
  return (
    <nav aria-label={words.pages} className="mt-6 flex flex-wrap gap-3">
      {page > 1 && (
        <ButtonLink soft look="quiet" rel="prev" to={{ search: searchOf(isBeyond ? 1 : page - 1) }}>
          {isBeyond ? words.newest : words.newer}
        </ButtonLink>
      )}
      {hasMore && (
        <ButtonLink soft look="quiet" rel="next" to={{ search: searchOf(page + 1) }}>
          {words.older}
        </ButtonLink>
      )}
    </nav>
  )
}
