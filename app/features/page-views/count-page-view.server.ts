import { LIMITS } from '#app/domain/limits.ts'
import { dayInUae } from '#app/domain/uae-time.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { addPageView } from './gather-views.server.ts'
import { knownPage } from './known-page.server.ts'

/** Whether a browser asks not to be followed: Do Not Track, or Global Privacy Control. */
export function asksNotToBeCounted(headers: Headers): boolean {
  return headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1'
}

/**
 * Counts a page that was opened, on its day in the UAE, and hands it on to the collector if there is one. Nothing of the
 * visitor is stored or handed on. What is no page of ours counts nothing; a fault is logged and loses the count.
 * @param visitor whose many views in a minute count no more
 */
export async function countPageView(
  app: App,
  visitor: Visitor | null,
  { path, title }: { path: string; title: string },
): Promise<void> {
  const page = knownPage(path)
  if (!page || !hasPlace(app, visitor)) return
  const now = app.clock.now()
  const view = { day: dayInUae(now), page, title: plain(title) }
  try {
    if (!(await addPageView(app.db, view))) return
    const at = now.toISOString()
    app.collector?.send({ event: 'page_view', path: page.path, title: view.title, at })
  } catch (err) {
    app.log.error({ err }, 'a page view could not be counted')
  }
}

function plain(title: string): string {
  return title
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LIMITS.pageViewTitleLength)
    .toWellFormed()
}

type Window = { since: number; views: Map<string, number> }

const windows = new WeakMap<App, Window>()

/** In memory and for a minute only: reading pages leaves no trace of an address in the database. */
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
