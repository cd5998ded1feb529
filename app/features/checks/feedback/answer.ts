import type { Locale } from '#app/i18n/locale.ts'

/** What a visitor can say to "Was this right?", in the order of the buttons. */
export const ANSWERS = ['yes', 'no', 'unsure'] as const

export type Answer = (typeof ANSWERS)[number]

/** What staff can say a checked text is. */
export const LABELS = ['scam', 'not-scam', 'unknown'] as const

export type Label = (typeof LABELS)[number]

/** Why an answer was not kept. `refused` does not say whether there is such a check. */
export type AnswerProblem = 'refused' | 'rate-limited' | 'failed'

export type AnswerOutcome = { ok: true; answer: Answer } | { ok: false; problem: AnswerProblem }

/** The answer to the verdict on one check, as its form sends it. */
export type SentAnswer = { check: string; answer: unknown; locale: Locale }

/** The fields of the form under a verdict. */
export const FEEDBACK_FIELDS = { check: 'check', shown: 'shown', answer: 'answer' } as const

/** The region of the question: see `sendInPlace`. */
export const FEEDBACK_ID = 'check-feedback'
