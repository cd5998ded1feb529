import { expect, test } from 'vitest'
import { analyze } from '#analyzer'
import type { Analysis, Reason } from './analysis.ts'
import { trendSubjects } from './trend-subjects.ts'

const POST = {
  type: 'message',
  text: 'Emirates Post: your parcel is on hold. Pay AED 12.50 within 24 hours at http://emiratespost-ae.top/pay',
} as const

function scam(given: Partial<Analysis>) {
  return trendSubjects({
    outcome: 'scam',
    scamType: { code: 'parcel-fee' },
    reasons: [],
    ...given,
  })
}

const imitates = (brand: string) =>
  ({ code: 'lookalike-domain', params: { brand }, spans: [] }) as Reason

test('an unsafe check counts for its kind and the organisation in its findings', () => {
  const { findings, scamType, outcome } = analyze(POST)
  const subjects = trendSubjects({
    outcome,
    reasons: findings,
    scamType: scamType && { code: scamType },
  })
  expect(subjects).toEqual([
    { measure: 'check-kind', subject: 'parcel-fee' },
    { measure: 'check-organisation', subject: 'Emirates Post' },
  ])
})

test('a check that is not a scam counts for nothing', () => {
  for (const outcome of ['safe', 'unsure'] as const)
    expect(scam({ outcome, reasons: [imitates('Emirates Post')] })).toEqual([])
})

test('organisations that are only named count if no finding has one, each once and three at most', () => {
  const named = (en: string) => ({ name: { en, ar: en }, phone: '600 599999' })
  const officialNumbers = ['Emirates Post', 'du', 'Emirates Post'].map(named)
  const organisations = (given: Partial<Analysis>) =>
    scam(given)
      .filter(({ measure }) => measure === 'check-organisation')
      .map(({ subject }) => subject)
  expect(organisations({ officialNumbers })).toEqual(['Emirates Post', 'du'])
  expect(organisations({ officialNumbers, reasons: [imitates('Aramex')] })).toEqual(['Aramex'])
  const many = ['Aramex', 'du', 'Emirates Post', 'DEWA', 'Dubai Police'].map(imitates)
  expect(organisations({ reasons: many })).toHaveLength(3)
})

test('words of a text or a model are never counted', () => {
  const text = 'Call Sara on 0501234567'
  const given = { scamType: { text }, reasons: [{ text }, imitates(text)] }
  expect(scam(given)).toEqual([])
  expect(scam({ scamType: { code: 'unspecified' } })).toEqual([])
})
