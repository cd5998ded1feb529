import { useText } from '#app/i18n/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { NothingFound } from '#app/ui/search/nothing-found.tsx'
import { IN_PLACE } from '#app/ui/search/search-results.tsx'
import { blogText } from '#words/blog.js'
import { BLOG_PATH, type BlogFilters, blogSearch } from '../blog-filters.ts'
import type { PostList } from '../post.ts'
import { PostCard } from '../post-card.tsx'

/** Status line above the articles. */
export function BlogStatus({ list: { posts, page } }: { list: PostList }) {
  const t = useText(blogText)
  return (
    <>
      {page > 1 && <p className="font-normal text-muted">{t.page({ n: page })}</p>}
      {posts.length === 0 && <NothingFound words={t.empty} clearTo={BLOG_PATH} />}
    </>
  )
}

/** A page of articles: the very first is featured, the others in a grid. */
export function BlogResults({
  list: { posts, page, hasMore },
  filters,
}: {
  list: PostList
  filters: BlogFilters
}) {
  const t = useText(blogText)
  const featured = page === 1 ? posts[0] : undefined
  const rest = featured ? posts.slice(1) : posts
  return (
    <>
      {posts.length > 0 && (
        <ul aria-label={t.list} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {featured && (
            <li className="col-span-full">
              <PostCard post={featured} featured />
            </li>
          )}
          {rest.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || hasMore) && (
        <nav aria-label={t.pages} className="mt-8 flex flex-wrap justify-center gap-3">
          {page > 1 && (
            <ButtonLink
              look="quiet"
              rel="prev"
              to={BLOG_PATH + blogSearch(filters, page - 1)}
              {...IN_PLACE}
            >
              {t.newer}
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink
              look="quiet"
              rel="next"
              to={BLOG_PATH + blogSearch(filters, page + 1)}
              {...IN_PLACE}
            >
              {t.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  )
}
