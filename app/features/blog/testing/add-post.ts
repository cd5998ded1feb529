import type { Queries } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import {
  insertAuthors,
  insertBlogCategories,
  insertPost,
  type NewPost,
} from '../posts.db.server.ts'

/** Two categories and an author, without whom there is no article. Gives their ids. */
export async function addBlogCategories(db: Queries) {
  const categories = await insertBlogCategories(db, [
    { slug: 'banking', name: 'Banking', nameAr: 'البنوك' },
    { slug: 'shopping', name: 'Shopping', nameAr: 'التسوق' },
  ])
  const authors = await insertAuthors(db, [
    { slug: 'desk', name: 'Layla Desk', nameAr: 'ليلى', avatarUrl: null },
  ])
  return {
    banking: categories.get('banking') ?? '',
    shopping: categories.get('shopping') ?? '',
    authorId: authors.get('desk') ?? '',
  }
}

/** Adds an article, published unless `publishedAt` says otherwise. Gives its id. */
export async function addPost(
  db: Queries,
  post: Pick<NewPost, 'slug' | 'categoryId' | 'authorId'> & Partial<NewPost>,
): Promise<string> {
  const id = newId()
  await insertPost(db, {
    id,
    title: `About ${post.slug}`,
    titleAr: null,
    excerpt: 'In short.',
    excerptAr: null,
    content: 'In full.',
    contentAr: null,
    publishedAt: new Date('2026-01-01T08:00:00+04:00'),
    ...post,
  })
  return id
}

/** The fields of an article that is written in Arabic too. */
export const ARABIC = {
  titleAr: 'مكالمة من البنك',
  excerptAr: 'باختصار.',
  contentAr: '## ماذا تفعل\n\nأغلق الخط واتصل على 800 22823.',
} as const
