import { setTimeout as sleep } from 'node:timers/promises'
import type { GenerateContentResponse, GoogleGenAI } from '@google/genai'
import { loadOnce } from './process/load-once.server.ts'

/** A generative model that answers one question with one JSON text. */
export type GenerativeAi = {
  /** Provider and model, such as `gemini/gemini-flash-latest`: kept with what it answered. */
  name: string
  /**
   * The model's raw reply: a whole answer, but not yet known to be JSON. Throws only `GenerativeAiError`.
   * `system` is trusted instruction, `user` carries the data, `schema` is a JSON Schema for the reply.
   */
  generateJson(request: GenerativeRequest): Promise<string>
}

export type GenerativeRequest = {
  system: string
  user: string
  schema: object
  signal?: AbortSignal | undefined
}

/**
 * - `timeout`: no answer within the time
 * - `rate-limited`: the quota is used up
 * - `unavailable`: network failure, server error or an unreadable response
 * - `aborted`: the caller's signal
 * - `refused`: blocked for safety, or the request itself rejected (a wrong key, an unknown model)
 * - `empty`: no text, or an answer cut off at the output limit, which must not be read as a whole one
 */
export type GenerativeAiErrorCode =
  | 'timeout'
  | 'rate-limited'
  | 'unavailable'
  | 'aborted'
  | 'refused'
  | 'empty'

/**
 * Why there is no answer. The message is fit for a log: the original error is not kept as a cause, because the
 * service's error texts may repeat the key or the prompt.
 */
export class GenerativeAiError extends Error {
  override readonly name = 'GenerativeAiError'
  readonly code: GenerativeAiErrorCode
  /** How long the service asked to be left alone, if it said so. */
  readonly retryAfterMs: number | undefined

  constructor(code: GenerativeAiErrorCode, message: string, retryAfterMs?: number) {
    super(message)
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

/** By its name: the build has a class of its own, and the model is connected outside of it. */
export function isGenerativeAiError(fault: unknown): fault is GenerativeAiError {
  return fault instanceof Error && fault.name === 'GenerativeAiError'
}

export type GeminiConfig = {
  apiKey: string
  model: string
  /** Without the version path. */
  baseUrl?: string
  /** For the whole call with its retries; one try may take half of it. 12 seconds unless told. */
  timeoutMs?: number
}

const MAX_TRIES = 3

/** Bounds what one answer may cost; generous, because a thinking model's thoughts count too. */
const MAX_OUTPUT_TOKENS = 8192

/** Many times what so many tokens take. More is no answer of a model, and would be held in memory for as long as it comes. */
const MAX_ANSWER_BYTES = 1024 * 1024

const OUTAGES: ReadonlySet<GenerativeAiErrorCode> = new Set([
  'timeout',
  'rate-limited',
  'unavailable',
])

/** A Gemini model. Connects nothing yet: the first question loads the SDK. */
export function connectGemini(config: GeminiConfig): GenerativeAi {
  const { model, timeoutMs = 12_000 } = config
  const client = loadOnce(() => loadClient(config))

  return {
    name: `gemini/${model}`,
    async generateJson(request) {
      const endsAt = performance.now() + timeoutMs
      const loaded = client()

      for (let tries = 1; ; tries++) {
        const leftMs = Math.max(0, endsAt - performance.now())
        const limitMs = Math.ceil(Math.min(timeoutMs / 2, leftMs))
        const result = await askOnce(loaded, model, request, limitMs)
        if (typeof result === 'string') return result

        const backOffMs = (timeoutMs / 40) * 2 ** (tries - 1) * (0.5 + Math.random())
        const waitMs = result.retryAfterMs ?? backOffMs
        const hopeless = tries === MAX_TRIES || performance.now() + waitMs >= endsAt
        if (!isOutage(result) || hopeless) throw result
        await sleep(waitMs, undefined, { signal: request.signal }).catch(() => {
          throw aborted()
        })
      }
    },
  }
}

/** Whether the service did not answer; asked again, it may. Every other answer has cost what an answer costs. */
export function isOutage({ code }: GenerativeAiError): boolean {
  return OUTAGES.has(code)
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
 * One try: the answer, or why there is none.
 *
 * The SDK's own time-out is not used, because it also sends X-Server-Timeout, and the service rejects a deadline
 * under 10 seconds; nor are its retries, which know neither Retry-After nor the time left for the whole call.
 * Automatic continuation is off, because it would make one try any number of requests.
 */
async function askOnce(
  client: Promise<GoogleGenAI>,
  model: string,
  { system, user, schema, signal }: GenerativeRequest,
  limitMs: number,
): Promise<string | GenerativeAiError> {
  if (signal?.aborted) return aborted()
  const limit = AbortSignal.timeout(limitMs)

  let response: Response | undefined
  // A redirect would carry the key, which is a header of its own name, to another host.
  const fetchOnce: typeof fetch = async (input, init) => {
    response = bounded(await fetch(input, { ...init, redirect: 'error' }))
    return response
  }
  try {
    const gemini = await client
    const answer = await gemini.models.generateContent({
      model,
      contents: [{ role: 'user', parts: [{ text: user }] }],
      config: {
        systemInstruction: system,
        temperature: 0,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        responseMimeType: 'application/json',
        responseJsonSchema: schema,
        automaticContinuation: false,
        abortSignal: signal ? AbortSignal.any([limit, signal]) : limit,
        httpOptions: { fetch: fetchOnce },
      },
    })
    return readAnswer(answer)
  } catch (error) {
    if (signal?.aborted) return aborted()
    if (limit.aborted) return new GenerativeAiError('timeout', 'no answer in time')
    return readFailure(response, error)
  }
}

/** The same answer, which breaks off once it is longer than any whole one. */
function bounded(answer: Response): Response {
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength
      if (bytes <= MAX_ANSWER_BYTES) controller.enqueue(piece)
      else controller.error(new RangeError('the answer is too long'))
    },
  })
  return new Response(answer.body?.pipeThrough(limit) ?? null, answer)
}

function aborted() {
  return new GenerativeAiError('aborted', 'given up by the caller')
}

/** The text of the first candidate. The SDK's `text` getter is not used, because it writes to the console. */
function readAnswer(answer: GenerateContentResponse): string | GenerativeAiError {
  if (answer.promptFeedback?.blockReason) {
    return new GenerativeAiError('refused', 'the prompt was blocked')
  }
  const candidate = answer.candidates?.[0]
  const finish: string = candidate?.finishReason ?? 'STOP'
  if (finish === 'MAX_TOKENS' || finish === 'CONTINUATION') {
    return new GenerativeAiError('empty', 'the answer was cut off at the output limit')
  }
  if (finish !== 'STOP' && finish !== 'FINISH_REASON_UNSPECIFIED') {
    return new GenerativeAiError('refused', 'the answer was blocked')
  }
  const spoken = candidate?.content?.parts?.filter((part) => !part.thought) ?? []
  const text = spoken.map((part) => part.text ?? '').join('')
  return text.trim() === '' ? new GenerativeAiError('empty', 'the answer has no text') : text
}

function readFailure(response: Response | undefined, error: unknown): GenerativeAiError {
  if (!response) return new GenerativeAiError('unavailable', 'the service could not be reached')
  const { status } = response
  const message = `the service answered ${status}`
  if (response.ok) return new GenerativeAiError('unavailable', `${message} unreadably`)
  const retryAfterMs = readRetryAfter(response.headers, error)
  if (status === 429) return new GenerativeAiError('rate-limited', message, retryAfterMs)
  if (status >= 500) return new GenerativeAiError('unavailable', message, retryAfterMs)
  return new GenerativeAiError('refused', message)
}

/**
 * The wait that the service asks for, in milliseconds: Retry-After (RFC 9110, 10.2.3), a date being read against
 * the response's own Date so that the two clocks need not agree; else the `retryDelay` of google.rpc.RetryInfo in
 * the body, the form in which Gemini itself answers 429. The SDK's error has the body as its message.
 */
function readRetryAfter(headers: Headers, error: unknown): number | undefined {
  const header = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const untilMs = Date.parse(header) - Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(untilMs)) return Math.max(0, untilMs)
  const body = error instanceof Error ? error.message : ''
  const delay = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(body)?.[1]
  return delay === undefined ? undefined : Number(delay) * 1000
}
