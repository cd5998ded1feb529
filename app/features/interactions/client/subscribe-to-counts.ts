import { type InteractionCounts, liveCountsPath } from '../interaction-counts.ts'

const MAX_STREAM_FAILURES = 3
const POLL_MS = 15_000
/** After so many polls the stream is tried again. */
const POLLS_BEFORE_STREAM = 8

type Stop = () => void

/**
 * Tells the counts of an entry, now and whenever they change, while the tab is shown. Uses the stream of events, and
 * polls while that can't be had.
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
    // The browser connects again by itself, unless the server refused.
    if (source.readyState !== EventSource.CLOSED && failures < MAX_STREAM_FAILURES) return
    source.close()
    stop = poll(path, learn, () => {
      stop = stream(path, learn)
    })
  }
  return () => stop()
}

/**
 * Asks again and again, at last for `after`, and no more for an entry that is gone. Waits first: what is known is fresh,
 * and a browser that leaves the page breaks the stream a moment before it says so.
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
