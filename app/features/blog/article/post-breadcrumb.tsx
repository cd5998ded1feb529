import { blogPostText } from '#app/i18n/blog.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Link } from '#app/ui/link.tsx'
import { BLOG_PATH } from '../blog-filters.ts'
import type { Post } from '../post.ts'
import { languageOf } from '../post-card.tsx'

export function PostBreadcrumb({ post }: { post: Post }) {
  const t = useText(blogPostText)
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {[
          { to: '/', text: t.home },
          { to: BLOG_PATH, text: t.blog },
        ].map(({ to, text }) => (
          <li key={to} className="flex items-center gap-x-2">
            <Link
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center text-brand underline"
            >
              {text}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" {...languageOf(post)} className="min-w-0 wrap-anywhere">
          {post.title}
        </li>
      </ol>
    </nav>
  )
}
