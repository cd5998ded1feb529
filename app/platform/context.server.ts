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

/** The external dependencies of routes and features. Created once at the start, and by tests. */
export type App = {
  env: Env
  log: Log
  clock: Clock
  crypto: Crypto
  db: Database
  /** Null if not configured. */
  ai: Record<ModelName, GenerativeAi | null>
  live: Live
  mail: Mail
  evidence: EvidenceStore
  /** Null if not configured. */
  collector: Collector | null
  metrics: Metrics
  /** Aborted when the process starts to shut down. */
  leaving: AbortSignal
}

/** Facts about one request. */
export type RequestFacts = {
  id: string
  /** Nonce for inline scripts in the staff area's Content-Security-Policy. */
  nonce: string | undefined
  /** The visitor's network address, or null if unknown. Never stored or logged. */
  address: string | null
  /** Whether the connection itself comes from this machine. */
  local: boolean
  /** Whether the requester is staff. False until the staff guard has checked it. */
  byStaff: boolean
}

export const appContext = createContext<App>()
export const requestContext = createContext<RequestFacts>()
