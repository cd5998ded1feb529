import { addBlogCategories, addPost } from '#app/features/blog/testing/add-post.ts'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import type { App } from '#app/platform/context.server.ts'
import { addDisagreedCheck, addReportWithEvidence } from './stored-data.ts'

/** One of each thing that an address can name, and what stands in the place of a route's parameters to name it. */
export type SeededData = {
  /** The ids of an entry of the library, of its category, of an article, of a report with a picture and of a check that was disagreed with. */
  entry: string
  category: string
  post: string
  report: string
  check: string
  /** Where the picture is in the bucket. */
  picture: string
  /** The address of the article. */
  article: string
  /** The filling for the `:name` or `*` of a route's path. */
  filling(path: string): string
}

const SLUG = 'parcel-fees'
const NOWHERE = 'anything'

/**
 * Puts one of each into an empty database, and a second entry and article that may go, so that whoever walks all addresses is
 * answered with more than "not found".
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
