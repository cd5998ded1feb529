import { useText } from '#app/i18n/use-text.tsx'
import { blogText } from '#words/blog.js'
import type { Author } from './post.ts'

/** The author with a picture or initials. */
export function Byline({ author }: { author: Author }) {
  const t = useText(blogText)
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5">
      {author.avatarUrl ? (
        <img
          src={author.avatarUrl}
          alt=""
          width={32}
          height={32}
          className="size-8 shrink-0 rounded-full bg-brand-soft object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-bold text-brand"
        >
          {initialsOf(author.name)}
        </span>
      )}
      <span className="sr-only">{t.by}</span>
      <bdi className="font-medium">{author.name}</bdi>
    </span>
  )
}

/** First letters of first and last name. */
function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter(Boolean)
  return [names[0], names.length > 1 ? names.at(-1) : undefined]
    .map((part) => (part ? ([...part][0] ?? '') : ''))
    .join('\u200c')
    .toLocaleUpperCase()
}
