import { streamAborted } from '../http/representation/stream-abort.server.ts'
import type { Live, Snapshot, Subject } from './live.server.ts'

const HEARTBEAT_MS = 25_000
const RETRY_MS = 3_000

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
  // A finished stream leaves no idle connection for a stopping process to wait for.
  Connection: 'close',
}

const HEARTBEAT = ': here\n\n'

/**
 * Streams the state of `subject` and its changes as Server-Sent Events (HTML standard, 9.2) until the client
 * disconnects or the subject ends. A slow client gets only the latest state, so a stream buffers at most one
 * event; a client that reads nothing between two heartbeats is disconnected.
 * @param gone aborted when the client has disconnected, possibly before anything was sent
 * @returns null if there are too many watchers
 */
export function streamSnapshots(live: Live, subject: Subject, gone: AbortSignal): Response | null {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array>
  let newest: Snapshot | null = null
  let stuck = false
  let isOver = false

  const isFree = () => (controller.desiredSize ?? 0) > 0
  const send = (text: string) => controller.enqueue(encoder.encode(text))

  function sendNewest(): void {
    if (!newest || !isFree()) return
    const { version, text } = newest
    newest = null
    send(`id: ${version}\ndata: ${text}\n\n`)
  }

  function beat(): void {
    if (isFree()) send(HEARTBEAT)
    else if (stuck) drop()
    else stuck = true
  }

  function leave(): void {
    isOver = true
    clearInterval(heart)
    unwatch?.()
  }

  function end(): void {
    if (isOver) return
    leave()
    controller.close()
  }

  function drop(): void {
    leave()
    controller.error(streamAborted())
  }

  const body = new ReadableStream<Uint8Array>({
    start(itself) {
      controller = itself
      // Random jitter, so that clients of a lost process do not all reconnect at once.
      send(`retry: ${Math.round(RETRY_MS * (1 + Math.random()))}\n\n`)
    },
    pull() {
      stuck = false
      sendNewest()
    },
    cancel: leave,
  })
  const unwatch = live.watch({
    ...subject,
    tell(snapshot) {
      newest = snapshot
      sendNewest()
    },
    end,
  })
  if (!unwatch) return null
  const heart = setInterval(beat, HEARTBEAT_MS).unref()
  // Ends the stream as well, so that readers of the whole body do not wait forever.
  gone.addEventListener('abort', end, { once: true })
  if (gone.aborted) end()
  return new Response(body, { headers: HEADERS })
}
