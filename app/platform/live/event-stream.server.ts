import { streamAborted } from '../http/representation/stream-abort.server.ts'
import type { Live, Snapshot, Subject } from './live.server.ts'

const HEARTBEAT_MS = 25_000
const RETRY_MS = 3_000

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
  // A finished stream leaves no idle connection behind, so a process that stops need not wait for one.
  Connection: 'close',
}

const HEARTBEAT = ': here\n\n'

/**
 * Streams how `subject` is now and each change of it as Server-Sent Events (HTML standard, 9.2), until the client goes
 * or nothing more will come. A client that takes more slowly than things change gets the newest only, so no stream
 * ever holds more than one event; one that has taken nothing between two heartbeats is dropped.
 * @param gone aborted when the client has hung up, be it before anything was sent
 * @returns null when too many watch already
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
      // Spread, so that all who lost one process do not come to the next at the same moment.
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
  // The stream itself ends too, so that whoever waits for all of it does not wait for ever.
  gone.addEventListener('abort', end, { once: true })
  if (gone.aborted) end()
  return new Response(body, { headers: HEADERS })
}
