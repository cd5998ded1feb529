import { onTestFinished } from 'vitest'

/** What a browser makes of a stream of Server-Sent Events: each event's id and data, in order of arrival. */
export type EventReader = {
  response: Response
  events: { id: string; data: unknown }[]
  /** Hangs up. */
  drop(): void
  /** Resolves when the server has ended the stream properly; rejects when the connection was cut. */
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
