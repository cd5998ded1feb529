/** Words of the blog and of its articles. */
export const blog = {
  title: 'Blog',
  heading: 'Himaya Blog',
  description:
    'Articles on scams in the UAE: how they work, how to recognise them early and what to do when money or data is gone.',
  keywords: 'scam news UAE, fraud prevention, online safety, phishing, bank scams, Dubai, blog',
  intro:
    'How scams in the UAE work, how to see them coming, and what to do when one has reached you.',
  search: {
    label: 'Search articles',
    placeholder: 'bank, parcel, job…',
    submit: 'Search',
  },
  category: 'Category',
  allCategories: 'All categories',
  loading: 'Loading articles…',
  page: (n: number) => `Page ${n}`,
  list: 'Articles',
  featured: 'Featured',
  readTime: (minutes: number) => `${minutes} min read`,
  by: 'By',
  englishOnly: 'In English only',
  pages: 'Pages',
  newer: 'Newer articles',
  older: 'Older articles',
  empty: {
    title: 'No articles found',
    text: 'Try adjusting your search or filter settings',
    clear: 'Show all articles',
  },
  failure: {
    text: 'Failed to load articles. Please try again later.',
    retry: 'Try again',
  },
}

/** Words of one article. */
export const blogPost = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  blog: 'Blog',
  keywords: (category: string) => `${category}, UAE, scams, how to protect yourself, Himaya blog`,
  published: 'Published',
  updated: 'Updated',
  related: 'Related articles',
  back: 'Back to the blog',
  share: {
    button: 'Share',
    copied: 'Link copied',
    failed: (address: string) => `The link could not be copied. It is ${address}`,
  },
  notFound: {
    title: 'Article Not Found',
    text: 'This article does not exist, or it is not on the site any more.',
    back: 'Back to the blog',
  },
  failure: {
    title: 'The article could not be loaded',
    text: 'Something went wrong on our side. Please try again in a moment.',
    retry: 'Try again',
  },
}

/** Words of the blog's feeds. */
export const blogFeed = {
  title: 'Himaya Blog',
  description: 'Articles on scams in the UAE, newest first.',
  formats: { rss: 'Blog (RSS)', atom: 'Blog (Atom)', json: 'Blog (JSON Feed)' },
}
