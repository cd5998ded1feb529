import type { SeedBlogCategory } from './types.ts'

/** The shelves of the blog, one for each part of life in which a scam finds people. */
export const BLOG_CATEGORIES: readonly SeedBlogCategory[] = [
  { slug: 'banking', name: 'Banking & Cards', nameAr: 'البنوك والبطاقات' },
  { slug: 'government', name: 'Government Services', nameAr: 'الخدمات الحكومية' },
  { slug: 'shopping', name: 'Shopping & Deliveries', nameAr: 'التسوق والتوصيل' },
  { slug: 'work-and-money', name: 'Work & Investment', nameAr: 'العمل والاستثمار' },
  { slug: 'everyday-safety', name: 'Everyday Safety', nameAr: 'السلامة اليومية' },
]
