import { createContext } from 'react-router'
import type { Database } from '#database/connect.server.ts'
import type { Clock } from './clock.server.ts'
import type { Collector } from './collector.server.ts'
import type { Env, ModelName } from './env.server.ts'
import type { GenerativeAi } from './generative-ai/generative-ai.server.ts'
import type { Live } from './live/live.server.ts'
import type { Log } from './log.server.ts'
import type { Mail } from './mail/mail.server.ts'
import type { Metrics } from './metrics/metrics.server.ts'
import type { Crypto } from './secrets/crypto.server.ts'
import type { EvidenceStore } from './storage/evidence-store.server.ts'

/** Everything outside the request that a route or a verb may use: built once at the start, and by tests. */
export type App = {
  env: Env
  log: Log
  clock: Clock
  crypto: Crypto
  db: Database
  /** Null where it is not configured. */
  ai: Record<ModelName, GenerativeAi | null>
  live: Live
  mail: Mail
  evidence: EvidenceStore
  /** Null unless one is configured. */
  collector: Collector | null
  metrics: Metrics
  /** Aborted when the process begins to stop. */
  leaving: AbortSignal
}

/** What the server knows of a request. */
export type RequestFacts = {
  id: string
  /** Of the staff area: lets the inline scripts of the answer run, by its Content-Security-Policy. */
  nonce: string | undefined
  /** The visitor's network address, or null when it can't be told. Never stored, never logged. */
  address: string | null
  /** Whether the connection itself comes from this machine. */
  local: boolean
  /** Whether a member of staff asks: false until the guard of the staff area has found out. */
  byStaff: boolean
}

export const appContext = createContext<App>()
export const requestContext = createContext<RequestFacts>()
