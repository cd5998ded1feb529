import type { Answers, Payment, Shareable } from './answers.ts'

/** When a step is due. */
export type StepTime = 'now' | 'today' | 'day'

/** Who to call: those with a number in the domain, and those whose number only the visitor can look up. */
export type StepContact =
  | 'bank'
  | 'issuer'
  | 'icp'
  | 'operator'
  | 'eCrime'
  | 'abuDhabiPolice'
  | 'police'
  | 'centralBank'

type Rule = {
  time: StepTime
  contacts: readonly StepContact[]
  applies: (answers: Answers) => boolean
}

const shared =
  (...things: Shareable[]) =>
  (answers: Answers) =>
    things.some((thing) => answers.shared.includes(thing))
const paid =
  (...ways: Payment[]) =>
  (answers: Answers) =>
    ways.some((way) => answers.paid.includes(way))
const either =
  (...conditions: Rule['applies'][]) =>
  (answers: Answers) =>
    conditions.some((condition) => condition(answers))
const always = () => true

const paidAtAll = (answers: Answers) => answers.paid.length > 0
const sharedAtAll = (answers: Answers) => answers.shared.length > 0

/** All steps by urgency. This is their order in every plan. */
const RULES = {
  disconnect: { time: 'now', contacts: ['bank'], applies: shared('device') },
  'freeze-bank': { time: 'now', contacts: ['bank'], applies: shared('bank', 'device') },
  'block-card': { time: 'now', contacts: ['bank'], applies: either(shared('card'), paid('card')) },
  'recall-transfer': { time: 'now', contacts: ['bank'], applies: paid('transfer') },
  'stop-cash': { time: 'now', contacts: ['issuer'], applies: paid('cash') },
  'recover-account': { time: 'now', contacts: ['operator'], applies: shared('account') },
  'stop-contact': { time: 'now', contacts: ['police'], applies: always },
  'keep-evidence': { time: 'today', contacts: [], applies: always },
  'report-police': {
    time: 'today',
    contacts: ['eCrime', 'abuDhabiPolice', 'police'],
    applies: either(paidAtAll, sharedAtAll),
  },
  'protect-identity': { time: 'today', contacts: ['icp', 'operator'], applies: shared('identity') },
  'clean-device': { time: 'today', contacts: [], applies: shared('device') },
  'change-passwords': {
    time: 'today',
    contacts: [],
    applies: shared('bank', 'device', 'account'),
  },
  dispute: {
    time: 'day',
    contacts: ['bank', 'centralBank'],
    applies: paid('card', 'transfer'),
  },
  'watch-money': {
    time: 'day',
    contacts: ['bank'],
    applies: either(shared('card', 'bank', 'identity', 'device'), paid('card', 'transfer')),
  },
  'refuse-recovery': { time: 'day', contacts: ['eCrime'], applies: paidAtAll },
  'tell-others': { time: 'day', contacts: [], applies: always },
} as const satisfies Record<string, Rule>

export type StepCode = keyof typeof RULES

export type PlanStep = { code: StepCode; time: StepTime; contacts: readonly StepContact[] }

/** Returns the steps for these answers, most urgent first. */
export function planSteps(answers: Answers): PlanStep[] {
  return (Object.entries(RULES) as [StepCode, Rule][])
    .filter(([, { applies }]) => applies(answers))
    .map(([code, { time, contacts }]) => ({ code, time, contacts }))
}
