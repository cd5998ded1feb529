import { data, redirect, useNavigation } from 'react-router'
import { readPage } from '#app/domain/list-address.ts'
import {
  BLOG_PATH,
  blogSearch,
  hasEmptyFields,
  readBlogFilters,
} from '#app/features/blog/blog-filters.ts'
import { blogFeedLinks } from '#app/features/blog/feed/blog-feeds.ts'
import { BlogFailure } from '#app/features/blog/list/blog-failure.tsx'
import { BlogForm } from '#app/features/blog/list/blog-form.tsx'
import { BlogResults } from '#app/features/blog/list/blog-results.tsx'
import { listBlogCategories, listPosts } from '#app/features/blog/list-posts.db.server.ts'
import { useOfflinePage } from '#app/features/offline/use-offline-page.ts'
import { pageMeta, wordsAt } from '#app/features/shell/page-meta.ts'
import { blogText } from '#app/i18n/blog.ts'
import { localeOf, localPath, pathWithoutLocale } from '#app/i18n/local-path.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext, requestContext } from '#app/platform/context.server.ts'
import type { Route } from './+types/posts'

export const meta: Route.MetaFunction = (place) => [
  ...pageMeta(place, wordsAt(blogText, place)),
  ...blogFeedLinks(place),
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(appContext)
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
    log.error({ request: context.get(requestContext).id, err: fault }, 'the blog failed to load')
    return data({ filters, categories: [], list: null }, { status: 503 })
  }
}

export default function Blog({ loaderData: { filters, categories, list } }: Route.ComponentProps) {
  const { state, location } = useNavigation()
  const loading = state === 'loading' && pathWithoutLocale(location.pathname) === BLOG_PATH
  return (
    <Screen>
      <div className="mt-7">
        <BlogForm filters={filters} categories={categories} />
      </div>
      <div className="mt-5">
        {list ? (
          <BlogResults list={list} filters={filters} loading={loading} />
        ) : (
          <BlogFailure loading={loading} />
        )}
      </div>
    </Screen>
  )
}

/** The server could not even be asked. */
export function ErrorBoundary() {
  useOfflinePage()
  return (
    <Screen>
      <div className="mt-7">
        <BlogFailure loading={false} />
      </div>
    </Screen>
  )
}

function Screen({ children }: { children: React.ReactNode }) {
  const t = useText(blogText)
  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-2xl">{t.heading}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t.intro}</p>
      {children}
    </div>
  )
}
