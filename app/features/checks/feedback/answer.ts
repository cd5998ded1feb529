import type { Locale } from '#app/i18n/locale.ts'

/** Answers to "Was this right?", in button order. */
export const ANSWERS = ['yes', 'no', 'unsure'] as const

export type Answer = (typeof ANSWERS)[number]

/** Labels that staff can assign to a checked text. */
export const LABELS = ['scam', 'not-scam', 'unknown'] as const

export type Label = (typeof LABELS)[number]

/** Why an answer was not stored. `refused` does not reveal whether the check exists. */
export type AnswerProblem = 'refused' | 'rate-limited' | 'failed'

export type AnswerOutcome = { ok: true; answer: Answer } | { ok: false; problem: AnswerProblem }

/** A submitted answer. */
export type SentAnswer = { check: string; answer: unknown; locale: Locale }

/** Form fields below a verdict. */
export const FEEDBACK_FIELDS = { check: 'check', shown: 'shown', answer: 'answer' } as const

/** Id of the question's region: see `sendInPlace`. */
export const FEEDBACK_ID = 'check-feedback'
