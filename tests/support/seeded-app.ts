import { addBlogCategories, addPost } from '#app/features/blog/testing/add-post.ts'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import type { App } from '#app/platform/context.server.ts'
import { addDisagreedCheck, addReportWithEvidence } from './stored-data.ts'

/** One of each kind of object that a URL can name, and values for route parameters. */
export type SeededData = {
  /**
   * Ids of a library entry, its category, an article, a report with an image, and a check with disagreement.
   */
  entry: string
  category: string
  post: string
  report: string
  check: string
  /** Path of the image in the bucket. */
  picture: string
  /** URL of the article. */
  article: string
  /** Returns the value for the `:name` or `*` of a route's path. */
  filling(path: string): string
}

const SLUG = 'parcel-fees'
const NOWHERE = 'anything'

/**
 * Adds one of each to an empty database, and a second entry and article that may be deleted, so that requests
 * to all URLs reach more than "not found".
 */
export async function seedApp(app: App): Promise<SeededData> {
  const { phishing: category } = await addCategories(app.db)
  const entry = await addScam(app.db, { title: 'Parcel fee', categoryId: category })
  const { banking, authorId } = await addBlogCategories(app.db)
  const post = await addPost(app.db, { slug: SLUG, categoryId: banking, authorId })
  await addScam(app.db, { title: 'Another', categoryId: category })
  await addPost(app.db, { slug: 'another', categoryId: banking, authorId })
  const { id: report, evidence } = await addReportWithEvidence(app, { images: 1 })
  const picture = evidence[0] ?? ''
  const check = await addDisagreedCheck(app)
  const fillings: readonly (readonly [path: RegExp, filling: string])[] = [
    [/\/(scam-library|scams)\/:id\b/, entry],
    [/\/blog\/:slug$/, SLUG],
    [/^\/admin\/blog\/:id$/, post],
    [/^\/admin\/reports\/:id$/, report],
    [/^\/admin\/feedback\/:id$/, check],
    [/^\/admin\/evidence\/\*$/, picture],
    [/\/social\/:image\//, 'home'],
  ]
  const filling = (path: string) => fillings.find(([place]) => place.test(path))?.[1] ?? NOWHERE
  return { entry, category, post, report, check, picture, article: `/blog/${SLUG}`, filling }
}
