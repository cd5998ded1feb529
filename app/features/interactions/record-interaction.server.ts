import { validate } from 'uuid'
import { INTERACTION_TYPES, type InteractionType } from '#app/domain/interaction-type.ts'
import { oneOf } from '#app/domain/one-of.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { countsOf, insertInteraction } from './interactions.db.server.ts'

export type InteractionProblem = 'unknown-type' | 'unknown-scam' | 'no-identity' | 'failed'

/** `count` includes this visitor; `isNew` is false for a repeated interaction. */
export type InteractionOutcome =
  | { ok: true; type: InteractionType; count: number; isNew: boolean }
  | { ok: false; problem: InteractionProblem }

/**
 * Records an interaction, once per visitor and type, and notifies open pages. Constant cost. Errors are
 * logged and not shown.
 * @param id of the entry, in any case
 * @param type one of `INTERACTION_TYPES`, as sent by the browser
 */
export async function recordInteraction(
  app: App,
  visitor: Visitor | null,
  id: string,
  type: unknown,
): Promise<InteractionOutcome> {
  try {
    const outcome = await record(app, visitor, id.toLowerCase(), type)
    if (!outcome.ok) app.log.info({ problem: outcome.problem }, 'an interaction was refused')
    return outcome
  } catch (err) {
    app.log.error({ err }, 'an interaction could not be recorded')
    return refuse('failed')
  }
}

async function record(
  { db, live }: App,
  visitor: Visitor | null,
  scamId: string,
  word: unknown,
): Promise<InteractionOutcome> {
  const type = oneOf(INTERACTION_TYPES, word)
  if (!type) return refuse('unknown-type')
  if (!validate(scamId)) return refuse('unknown-scam')
  if (!visitor) return refuse('no-identity')
  const count = await insertInteraction(db, scamId, visitor, type)
  if (count !== null) {
    live.changed(scamId)
    return { ok: true, type, count, isNew: true }
  }
  const counts = (await countsOf(db, [scamId])).get(scamId)
  return counts ? { ok: true, type, count: counts[type], isNew: false } : refuse('unknown-scam')
}

function refuse(problem: InteractionProblem): InteractionOutcome {
  return { ok: false, problem }
}
