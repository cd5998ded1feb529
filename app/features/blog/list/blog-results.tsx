import { blogText } from '#app/i18n/blog.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { NothingFound } from '#app/ui/search/nothing-found.tsx'
import { BLOG_PATH, type BlogFilters, blogSearch } from '../blog-filters.ts'
import type { PostList } from '../post.ts'
import { PostCard } from '../post-card.tsx'

/** A page of articles: the first of all is featured, the rest stand in a grid. */
export function BlogResults({
  list: { posts, page, hasMore },
  filters,
  loading,
}: {
  list: PostList
  filters: BlogFilters
  loading: boolean
}) {
  const t = useText(blogText)
  const featured = page === 1 ? posts[0] : undefined
  const rest = featured ? posts.slice(1) : posts
  return (
    <div aria-busy={loading}>
      <div role="status" className="min-h-8 text-muted">
        {loading && t.loading}
        {!loading && page > 1 && t.page(page)}
        {!loading && posts.length === 0 && <NothingFound words={t.empty} clearTo={BLOG_PATH} />}
      </div>
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
            <ButtonLink soft look="quiet" rel="prev" to={BLOG_PATH + blogSearch(filters, page - 1)}>
              {t.newer}
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink soft look="quiet" rel="next" to={BLOG_PATH + blogSearch(filters, page + 1)}>
              {t.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}
