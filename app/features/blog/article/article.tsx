import { dayInUae } from '#app/domain/uae-time.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Link } from '#app/ui/link.tsx'
import { blogText } from '#words/blog.js'
import { blogPostText } from '#words/blog-post.js'
import { BLOG_PATH, blogSearch } from '../blog-filters.ts'
import { Byline } from '../byline.tsx'
import { Cover } from '../cover.tsx'
import type { Post } from '../post.ts'
import { EnglishOnly, languageOf } from '../post-card.tsx'
import { PostDate } from '../post-date.tsx'

/** A complete article. */
export function Article({ post }: { post: Post }) {
  return (
    <article className="max-w-[46rem]">
      <header>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold">
          <Link
            to={BLOG_PATH + blogSearch({ query: '', category: post.category.slug })}
            className="inline-flex min-h-11 items-center text-brand underline"
          >
            {post.category.name}
          </Link>
          <EnglishOnly post={post} />
        </p>
        <h1 {...languageOf(post)} className="text-3xl wrap-anywhere">
          {post.title}
        </h1>
        <p {...languageOf(post)} className="mt-4 text-lg wrap-anywhere text-muted">
          {post.excerpt}
        </p>
        <Facts post={post} />
      </header>
      <Cover image={post.coverImage} first className="mt-7 rounded-lg border border-line" />
      <div
        {...languageOf(post)}
        className="prose mt-8"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: htmlOf sanitised it when it was saved
        dangerouslySetInnerHTML={{ __html: post.html }}
      />
    </article>
  )
}

/** Author, date and reading time. */
function Facts({ post }: { post: Post }) {
  const t = useText(blogPostText)
  const words = useText(blogText)
  const isUpdated = dayInUae(post.updatedAt) > dayInUae(post.publishedAt)
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 border-y border-line py-3 text-sm">
      <Byline author={post.author} />
      <p>
        <span className="text-muted">{t.published}</span> <PostDate date={post.publishedAt} />
      </p>
      {isUpdated && (
        <p>
          <span className="text-muted">{t.updated}</span> <PostDate date={post.updatedAt} />
        </p>
      )}
      <p>{words.readTime({ minutes: post.readMinutes })}</p>
    </div>
  )
}
