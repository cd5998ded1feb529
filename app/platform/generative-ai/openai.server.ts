import { z } from 'zod'
import {
  ANSWER_TIMEOUT_MS,
  askService,
  fetchFromService,
  readFailure,
} from './ask-service.server.ts'
import { type GenerativeAi, GenerativeAiError } from './generative-ai.server.ts'

export type OpenAiConfig = {
  /** Base of `/chat/completions`, such as `http://127.0.0.1:11434/v1`. */
  baseUrl: string
  model: string
  /** Omitted for a server that requires none. */
  apiKey?: string | undefined
  timeoutMs?: number
}

/**
 * Bounds the cost of one answer. With the longest prompt it fits a context of 8,192 tokens, the usual size of
 * small servers.
 */
const MAX_OUTPUT_TOKENS = 4096

/** Statuses with which servers reject unknown request fields. */
const NOT_UNDERSTOOD: ReadonlySet<number> = new Set([400, 422])

/** The parts of a chat completion that are used. */
const COMPLETION = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
})

/**
 * Creates a client for any server of the OpenAI chat completions protocol. Servers support different optional
 * fields: some ignore a schema, some reject the request. A rejected request is repeated with model and
 * messages only. This is not remembered: a rejection is cheap, and the next one may have another cause.
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

/** Returns the text of the first choice, without the reasoning that some servers put before it. */
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
