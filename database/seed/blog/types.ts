export type SeedBlogCategory = { slug: string; name: string; nameAr: string }

export type SeedAuthor = { slug: string; name: string; nameAr: string; avatarUrl: string | null }

/** An article that every new Himaya has. `content` and `contentAr` are Markdown whose headings start at `##`. */
export type SeedPost = {
  slug: string
  title: string
  titleAr: string
  excerpt: string
  excerptAr: string
  content: string
  contentAr: string
  /** Slug of a `SeedBlogCategory`. */
  category: string
  /** Slug of a `SeedAuthor`. */
  author: string
  /** `/covers/<slug>.svg` */
  coverImage: string
  /** `YYYY-MM-DD`, a day in the UAE. */
  publishedAt: string
}
