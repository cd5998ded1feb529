import { inEveryLanguage } from '#app/features/texts/texts.ts'
import { POST_WORDS, type PostContent } from './post-input.ts'
import type { PostRow } from './staff-posts.db.server.ts'

/** Returns the editable content of an existing article. */
export function contentOfRow({
  texts,
  slug,
  coverImage,
  categoryId,
  authorId,
}: PostRow): PostContent {
  return {
    ...inEveryLanguage(POST_WORDS, (name, locale) => texts[locale]?.[name] ?? null),
    slug,
    coverImage,
    categoryId,
    authorId,
  } as PostContent
}
