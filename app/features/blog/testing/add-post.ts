import type { FieldIn } from '#app/features/texts/texts.ts'
import type { Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import type { PostText } from '../post.ts'
import {
  insertAuthors,
  insertBlogCategories,
  insertPost,
  type NewPost,
} from '../posts.db.server.ts'
import { NEW_POST, textsOfContent } from '../staff/post-input.ts'

/** Adds two categories and an author, which articles require. Returns their ids. */
export async function addBlogCategories(db: Queries) {
  const categories = await insertBlogCategories(db, [
    { slug: 'banking', names: { en: 'Banking', ar: 'البنوك' } },
    { slug: 'shopping', names: { en: 'Shopping', ar: 'التسوق' } },
  ])
  const authors = await insertAuthors(db, [
    { slug: 'desk', names: { en: 'Layla Desk', ar: 'ليلى' }, avatarUrl: null },
  ])
  return {
    banking: categories.get('banking') ?? '',
    shopping: categories.get('shopping') ?? '',
    authorId: authors.get('desk') ?? '',
  }
}

/** Texts by field: `title`, `titleAr`. */
type Fields = Partial<Record<FieldIn<keyof PostText>, string>>

/**
 * Adds an article in each language whose fields are given, published unless `publishedAt` says otherwise.
 * Returns its id.
 */
export async function addPost(
  db: Queries,
  {
    slug,
    categoryId,
    authorId,
    publishedAt = new Date('2026-01-01T08:00:00+04:00'),
    coverImage,
    createdAt,
    updatedAt,
    ...fields
  }: Pick<NewPost, 'slug' | 'categoryId' | 'authorId'> & Partial<Omit<NewPost, 'texts'>> & Fields,
): Promise<string> {
  const id = newId()
  const english = { title: `About ${slug}`, excerpt: 'In short.', content: 'In full.' }
  const texts = textsOfContent({
    ...NEW_POST,
    ...english,
    ...fields,
    coverImage: null,
  })
  const times = { createdAt, updatedAt, publishedAt }
  await insertPost(db, { id, slug, categoryId, authorId, coverImage, ...times, texts })
  return id
}

/** Arabic fields of an article. */
export const ARABIC = {
  titleAr: 'مكالمة من البنك',
  excerptAr: 'باختصار.',
  contentAr: '## ماذا تفعل\n\nأغلق الخط واتصل على 800 22823.',
} as const
