import type { Database } from '#database/connect.server.ts'
import { addPageViews, type PageViews } from './page-views.db.server.ts'

type View = Omit<PageViews, 'views'>
type Batch = { views: Map<string, PageViews>; added: Promise<ReadonlyMap<string, string>> }
type BatchQueue = { underWay: Promise<unknown>; next: Batch | null }

const lines = new WeakMap<Database, BatchQueue>()

/**
 * Adds a view together with all that come while those before are being added. A rush on one page, whose row can be
 * written by one at a time, takes one connection to the database and leaves the others to those who check and report.
 * @returns the title of the page; undefined where there is none
 */
export async function addPageViewToBatch(db: Database, view: View): Promise<string | undefined> {
  const line = lines.get(db) ?? { underWay: Promise.resolve(), next: null }
  lines.set(db, line)
  line.next ??= startBatch(db, line)
  const { views, added } = line.next
  const key = `${view.day} ${view.page.path}`
  views.set(key, { ...view, views: (views.get(key)?.views ?? 0) + 1 })
  return (await added).get(view.page.path)
}

/** What will be added as soon as nothing is under way. */
function startBatch(db: Database, line: BatchQueue): Batch {
  const views = new Map<string, PageViews>()
  const added = line.underWay.then(() => {
    line.next = null
    return addPageViews(db, [...views.values()])
  })
  line.underWay = added.catch(() => {})
  return { views, added }
}
