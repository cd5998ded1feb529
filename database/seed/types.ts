/** Texts by language code. English is always present and is shown in languages without a translation. */
export type Texts<Text> = Readonly<Record<string, Text>> & { readonly en: Text }

/** The texts of an entry in one language. */
export type SeedScamText = {
  readonly title: string
  readonly description: string
  readonly indicators: readonly string[]
  readonly preventionTips: readonly string[]
}

/** An initial entry of an empty library: `scams/entries.yaml`, with its texts from `scams/<language>/`. */
export type SeedScam = {
  /** Identifies the entry when seeding is repeated. */
  readonly slug: string
  readonly category: 'phishing' | 'investment' | 'shopping' | 'romance' | 'job' | 'other'
  readonly riskLevel: 'low' | 'medium' | 'high' | 'critical'
  readonly status: 'active' | 'inactive' | 'under_investigation'
  /** Messages as victims receive them. */
  readonly examples: readonly string[]
  /** ISO date, `yyyy-mm-dd`. */
  readonly createdAt: string
  readonly texts: Texts<SeedScamText>
}

export type SeedBlogCategory = { readonly slug: string; readonly names: Texts<string> }

export type SeedAuthor = SeedBlogCategory & { readonly avatarUrl: string }

/** An article in one language. `content` is Markdown whose headings start at `##`. */
export type SeedPostText = {
  readonly title: string
  readonly excerpt: string
  readonly content: string
}

/** An initial article of a new installation: `blog/blog.yaml`, with its texts from `blog/<language>/<slug>.md`. */
export type SeedPost = {
  readonly slug: string
  /** Slug of a `SeedBlogCategory`. */
  readonly category: string
  /** Slug of a `SeedAuthor`. */
  readonly author: string
  readonly coverImage: string
  /** `yyyy-mm-dd`, a day in the UAE. */
  readonly publishedAt: string
  readonly texts: Texts<SeedPostText>
}
