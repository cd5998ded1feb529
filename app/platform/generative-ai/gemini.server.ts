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

/** Bounds what one answer may cost; generous, because a thinking model's thoughts count too. */
const MAX_OUTPUT_TOKENS = 8192

/** A Gemini model. Connects nothing yet: the first question loads the SDK. */
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
 * The SDK is imported on first use, because it takes about 90 ms and 30 MB, and most installations have no key.
 *
 * It reads GOOGLE_API_KEY, GOOGLE_GEMINI_BASE_URL, GOOGLE_GENAI_API_VERSION and GOOGLE_GENAI_USE_VERTEXAI (or
 * _ENTERPRISE) for each option left out, so none is left out; its console warning that GOOGLE_API_KEY is used is then
 * untrue. Structured answers belong to the v1beta interface.
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
 * The SDK's own time-out is not used, because it also sends X-Server-Timeout, and the service rejects a deadline
 * under 10 seconds; nor are its retries, which know neither Retry-After nor the time left for the whole call.
 * Automatic continuation is off, because it would make one try any number of requests.
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

/** The text of the first candidate. The SDK's `text` getter is not used, because it writes to the console. */
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
 * The `retryDelay` of google.rpc.RetryInfo in milliseconds: the form in which Gemini itself answers 429. The SDK's error
 * has the body as its message.
 */
function readRetryDelay(error: unknown): number | undefined {
  const body = error instanceof Error ? error.message : ''
  const delay = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(body)?.[1]
  return delay === undefined ? undefined : Number(delay) * 1000
}
