/**
 * Validates the initial library and blog and compiles them to typed modules in database/seed/compiled/. Part
 * of install, build and test.
 */
import { join } from 'node:path'
import { moduleOf, writeModules } from '../compiled-module.ts'
import { readBlog, readScams } from './read-seed.ts'

const SEED = join(import.meta.dirname, '..', '..', 'database', 'seed')
const SCAM_TYPES = `import type { SeedScam } from '../types.ts'
export declare const SEED_SCAMS: readonly SeedScam[]
`
const BLOG_TYPES = `import type { SeedAuthor, SeedBlogCategory, SeedPost } from '../types.ts'
export declare const BLOG_CATEGORIES: readonly SeedBlogCategory[]
export declare const BLOG_AUTHORS: readonly SeedAuthor[]
export declare const BLOG_POSTS: readonly SeedPost[]
`
const COVER_TYPES = 'export declare const BLOG_COVERS: readonly string[]\n'

try {
  const { categories, authors, posts } = readBlog(SEED)
  const blog = { BLOG_CATEGORIES: categories, BLOG_AUTHORS: authors, BLOG_POSTS: posts }
  const covers = [...new Set(posts.map(({ coverImage }) => coverImage))]
  writeModules(join(SEED, 'compiled'), [
    moduleOf('scams', { SEED_SCAMS: readScams(SEED) }, SCAM_TYPES),
    moduleOf('blog', blog, BLOG_TYPES),
    moduleOf('covers', { BLOG_COVERS: covers }, COVER_TYPES),
  ])
} catch (error) {
  console.error(`The files of database/seed are not as they must be:\n${(error as Error).message}`)
  process.exit(1)
}
