import { oneOf } from '#app/domain/one-of.ts'

/** What a visitor may have shared. `device` is remote access or an installed app, `account` a password or WhatsApp code. */
export const SHAREABLES = ['card', 'bank', 'identity', 'device', 'account'] as const

export type Shareable = (typeof SHAREABLES)[number]

/** `cash` stands for whatever can't be called back: cash, gift cards, crypto. */
export const PAYMENTS = ['no', 'card', 'transfer', 'cash'] as const

export type Payment = (typeof PAYMENTS)[number]

export type Answers = { shared: readonly Shareable[]; paid: Payment }

/** The answers as far as they were given: null where a question is open. */
export type GivenAnswers = { [Question in keyof Answers]: Answers[Question] | null }

export const SHARED_FIELD = 'shared'
export const PAID_FIELD = 'paid'
export const NOTHING = 'nothing'

/** Reads the two questions from an address. Who ticks 'nothing' beside something did share something. */
export function readAnswers(query: URLSearchParams): GivenAnswers {
  const ticked = query.getAll(SHARED_FIELD)
  const shared = SHAREABLES.filter((thing) => ticked.includes(thing))
  return {
    shared: shared.length > 0 || ticked.includes(NOTHING) ? shared : null,
    paid: oneOf(PAYMENTS, query.get(PAID_FIELD)),
  }
}
