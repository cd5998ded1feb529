import type { Locale } from '#app/i18n/locale.ts'

/** A category or author, named in the reader's language if possible. */
export type Category = { slug: string; name: string }
export type Author = { name: string; avatarUrl: string | null }

/** An article in one language. `content` is Markdown. */
export type PostText = { title: string; excerpt: string; content: string }

/** Fields of an article in lists. */
export type PostCard = {
  id: string
  slug: string
  /** Language of the text: English in an Arabic page if there is no Arabic. */
  language: Locale
  title: string
  excerpt: string
  coverImage: string | null
  category: Category
  author: Author
  readMinutes: number
  publishedAt: Date
  updatedAt: Date
}

/** A published article. */
export type Post = PostCard & {
  /** Languages in which it is written. */
  languages: readonly Locale[]
  /** Sanitised on save. */
  html: string
  words: number
}

/** One page of articles, newest first. */
export type PostList = {
  posts: PostCard[]
  page: number
  hasMore: boolean
}
