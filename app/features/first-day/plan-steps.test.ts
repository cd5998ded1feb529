import { expect, test } from 'vitest'
import { type Answers, PAYMENTS, SHAREABLES } from './answers.ts'
import { planSteps } from './plan-steps.ts'

const TIMES = ['now', 'today', 'day']

const codes = (answers: Answers) => planSteps(answers).map(({ code }) => code)

const EVERY_ANSWER: Answers[] = subsets(SHAREABLES).flatMap((shared) =>
  subsets(PAYMENTS).map((paid) => ({ shared, paid })),
)

test.each([
  ['remote access: cut the connection', { shared: ['device'], paid: [] }, 'disconnect'],
  [
    'remote access and a transfer: cut the connection',
    { shared: ['device'], paid: ['transfer'] },
    'disconnect',
  ],
  [
    'a bank login or one-time code: freeze online banking',
    { shared: ['bank'], paid: [] },
    'freeze-bank',
  ],
  [
    'a one-time code and a card payment: freeze online banking',
    { shared: ['bank'], paid: ['card'] },
    'freeze-bank',
  ],
  ['card details: block the card', { shared: ['card'], paid: [] }, 'block-card'],
  ['a card payment: block the card', { shared: [], paid: ['card'] }, 'block-card'],
  ['a transfer: recall it', { shared: [], paid: ['transfer'] }, 'recall-transfer'],
  [
    'a transfer and an ID: recall the transfer',
    { shared: ['identity'], paid: ['transfer'] },
    'recall-transfer',
  ],
  ['cash, gift card, crypto: try to stop it', { shared: [], paid: ['cash'] }, 'stop-cash'],
  ['a WhatsApp code: take the account back', { shared: ['account'], paid: [] }, 'recover-account'],
] as const)('the first step after %s', (_, answers, first) => {
  expect(codes(answers)[0]).toBe(first)
})

test('a card that was shared and used to pay gives one step to block it', () => {
  expect(
    codes({ shared: ['card'], paid: ['card'] }).filter((code) => code === 'block-card'),
  ).toEqual(['block-card'])
})

test('several payment methods give the steps of each', () => {
  const steps = codes({ shared: [], paid: [...PAYMENTS] })
  expect(steps.slice(0, 3)).toEqual(['block-card', 'recall-transfer', 'stop-cash'])
  for (const way of PAYMENTS) {
    expect(steps).toEqual(expect.arrayContaining(codes({ shared: [], paid: [way] })))
  }
})

test('without shared data and payments the steps are to stop, keep the evidence and tell someone', () => {
  expect(codes({ shared: [], paid: [] })).toEqual(['stop-contact', 'keep-evidence', 'tell-others'])
})

test('a shared Emirates ID or passport gives a step for today with the issuer as contact', () => {
  const step = planSteps({ shared: ['identity'], paid: [] }).find(
    ({ code }) => code === 'protect-identity',
  )
  expect(step).toMatchObject({ time: 'today', contacts: ['icp', 'operator'] })
})

test.each(
  EVERY_ANSWER,
)('the steps are in order of time for shared $shared and paid $paid', (answers) => {
  const places = planSteps(answers).map(({ time }) => TIMES.indexOf(time))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBe(0)
})

test.each(
  EVERY_ANSWER,
)('the police step is included after a loss only, for shared $shared and paid $paid', (answers) => {
  const loss = answers.shared.length > 0 || answers.paid.length > 0
  expect(codes(answers).includes('report-police')).toBe(loss)
})

test('a payment, and nothing else, adds the warning of recovery scams', () => {
  for (const answers of EVERY_ANSWER) {
    expect(codes(answers).includes('refuse-recovery')).toBe(answers.paid.length > 0)
  }
})

function subsets<Thing>([first, ...rest]: readonly Thing[]): Thing[][] {
  if (!first) return [[]]
  return subsets(rest).flatMap((subset) => [subset, [first, ...subset]])
}
