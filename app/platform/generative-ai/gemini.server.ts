import type { GenerateContentResponse, GoogleGenAI } from '@google/genai'
import { loadOnce } from '../process/load-once.server.ts'
import {
  ANSWER_TIMEOUT_MS,
  askService,
  fetchFromService,
  readFailure,
} from './ask-service.server.ts'
import {
  type GenerativeAi,
  GenerativeAiError,
  type GenerativeRequest,
} from './generative-ai.server.ts'

export type GeminiConfig = {
  apiKey: string
  model: string
  /** Without the version path. */
  baseUrl?: string | undefined
  timeoutMs?: number
}

/** Bounds the cost of one answer. Generous, because a thinking model's thoughts count too. */
const MAX_OUTPUT_TOKENS = 8192

/** Creates a client for a Gemini model. The SDK is loaded by the first request. */
export function connectGemini(config: GeminiConfig): GenerativeAi {
  const { model, timeoutMs = ANSWER_TIMEOUT_MS } = config
  const client = loadOnce(() => loadClient(config))

  return {
    name: `gemini/${model}`,
    generateJson({ signal, ...request }) {
      const ask = async (limit: AbortSignal) => askOnce(await client(), model, request, limit)
      return askService(ask, { timeoutMs, signal })
    },
  }
}

/**
 * The SDK is imported on first use, because it takes about 90 ms and 30 MB and most installations have no
 * key.
 *
 * It reads GOOGLE_API_KEY, GOOGLE_GEMINI_BASE_URL, GOOGLE_GENAI_API_VERSION and GOOGLE_GENAI_USE_VERTEXAI (or
 * _ENTERPRISE) for omitted options, so none is omitted. Its console warning that GOOGLE_API_KEY is used is
 * then wrong. Structured answers require the v1beta API.
 */
async function loadClient({ apiKey, baseUrl }: GeminiConfig): Promise<GoogleGenAI> {
  const { GoogleGenAI } = await import('@google/genai')
  return new GoogleGenAI({
    apiKey,
    enterprise: false,
    apiVersion: 'v1beta',
    httpOptions: { baseUrl: baseUrl ?? 'https://generativelanguage.googleapis.com' },
  })
}

/**
 * The SDK's timeout is not used: it also sends X-Server-Timeout, and the service rejects a deadline under 10
 * seconds. Its retries ignore Retry-After and the remaining time of the call. Automatic continuation is
 * disabled, because one attempt could make any number of requests.
 */
async function askOnce(
  gemini: GoogleGenAI,
  model: string,
  { system, user, schema }: GenerativeRequest,
  abortSignal: AbortSignal,
): Promise<string> {
  let response: Response | undefined
  const fetchOnce: typeof fetch = async (input, init) => {
    response = await fetchFromService(input, init)
    return response
  }
  const answer = await gemini.models
    .generateContent({
      model,
      contents: [{ role: 'user', parts: [{ text: user }] }],
      config: {
        systemInstruction: system,
        temperature: 0,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        responseMimeType: 'application/json',
        responseJsonSchema: schema,
        automaticContinuation: false,
        abortSignal,
        httpOptions: { fetch: fetchOnce },
      },
    })
    .catch((error) => {
      throw response ? readFailure(response, readRetryDelay(error)) : error
    })
  return readAnswer(answer)
}

/**
 * Returns the text of the first candidate. The SDK's `text` getter is not used, because it writes to the
 * console.
 */
function readAnswer(answer: GenerateContentResponse): string {
  if (answer.promptFeedback?.blockReason) {
    throw new GenerativeAiError('refused', 'the prompt was blocked')
  }
  const candidate = answer.candidates?.[0]
  const finish: string = candidate?.finishReason ?? 'STOP'
  if (finish === 'MAX_TOKENS' || finish === 'CONTINUATION') {
    throw new GenerativeAiError('empty', 'the answer was cut off at the output limit')
  }
  if (finish !== 'STOP' && finish !== 'FINISH_REASON_UNSPECIFIED') {
    throw new GenerativeAiError('refused', 'the answer was blocked')
  }
  const spoken = candidate?.content?.parts?.filter((part) => !part.thought) ?? []
  const text = spoken.map((part) => part.text ?? '').join('')
  if (text.trim() === '') throw new GenerativeAiError('empty', 'the answer has no text')
  return text
}

/**
 * Returns the `retryDelay` of google.rpc.RetryInfo in milliseconds, which Gemini sends with status 429. The
 * SDK's error has the body as its message.
 */
function readRetryDelay(error: unknown): number | undefined {
  const body = error instanceof Error ? error.message : ''
  const delay = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(body)?.[1]
  return delay === undefined ? undefined : Number(delay) * 1000
}
