import { type InteractionCounts, liveCountsPath } from '../interaction-counts.ts'

const MAX_STREAM_FAILURES = 3
const POLL_MS = 15_000
/** Number of polls after which the stream is tried again. */
const POLLS_BEFORE_STREAM = 8

type Stop = () => void

/**
 * Reports an entry's counts now and on each change while the tab is visible. Uses the event stream, or
 * polling if it is unavailable.
 */
export function subscribeToCounts(
  scamId: string,
  learn: (counts: InteractionCounts) => void,
): void {
  const path = liveCountsPath(scamId)
  let stop: Stop | null = null
  const showOrHide = () => {
    stop?.()
    stop = document.visibilityState === 'visible' ? stream(path, learn) : null
  }
  document.addEventListener('visibilitychange', showOrHide)
  showOrHide()
}

function stream(path: string, learn: (counts: InteractionCounts) => void): Stop {
  const source = new EventSource(path)
  let stop: Stop = () => source.close()
  let failures = 0
  source.onmessage = ({ data }) => {
    failures = 0
    learn(JSON.parse(data))
  }
  source.onerror = () => {
    failures += 1
    // The browser reconnects automatically unless the server rejected the request.
    if (source.readyState !== EventSource.CLOSED && failures < MAX_STREAM_FAILURES) return
    source.close()
    stop = poll(path, learn, () => {
      stop = stream(path, learn)
    })
  }
  return () => stop()
}

/**
 * Polls repeatedly, then calls `after`; stops if the entry is gone. Waits first, because the counts are fresh
 * and a browser leaving the page closes the stream just before reporting it.
 */
function poll(path: string, learn: (counts: InteractionCounts) => void, after: () => void): Stop {
  const stopped = new AbortController()
  let polls = 0
  const ask = async () => {
    polls += 1
    const answer = await fetch(`${path}?poll=1`, { signal: stopped.signal }).catch(() => null)
    const counts = answer?.ok ? await answer.json().catch(() => null) : null
    if (stopped.signal.aborted || answer?.status === 404) return
    if (counts) learn(counts)
    timer = setTimeout(polls < POLLS_BEFORE_STREAM ? ask : after, POLL_MS)
  }
  let timer = setTimeout(ask, POLL_MS)
  return () => {
    stopped.abort()
    clearTimeout(timer)
  }
}
