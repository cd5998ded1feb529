import { fails, json, type ModelServer, type Reply, startModelServer } from './generative-server.ts'

type ChatRequest = {
  model: string
  messages: { role: string; content: string }[]
  response_format?: { type: string; json_schema: { schema: unknown } }
}

export type ChatServer = ModelServer<ChatRequest>

/** Reply with `content` and this finish reason. */
export const chats = (content: string | null, finish_reason: string | null = 'stop'): Reply =>
  json({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }] })

/** Reply with `answer` as JSON. */
export const chatsJson = (answer: unknown): Reply => chats(JSON.stringify(answer))

export const noChoices: Reply = json({ choices: [] })

/** Reply with a refusal field, as OpenAI sends it with a schema. */
export const declines: Reply = json({
  choices: [{ message: { content: null, refusal: 'I cannot help.' }, finish_reason: 'stop' }],
})

/**
 * Starts a local server for `POST /v1/chat/completions` on a free loopback port. An empty key disables
 * authentication.
 */
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
