import { z } from 'zod'
import {
  ANSWER_TIMEOUT_MS,
  askService,
  fetchFromService,
  readFailure,
} from './ask-service.server.ts'
import { type GenerativeAi, GenerativeAiError } from './generative-ai.server.ts'

export type OpenAiConfig = {
  /** What `/chat/completions` is added to, such as `http://127.0.0.1:11434/v1`. */
  baseUrl: string
  model: string
  /** Left out for a server that asks for none. */
  apiKey?: string | undefined
  timeoutMs?: number
}

/** Bounds what one answer may cost. With the longest question it fits a context of 8,192 tokens, for which small servers are set up. */
const MAX_OUTPUT_TOKENS = 4096

/** What servers answer to a request of which they know a part not. */
const NOT_UNDERSTOOD: ReadonlySet<number> = new Set([400, 422])

/** As much of a chat completion as is read. */
const COMPLETION = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
})

/**
 * Any model behind the chat completions protocol of OpenAI. Servers differ in what they know beside model and messages:
 * some ignore a schema, some reject the request. Rejected, it is made once more of the two alone, which all know. That
 * is not remembered: a rejection comes before any work, and the next one may have another reason.
 */
export function connectOpenAi(config: OpenAiConfig): GenerativeAi {
  const { baseUrl, model, apiKey, timeoutMs = ANSWER_TIMEOUT_MS } = config
  const url = new URL(baseUrl)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/chat/completions`
  const headers = {
    'content-type': 'application/json',
    ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
  }
  const post = (body: object, signal: AbortSignal) =>
    fetchFromService(url, { method: 'POST', headers, body: JSON.stringify(body), signal })

  return {
    name: `openai/${model}`,
    generateJson({ system, user, schema, signal }) {
      const messages = [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ]
      const ask = async (limit: AbortSignal) => {
        const response = await post(
          {
            model,
            messages,
            temperature: 0,
            max_tokens: MAX_OUTPUT_TOKENS,
            response_format: {
              type: 'json_schema',
              json_schema: { name: 'answer', strict: true, schema },
            },
          },
          limit,
        )
        if (!NOT_UNDERSTOOD.has(response.status)) return readAnswer(response)
        await response.body?.cancel()
        return readAnswer(await post({ model, messages }, limit))
      }
      return askService(ask, { timeoutMs, signal })
    },
  }
}

/** The text of the first choice, without the thoughts that some servers leave in front of it. */
async function readAnswer(response: Response): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel()
    throw readFailure(response)
  }
  const completion = COMPLETION.safeParse(await response.json().catch(() => undefined))
  if (!completion.success) throw readFailure(response)
  const choice = completion.data.choices[0]
  if (choice?.message.refusal || choice?.finish_reason === 'content_filter') {
    throw new GenerativeAiError('refused', 'the model refused to answer')
  }
  if (choice?.finish_reason === 'length') {
    throw new GenerativeAiError('empty', 'the answer was cut off at the output limit')
  }
  const text = choice?.message.content?.split('</think>').at(-1) ?? ''
  if (text.trim() === '') throw new GenerativeAiError('empty', 'the answer has no text')
  return text
}
