import { blog as blogAr, blogFeed as blogFeedAr, blogPost as blogPostAr } from './ar/blog.ts'
import { blog, blogFeed, blogPost } from './en/blog.ts'
import type { Text } from './locale.ts'

export const blogText: Text<typeof blog> = { en: blog, ar: blogAr }
export const blogPostText: Text<typeof blogPost> = { en: blogPost, ar: blogPostAr }
export const blogFeedText: Text<typeof blogFeed> = { en: blogFeed, ar: blogFeedAr }
