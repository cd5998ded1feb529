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
 * - `invalid`: a whole answer that can't be read as what was asked for
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

const OUTAGES: ReadonlySet<GenerativeAiErrorCode> = new Set([
  'timeout',
  'rate-limited',
  'unavailable',
])

/** Whether the service did not answer; asked again, it may. Every other answer has cost what an answer costs. */
export function isOutage({ code }: GenerativeAiError): boolean {
  return OUTAGES.has(code)
}
