/** What a visitor may have shared. `device` is remote access or an installed app, `account` a password or WhatsApp code. */
export const SHAREABLES = ['card', 'bank', 'identity', 'device', 'account'] as const

export type Shareable = (typeof SHAREABLES)[number]

/** How a visitor may have paid. `cash` stands for whatever can't be called back: cash, gift cards, crypto. */
export const PAYMENTS = ['card', 'transfer', 'cash'] as const

export type Payment = (typeof PAYMENTS)[number]

export type Answers = { shared: readonly Shareable[]; paid: readonly Payment[] }

/** The answers as far as they were given: null where a question is open. */
export type GivenAnswers = { [Question in keyof Answers]: Answers[Question] | null }

/** Under the name that forms and addresses call a question by: what can be ticked, and what stands for none of it. */
export const QUESTIONS = {
  shared: { things: SHAREABLES, none: 'nothing' },
  paid: { things: PAYMENTS, none: 'no' },
} as const

/** Reads the two questions from an address. Who ticks 'nothing' beside something did share something. */
export function readAnswers(query: URLSearchParams): GivenAnswers {
  return {
    shared: ticked(QUESTIONS.shared, query.getAll('shared')),
    paid: ticked(QUESTIONS.paid, query.getAll('paid')),
  }
}

function ticked<Thing extends string>(
  { things, none }: { things: readonly Thing[]; none: string },
  values: readonly string[],
): Thing[] | null {
  const some = things.filter((thing) => values.includes(thing))
  return some.length > 0 || values.includes(none) ? some : null
}
