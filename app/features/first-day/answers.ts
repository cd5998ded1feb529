/**
 * Kinds of data a victim may have shared. `device` is remote access or an installed app, `account` a password
 * or WhatsApp code.
 */
export const SHAREABLES = ['card', 'bank', 'identity', 'device', 'account'] as const

export type Shareable = (typeof SHAREABLES)[number]

/** Payment methods. `cash` means irreversible: cash, gift cards, crypto. */
export const PAYMENTS = ['card', 'transfer', 'cash'] as const

export type Payment = (typeof PAYMENTS)[number]

export type Answers = { shared: readonly Shareable[]; paid: readonly Payment[] }

export type Question = keyof Answers

/** Questions by their field name: the options, and the option that means none. */
export const QUESTIONS = {
  shared: { things: SHAREABLES, none: 'nothing' },
  paid: { things: PAYMENTS, none: 'no' },
} as const satisfies Record<Question, { things: readonly string[]; none: string }>

/** Nothing is selected, or "none" together with another option. */
export type AnswerProblem = 'missing' | 'contradiction'

/** Selected options in form order, with their problem. */
export type SubmittedAnswer = { ticked: readonly string[]; problem: AnswerProblem | null }

/** Parses both questions from a URL. */
export function readSubmittedAnswers(query: URLSearchParams): Record<Question, SubmittedAnswer> {
  return { shared: given('shared', query), paid: given('paid', query) }
}

function given(name: Question, query: URLSearchParams): SubmittedAnswer {
  const { things, none } = QUESTIONS[name]
  const values = query.getAll(name)
  const ticked = [...things, none].filter((thing) => values.includes(thing))
  const isContradiction = ticked.includes(none) && ticked.length > 1
  const problem = ticked.length === 0 ? 'missing' : isContradiction ? 'contradiction' : null
  return { ticked, problem }
}

/** Returns the answers if both are valid. */
export function answersOf({ shared, paid }: Record<Question, SubmittedAnswer>): Answers | null {
  if (shared.problem || paid.problem) return null
  return {
    shared: SHAREABLES.filter((thing) => shared.ticked.includes(thing)),
    paid: PAYMENTS.filter((way) => paid.ticked.includes(way)),
  }
}
