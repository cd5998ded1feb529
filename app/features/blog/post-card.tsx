import { DIRECTIONS } from '#app/i18n/locale.ts'
import { useLocale, useText } from '#app/i18n/use-text.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { blogText } from '#words/blog.js'
import { BLOG_PATH } from './blog-filters.ts'
import { Byline } from './byline.tsx'
import { Cover } from './cover.tsx'
import type { PostCard as Post } from './post.ts'
import { PostDate } from './post-date.tsx'

/**
 * An article in a list. The whole card is clickable; the title is the link. A featured card has the width of
 * the page.
 */
export function PostCard({
  post,
  featured = false,
  heading: Heading = 'h2',
}: {
  post: Post
  featured?: boolean
  heading?: 'h2' | 'h3'
}) {
  const t = useText(blogText)
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-raised transition-colors hover:border-line-strong motion-reduce:transition-none',
        featured && 'md:grid md:grid-cols-[6fr_5fr]',
      )}
    >
      <Cover image={post.coverImage} first={featured} className={featured ? 'md:h-full' : ''} />
      <div className={classNames('flex grow flex-col p-5', featured && 'sm:p-7 lg:p-9')}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm font-semibold text-brand">
          {featured && (
            <span className="rounded-full bg-brand px-3 py-0.5 text-on-brand">{t.featured}</span>
          )}
          <span>{post.category.name}</span>
          <EnglishOnly post={post} />
        </p>
        <Heading
          {...languageOf(post)}
          className={classNames('mt-3 wrap-anywhere', featured ? 'text-2xl' : 'text-lg')}
        >
          <Link
            to={`${BLOG_PATH}/${post.slug}`}
            className="after:absolute after:inset-0 after:rounded-lg after:content-[''] group-hover:text-brand focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
          >
            {post.title}
          </Link>
        </Heading>
        <p
          {...languageOf(post)}
          className={classNames(
            'mt-2 mb-5 wrap-anywhere text-muted',
            featured ? 'line-clamp-5 text-lg' : 'line-clamp-3',
          )}
        >
          {post.excerpt}
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <Byline author={post.author} />
          <span className="text-muted">
            <PostDate date={post.publishedAt} /> · {t.readTime({ minutes: post.readMinutes })}
          </span>
        </p>
      </div>
    </article>
  )
}

/** Says that an article is not in the reader's language; otherwise nothing. */
export function EnglishOnly({ post }: { post: Pick<Post, 'language'> }) {
  const t = useText(blogText)
  if (post.language === useLocale()) return null
  return (
    <span className="rounded-full border border-line-strong px-3 py-0.5 font-medium text-ink">
      {t.englishOnly}
    </span>
  )
}

/** Language attributes for an element with an article's text. */
export function languageOf({ language }: Pick<Post, 'language'>) {
  return { lang: language, dir: DIRECTIONS[language] }
}
