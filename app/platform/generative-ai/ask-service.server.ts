import { setTimeout as sleep } from 'node:timers/promises'
import { readRetryAfter } from '../http/retry-after.server.ts'
import { GenerativeAiError, isGenerativeAiError, isOutage } from './generative-ai.server.ts'

/** Timeout for the whole call including retries. One attempt may take half of it. */
export const ANSWER_TIMEOUT_MS = 12_000

const MAX_TRIES = 3

/** Far above the size of any complete answer. Bounds memory. */
const MAX_ANSWER_BYTES = 1024 * 1024

/**
 * Calls `ask`, which makes one attempt and ends with its signal. Retries outages as long as `timeoutMs`
 * allows.
 * @throws GenerativeAiError; any other error of `ask` is reported as an unreachable service
 */
export async function askService(
  ask: (signal: AbortSignal) => Promise<string>,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal | undefined },
): Promise<string> {
  const endsAt = performance.now() + timeoutMs

  for (let tries = 1; ; tries++) {
    const leftMs = Math.max(0, endsAt - performance.now())
    const result = await askOnce(ask, Math.ceil(Math.min(timeoutMs / 2, leftMs)), signal)
    if (typeof result === 'string') return result

    const backOffMs = (timeoutMs / 40) * 2 ** (tries - 1) * (0.5 + Math.random())
    const waitMs = result.retryAfterMs ?? backOffMs
    const hopeless = tries === MAX_TRIES || performance.now() + waitMs >= endsAt
    if (!isOutage(result) || hopeless) throw result
    await sleep(waitMs, undefined, { signal }).catch(() => {
      throw aborted()
    })
  }
}

async function askOnce(
  ask: (signal: AbortSignal) => Promise<string>,
  limitMs: number,
  caller: AbortSignal | undefined,
): Promise<string | GenerativeAiError> {
  if (caller?.aborted) return aborted()
  const limit = AbortSignal.timeout(limitMs)
  try {
    return await ask(caller ? AbortSignal.any([limit, caller]) : limit)
  } catch (error) {
    if (caller?.aborted) return aborted()
    if (limit.aborted) return new GenerativeAiError('timeout', 'no answer in time')
    if (isGenerativeAiError(error)) return error
    return new GenerativeAiError('unavailable', 'the service could not be reached')
  }
}

function aborted() {
  return new GenerativeAiError('aborted', 'given up by the caller')
}

/**
 * `fetch` for requests with an API key: follows no redirects, which could send the key to another host, and
 * limits the size of the answer.
 */
export const fetchFromService: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' })
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

/**
 * Converts an error response to an error by its status.
 * @param retryAfterMs the service's retry delay, if it is not in the headers
 */
export function readFailure(
  { ok, status, headers }: Response,
  retryAfterMs?: number,
): GenerativeAiError {
  const message = `the service answered ${status}`
  if (ok) return new GenerativeAiError('unavailable', `${message} unreadably`)
  const waitMs = readRetryAfter(headers) ?? retryAfterMs
  if (status === 429) return new GenerativeAiError('rate-limited', message, waitMs)
  if (status >= 500) return new GenerativeAiError('unavailable', message, waitMs)
  return new GenerativeAiError('refused', message)
}
