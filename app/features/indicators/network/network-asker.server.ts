import { z } from 'zod'
import type { App } from '#app/platform/context.server.ts'
import { readRetryAfter } from '#app/platform/http/retry-after.server.ts'
import { type Pause, readFacts, storeFacts, storePause } from './network-facts.db.server.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long a service is left alone that did not answer. It may ask for longer, up to a day. */
const PAUSE_MS = 5 * MINUTE_MS

/** Questions of one process at the same time. Further ones are not asked. */
const MOST_AT_ONCE = 50

/** A question to a service of the network, whose answer is stored. */
export type Question<Facts> = {
  /** Under which the answer is stored. Contains no part of a text in the clear. */
  key: string
  /** What is paused if it fails: the address of the service. */
  service: string
  /** How long the answer holds. */
  keepMs: number
  /** Until the question is given up, from the first connection to the last byte. */
  limitMs: number
  facts: z.ZodType<Facts>
  /**
   * Asks. An answer that says nothing is an answer, so that it is not asked for again.
   * @throws Unanswered or any other error if the service failed
   */
  ask: (signal: AbortSignal) => Promise<Facts>
}

/** The service cannot answer now. */
export class Unanswered extends Error {
  override name = 'Unanswered'
  readonly service: string | undefined
  readonly pauseMs: number | undefined

  /** @param service if it is not the one of the question */
  constructor(options: { cause?: unknown; service?: string; pauseMs?: number } = {}) {
    super('the service does not answer', { cause: options.cause })
    this.service = options.service
    this.pauseMs = options.pauseMs
  }
}

/** @throws Unanswered if the status says that the service cannot answer now */
export async function refuseOutage({ status, headers, body }: Response): Promise<void> {
  if (status !== 429 && status < 500) return
  await body?.cancel()
  throw new Unanswered({ pauseMs: readRetryAfter(headers) })
}

const pauseSchema: z.ZodType<Pause> = z.object({ until: z.number() })

export type NetworkAsker = {
  /**
   * Answers from the stored answers, or asks and stores. Equal questions at the same time are asked once per
   * process. Null if nothing is known: the service failed or is paused, by this or another process. Never
   * throws.
   */
  ask<Facts>(app: App, question: Question<Facts>): Promise<Facts | null>
}

export function createNetworkAsker(): NetworkAsker {
  const underWay = new Map<string, Promise<unknown>>()
  return {
    async ask<Facts>(app: App, question: Question<Facts>) {
      const running = underWay.get(question.key)
      // Questions with equal keys have answers of one type.
      if (running) return running as Promise<Facts | null>
      if (underWay.size >= MOST_AT_ONCE) return null
      const answer = recallOrAsk(app, question)
        .catch((err) => {
          app.log.error({ err }, 'facts from the network could not be read or stored')
          return null
        })
        .finally(() => underWay.delete(question.key))
      underWay.set(question.key, answer)
      return answer
    },
  }
}

async function recallOrAsk<Facts>(app: App, question: Question<Facts>): Promise<Facts | null> {
  const now = app.clock.now()
  const stored = await readFacts(app.db, [question.key, pauseKey(question.service)])
  const known = stored.get(question.key)
  if (known && now.getTime() - known.fetchedAt.getTime() < question.keepMs) {
    const facts = question.facts.safeParse(known.facts)
    if (facts.success) return facts.data
  }
  const pause = pauseSchema.safeParse(stored.get(pauseKey(question.service))?.facts)
  if (pause.success && pause.data.until > now.getTime()) return null
  const limit = AbortSignal.any([app.leaving, AbortSignal.timeout(question.limitMs)])
  try {
    const facts = await question.ask(limit)
    await storeFacts(app.db, question.key, { facts, fetchedAt: now })
    return facts
  } catch (err) {
    if (!app.leaving.aborted) await pauseService(app, question.service, err)
    return null
  }
}

async function pauseService(app: App, asked: string, err: unknown): Promise<void> {
  const { service = asked, pauseMs = PAUSE_MS } = err instanceof Unanswered ? err : {}
  const from = app.clock.now()
  const until = new Date(from.getTime() + Math.min(pauseMs, DAY_MS))
  app.log.warn({ service, until, err }, 'a service of the network does not answer and is paused')
  await storePause(app.db, pauseKey(service), { until, from })
}

function pauseKey(service: string): string {
  return `pause ${service}`
}
