import { onTestFinished } from 'vitest'

/** A Server-Sent Events client: each event's id and data in order. */
export type EventReader = {
  response: Response
  events: { id: string; data: unknown }[]
  /** Disconnects. */
  drop(): void
  /** Resolves when the server ended the stream properly; rejects if the connection broke. */
  ended: Promise<void>
}

/** Opens a stream and reads it in the background until it ends or is dropped. */
export async function readEvents(
  url: string,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const hangUp = new AbortController()
  onTestFinished(() => hangUp.abort())
  const response = await fetch(url, { headers, signal: hangUp.signal })
  const events: EventReader['events'] = []
  const ended = (async () => {
    let text = ''
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, id = '', data] = /^id: (.*)\ndata: (.*)$/.exec(block) ?? []
        if (data) events.push({ id, data: JSON.parse(data) })
      }
    }
  })()
  ended.catch(() => {})
  return { response, events, ended, drop: () => hangUp.abort() }
}
