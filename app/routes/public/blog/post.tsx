import { data } from 'react-router'
import { Article } from '#app/features/blog/article/article.tsx'
import { postMeta } from '#app/features/blog/article/post-meta.ts'
import { PostUnavailable } from '#app/features/blog/article/post-unavailable.tsx'
import { BLOG_PATH } from '#app/features/blog/blog-filters.ts'
import { findPost, relatedPosts } from '#app/features/blog/list-posts.db.server.ts'
import { languageOf, PostCard } from '#app/features/blog/post-card.tsx'
import { notFoundFacts, pageMeta, textAt } from '#app/features/shell/page-meta.ts'
import { localeOf } from '#app/i18n/local-path.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { appContext } from '#app/platform/context.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { ShareButton } from '#app/ui/share/share-button.tsx'
import { blogPostText } from '#words/blog-post.js'
import type { Route } from './+types/post'

export const meta: Route.MetaFunction = (place) => {
  if (place.loaderData?.post) return postMeta(place, place.loaderData.post)
  return pageMeta(place, notFoundFacts(textAt(blogPostText, place).notFound))
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const locale = localeOf(new URL(request.url).pathname)
  try {
    const post = await findPost(db, locale, params.slug)
    if (!post) return data({ post, related: [], failed: false }, { status: 404 })
    return { post, related: await relatedPosts(db, locale, post), failed: false }
  } catch (fault) {
    logFault(context, fault, 'an article failed to load')
    return data({ post: null, related: [], failed: true }, { status: 503 })
  }
}

export default function BlogPost({ loaderData: { post, related, failed } }: Route.ComponentProps) {
  const t = useText(blogPostText)
  if (!post) return <PostUnavailable failed={failed} />
  return (
    <div className="page py-8 md:py-12">
      <Breadcrumb
        label={t.breadcrumb}
        parents={[
          { to: '/', text: t.home },
          { to: BLOG_PATH, text: t.blog },
        ]}
        title={post.title}
        marks={languageOf(post)}
      />
      <div className="mt-5">
        <Article post={post} />
      </div>
      <div className="mt-10 flex max-w-[46rem] flex-wrap items-center justify-between gap-4 border-t border-line pt-6 print:hidden">
        <Link to={BLOG_PATH} className="inline-flex min-h-11 items-center text-brand underline">
          {t.back}
        </Link>
        <ShareButton title={post.title} words={t.share} />
      </div>
      {related.length > 0 && (
        <section className="mt-12">
          <h2 className="text-xl">{t.related}</h2>
          <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((other) => (
              <li key={other.id}>
                <PostCard post={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
