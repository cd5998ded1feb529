import { fails, json, type ModelServer, type Reply, startModelServer } from './generative-server.ts'

type ChatRequest = {
  model: string
  messages: { role: string; content: string }[]
  response_format?: { type: string; json_schema: { schema: unknown } }
}

export type ChatServer = ModelServer<ChatRequest>

/** The model says `content`, and stops for `finish_reason`. */
export const chats = (content: string | null, finish_reason: string | null = 'stop'): Reply =>
  json({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }] })

/** The model answers with `answer` as JSON. */
export const chatsJson = (answer: unknown): Reply => chats(JSON.stringify(answer))

export const noChoices: Reply = json({ choices: [] })

/** The model declines in a field of its own, as OpenAI's do under a schema. */
export const declines: Reply = json({
  choices: [{ message: { content: null, refusal: 'I cannot help.' }, finish_reason: 'stop' }],
})

/** A local server that speaks `POST /v1/chat/completions`, on a free port of the loopback; an empty key is none. */
export async function startChatServer(apiKey = 'a-key-for-tests'): Promise<ChatServer> {
  const server = await startModelServer<ChatRequest>(apiKey, ({ method, url, headers }) => {
    if (method !== 'POST' || url !== '/v1/chat/completions') return fails(404, 'Not found')
    const sent = headers.authorization
    return sent === (apiKey ? `Bearer ${apiKey}` : undefined)
      ? null
      : fails(401, `Incorrect API key provided: ${sent}`)
  })
  return { ...server, baseUrl: `${server.baseUrl}/v1` }
}
