/** A generative model that answers a request with a JSON text. */
export type GenerativeAi = {
  /** Provider and model, such as `gemini/gemini-flash-latest`. Stored with the answer. */
  name: string
  /**
   * Returns the model's raw reply: complete, but not validated as JSON. Throws only `GenerativeAiError`.
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
 * - `timeout`: no answer within the timeout
 * - `rate-limited`: the quota is used up
 * - `unavailable`: network failure, server error or an unreadable response
 * - `aborted`: by the caller's signal
 * - `refused`: blocked for safety, or the request itself rejected (a wrong key, an unknown model)
 * - `empty`: no text, or an answer truncated at the output limit
 * - `invalid`: a complete answer that does not match the schema
 */
export type GenerativeAiErrorCode =
  | 'timeout'
  | 'rate-limited'
  | 'unavailable'
  | 'aborted'
  | 'refused'
  | 'empty'
  | 'invalid'

/**
 * Why there is no answer. The message is safe to log: the original error is not attached, because the
 * service's error texts may repeat the key or the prompt.
 */
export class GenerativeAiError extends Error {
  override readonly name = 'GenerativeAiError'
  readonly code: GenerativeAiErrorCode
  /** The retry delay that the service requested, if any. */
  readonly retryAfterMs: number | undefined

  constructor(code: GenerativeAiErrorCode, message: string, retryAfterMs?: number) {
    super(message)
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

/** Compares by name, because the build has its own copy of the class and the model is created outside it. */
export function isGenerativeAiError(fault: unknown): fault is GenerativeAiError {
  return fault instanceof Error && fault.name === 'GenerativeAiError'
}

const OUTAGES: ReadonlySet<GenerativeAiErrorCode> = new Set([
  'timeout',
  'rate-limited',
  'unavailable',
])

/** Whether the service did not answer, so that a retry is useful and free. Any other answer was billed. */
export function isOutage({ code }: GenerativeAiError): boolean {
  return OUTAGES.has(code)
}
