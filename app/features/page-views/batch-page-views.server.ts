import type { Database } from '#database/connect.server.ts'
import { addPageViews, type PageViews } from './page-views.db.server.ts'

type View = Omit<PageViews, 'views'>
type Batch = { views: Map<string, PageViews>; added: Promise<ReadonlyMap<string, string>> }
type BatchQueue = { underWay: Promise<unknown>; next: Batch | null }

const lines = new WeakMap<Database, BatchQueue>()

/**
 * Adds a view in a batch with all that arrive while the previous batch is written. A rush on one page, whose
 * row only one transaction can update at a time, uses one database connection and leaves the others free.
 * @returns the title of the page; undefined if it does not exist
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

/** Starts the batch that is written after the current one. */
function startBatch(db: Database, line: BatchQueue): Batch {
  const views = new Map<string, PageViews>()
  const added = line.underWay.then(() => {
    line.next = null
    return addPageViews(db, [...views.values()])
  })
  line.underWay = added.catch(() => {})
  return { views, added }
}
