import { setTimeout as pause } from 'node:timers/promises'

/** Timeout for one request to the OpenID provider, during which a request slot is occupied. */
const PROVIDER_TIMEOUT_MS = 5_000

/** Resolves to the result of a provider request, or null after the timeout. */
export function withTimeout<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  return Promise.race([call, pause(PROVIDER_TIMEOUT_MS, null, { ref: false })])
}
