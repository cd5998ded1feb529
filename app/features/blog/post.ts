import type { Locale } from '#app/i18n/locale.ts'

/** A category or an author as a reader sees it, in the reader's language where it has a name there. */
export type Category = { slug: string; name: string }
export type Author = { name: string; avatarUrl: string | null }

/** An article in one language. `content` is Markdown. */
export type PostText = { title: string; excerpt: string; content: string }

/** What a list shows of an article. */
export type PostCard = {
  id: string
  slug: string
  /** The language of its words: English for a reader of Arabic when there is no Arabic. */
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
  /** Those that it is written in. */
  languages: readonly Locale[]
  /** Sanitised when it was saved. */
  html: string
  words: number
}

/** One page of the articles, newest first. */
export type PostList = {
  posts: PostCard[]
  page: number
  hasMore: boolean
}
