import { validate } from 'uuid'
import { LIMITS } from '#app/domain/limits.ts'
import { oneOf } from '#app/domain/one-of.ts'
import type { App } from '#app/platform/context.server.ts'
import { consume } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { ANSWERS, type AnswerOutcome, type AnswerProblem, type SentAnswer } from './answer.ts'
import { storeAnswer } from './feedback.db.server.ts'

const HOURLY = { places: LIMITS.answersPerWindow, windowMs: LIMITS.answerWindow }

/**
 * Stores a visitor's answer about the verdict on their own check, replacing an earlier one. Malformed and
 * unknown ids and other visitors' checks are rejected the same way, and consume the rate limit too.
 */
export async function answerCheck(
  { db, log }: App,
  visitor: Visitor | null,
  { check, answer: word, locale }: SentAnswer,
): Promise<AnswerOutcome> {
  const answer = oneOf(ANSWERS, word)
  if (!visitor || !answer) return not('refused')
  try {
    if (!(await consume(db, `answer:${visitor.ipHash}`, HOURLY))) return not('rate-limited')
    const isKept = validate(check) && (await storeAnswer(db, visitor, { check, answer, locale }))
    return isKept ? { ok: true, answer } : not('refused')
  } catch (err) {
    log.error({ err }, 'an answer could not be kept')
    return not('failed')
  }
}

function not(problem: AnswerProblem): AnswerOutcome {
  return { ok: false, problem }
}
