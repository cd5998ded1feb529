import type { Database } from '#database/connect.server.ts'
import { systemClock } from './clock.server.ts'
import { createCollector } from './collector.server.ts'
import type { App } from './context.server.ts'
import type { Env } from './env.server.ts'
import { connectGemini } from './generative-ai/gemini.server.ts'
import { connectOpenAi } from './generative-ai/openai.server.ts'
import { createLive } from './live/live.server.ts'
import type { Log } from './log.server.ts'
import { createMail } from './mail/mail.server.ts'
import { countFailures } from './metrics/count-failures.server.ts'
import { createMetrics } from './metrics/metrics.server.ts'
import { createCrypto } from './secrets/crypto.server.ts'
import { loadOrCreateSecretKey } from './secrets/secret-key.server.ts'
import { createEvidenceStore } from './storage/evidence-store.server.ts'

/** Creates the app's external dependencies. Opens no connections. */
export async function createApp(
  env: Env,
  log: Log,
  db: Database,
  leaving: AbortSignal = new AbortController().signal,
): Promise<App> {
  const live = createLive(db, log)
  const metrics = createMetrics({ db, live, leaving })
  return {
    env,
    log,
    db,
    clock: systemClock,
    crypto: createCrypto(env.SECRET_KEY ?? [await loadOrCreateSecretKey(env.DATA_DIR)]),
    ai: connectModels(env),
    live,
    ...countFailures(metrics, { mail: createMail(env), evidence: createEvidenceStore(env) }),
    collector: env.ANALYTICS_COLLECTOR_URL
      ? createCollector(env.ANALYTICS_COLLECTOR_URL, log)
      : null,
    metrics,
    leaving,
  }
}

function connectModels(env: Env): App['ai'] {
  const { GEMINI_API_KEY, MODEL_BASE_URL, MODEL_NAME } = env
  return {
    gemini: GEMINI_API_KEY
      ? connectGemini({
          apiKey: GEMINI_API_KEY,
          model: env.GEMINI_MODEL,
          baseUrl: env.GEMINI_BASE_URL,
        })
      : null,
    openai:
      MODEL_BASE_URL && MODEL_NAME
        ? connectOpenAi({ baseUrl: MODEL_BASE_URL, model: MODEL_NAME, apiKey: env.MODEL_API_KEY })
        : null,
  }
}
