import { useLocation } from 'react-router'
import { useText } from '#app/i18n/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { blogPostText } from '#words/blog-post.js'
import { BLOG_PATH } from '../blog-filters.ts'

/** Shown if an article does not exist, is not published, or cannot be loaded (`failed`). */
export function PostUnavailable({ failed }: { failed: boolean }) {
  const t = useText(blogPostText)
  const { pathname } = useLocation()
  const words = failed ? t.failure : t.notFound
  return (
    <div className="page flex min-h-[60vh] flex-col items-center justify-center py-16 text-center">
      <Icon name="search" className="size-14 text-brand" />
      <h1 className="mt-5 text-2xl">{words.title}</h1>
      <p className="mt-3 text-muted">{words.text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {failed && (
          <ButtonLink to={{ pathname }} replace>
            {t.failure.retry}
          </ButtonLink>
        )}
        <ButtonLink to={BLOG_PATH} look={failed ? 'quiet' : 'primary'}>
          {t.back}
        </ButtonLink>
      </div>
    </div>
  )
}
