import { setTimeout as pause } from 'node:timers/promises'

/** How long the OpenID provider may take over one call: whoever waits for it holds a reader's place. */
const PROVIDER_TIMEOUT_MS = 5_000

/** What comes of a call to the provider; null when that takes longer than it may. */
export function withTimeout<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  return Promise.race([call, pause(PROVIDER_TIMEOUT_MS, null, { ref: false })])
}
