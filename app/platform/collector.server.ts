import type { Log } from './log.server.ts'

/** A page view without visitor data. `at` is in ISO 8601. */
export type PageViewEvent = { event: 'page_view'; path: string; title: string; at: string }

/** Sends events to an external collector. Never throws and never blocks. */
export type Collector = { send(event: PageViewEvent): void }

const PATIENCE_MS = 5_000
/** Maximum number of requests in flight. Further events are dropped. */
const MAX_CONCURRENT = 50

/** @param url where each event is posted as JSON */
export function createCollector(url: string, log: Log): Collector {
  let underWay = 0
  let failing = false

  /** Logs an outage once, however long it lasts. */
  function fail(reason: object): void {
    if (!failing) log.warn(reason, 'the collector takes no page views')
    failing = true
  }

  async function post(event: PageViewEvent): Promise<void> {
    underWay += 1
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(event),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await answer.body?.cancel()
      if (answer.ok) failing = false
      else fail({ status: answer.status })
    } catch (err) {
      fail({ err })
    } finally {
      underWay -= 1
    }
  }

  return {
    send(event) {
      if (underWay < MAX_CONCURRENT) void post(event)
    },
  }
}
