import type { SeedAuthor } from './types.ts'

/** The desks that sign the blog's articles: Himaya writes as a house, so no person is invented. */
export const BLOG_AUTHORS: readonly SeedAuthor[] = [
  {
    slug: 'research-desk',
    name: 'Himaya Research Desk',
    nameAr: 'فريق البحث في حماية',
    avatarUrl: '/covers/authors/research-desk.svg',
  },
  {
    slug: 'editorial-desk',
    name: 'Himaya Editorial Desk',
    nameAr: 'هيئة تحرير حماية',
    avatarUrl: '/covers/authors/editorial-desk.svg',
  },
  {
    slug: 'support-desk',
    name: 'Himaya Support Desk',
    nameAr: 'فريق المساندة في حماية',
    avatarUrl: '/covers/authors/support-desk.svg',
  },
]
