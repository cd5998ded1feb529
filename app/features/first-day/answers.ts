/** What a visitor may have shared. `device` is remote access or an installed app, `account` a password or WhatsApp code. */
export const SHAREABLES = ['card', 'bank', 'identity', 'device', 'account'] as const

export type Shareable = (typeof SHAREABLES)[number]

/** How a visitor may have paid. `cash` stands for whatever can't be called back: cash, gift cards, crypto. */
export const PAYMENTS = ['card', 'transfer', 'cash'] as const

export type Payment = (typeof PAYMENTS)[number]

export type Answers = { shared: readonly Shareable[]; paid: readonly Payment[] }

export type Question = keyof Answers

/** Under the name that forms and addresses call a question by: what can be ticked, and what stands for none of it. */
export const QUESTIONS = {
  shared: { things: SHAREABLES, none: 'nothing' },
  paid: { things: PAYMENTS, none: 'no' },
} as const satisfies Record<Question, { things: readonly string[]; none: string }>

/** Nothing is ticked, or both something and what stands for none of it. */
export type AnswerProblem = 'missing' | 'contradiction'

/** What is ticked of a question, in the order of the form, and what is wrong with that. */
export type SubmittedAnswer = { ticked: readonly string[]; problem: AnswerProblem | null }

/** Reads the two questions from an address. */
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

/** The answers, once nothing is wrong with either. */
export function answersOf({ shared, paid }: Record<Question, SubmittedAnswer>): Answers | null {
  if (shared.problem || paid.problem) return null
  return {
    shared: SHAREABLES.filter((thing) => shared.ticked.includes(thing)),
    paid: PAYMENTS.filter((way) => paid.ticked.includes(way)),
  }
}
