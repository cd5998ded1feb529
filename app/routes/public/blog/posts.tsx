import { data, redirect } from 'react-router'
import { readPage } from '#app/domain/list-address.ts'
import {
  BLOG_PATH,
  blogSearch,
  hasEmptyFields,
  readBlogFilters,
} from '#app/features/blog/blog-filters.ts'
import { BlogForm } from '#app/features/blog/list/blog-form.tsx'
import { BlogResults, BlogStatus } from '#app/features/blog/list/blog-results.tsx'
import blogScript from '#app/features/blog/list/client/blog-script.ts?script'
import { listBlogCategories, listPosts } from '#app/features/blog/list-posts.db.server.ts'
import { feedLinks } from '#app/features/feeds/feed-links.ts'
import { pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { OwnScript } from '#app/ui/script/own-script.tsx'
import { LoadFailure } from '#app/ui/search/load-failure.tsx'
import { SearchResults } from '#app/ui/search/search-results.tsx'
import { blogText } from '#words/blog.js'
import { blogFeedText } from '#words/blog-feed.js'
import type { Route } from './+types/posts'

export const meta: Route.MetaFunction = (place) => [
  ...pageMeta(place, textAt(blogText, place)),
  ...feedLinks(BLOG_PATH, place.location.pathname, textAt(blogFeedText, place).formats),
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const { pathname, searchParams } = new URL(request.url)
  const locale = localeOf(pathname)
  const filters = readBlogFilters(searchParams)
  const page = readPage(searchParams)
  if (hasEmptyFields(searchParams)) {
    throw redirect(localPath(locale, BLOG_PATH + blogSearch(filters, page)))
  }
  try {
    const [categories, list] = await Promise.all([
      listBlogCategories(db, locale),
      listPosts(db, locale, { filters, page }),
    ])
    return { filters, categories, list }
  } catch (fault) {
    logFault(context, fault, 'the blog failed to load')
    return data({ filters, categories: [], list: null }, { status: 503 })
  }
}

export default function Blog({ loaderData: { filters, categories, list } }: Route.ComponentProps) {
  const t = useText(blogText)
  return (
    <div className="page py-6 md:py-14">
      <h1 className="text-2xl">{t.heading}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t.intro}</p>
      <div className="mt-7">
        <BlogForm filters={filters} categories={categories} />
      </div>
      <div className="mt-5">
        <SearchResults
          status={list && <BlogStatus list={list} />}
          loading={t.loading}
          unreachable={<LoadFailure words={t.failure} inPlace />}
        >
          {list ? <BlogResults list={list} filters={filters} /> : <LoadFailure words={t.failure} />}
        </SearchResults>
      </div>
      <OwnScript src={blogScript} />
    </div>
  )
}
