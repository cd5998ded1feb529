import { LIMITS } from '#app/domain/limits.ts'
import { dayInUae } from '#app/domain/uae-time.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { addPageViewToBatch } from './batch-page-views.server.ts'
import { knownPage } from './known-page.server.ts'

/** Whether a browser opts out of tracking: Do Not Track, or Global Privacy Control. */
export function isOptOutRequest(headers: Headers): boolean {
  return headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
}

/**
 * Counts a page view on its day in UAE time, and sends it to the collector if configured, with the server's
 * own title, because the browser's could be forged. Stores and sends no visitor data. Unknown pages are
 * ignored; an error is logged and loses the count.
 * @param visitor for the rate limit per minute
 */
export async function countPageView(
  app: App,
  visitor: Visitor | null,
  path: string,
): Promise<void> {
  const page = knownPage(path)
  if (!page || !hasPlace(app, visitor)) return
  const now = app.clock.now()
  try {
    const title = await addPageViewToBatch(app.db, { day: dayInUae(now), page })
    if (title === undefined) return
    app.collector?.send({ event: 'page_view', path: page.path, title, at: now.toISOString() })
  } catch (err) {
    app.log.error({ err }, 'a page view could not be counted')
  }
}

type Window = { since: number; views: Map<string, number> }

const windows = new WeakMap<App, Window>()

/** Rate limit in memory, so that reading pages stores no address hash in the database. */
function hasPlace(app: App, visitor: Visitor | null): boolean {
  const now = app.clock.now().getTime()
  let window = windows.get(app)
  if (!window || now - window.since >= LIMITS.pageViewWindow) {
    window = { since: now, views: new Map() }
    windows.set(app, window)
  }
  const key = visitor?.ipHash ?? ''
  const views = (window.views.get(key) ?? 0) + 1
  window.views.set(key, views)
  return views <= LIMITS.pageViewsPerWindow
}
