import { BLOG_POSTS } from '#database/seed/blog/posts.ts'

/** The paths of the pictures that were drawn for articles. */
export const COVERS: readonly string[] = [...new Set(BLOG_POSTS.map((post) => post.coverImage))]
