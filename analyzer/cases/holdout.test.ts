import { describe, expect, test } from 'vitest'
import { listOf, readTests } from '../../scripts/corpus/read-corpus.ts'
import { auroc } from '../../scripts/learning/fitting/metrics.ts'
import { analyze } from '../index.ts'

/** Slightly below the figures measured when the texts were new. */
describe.for([
  { file: 'messages', inOrder: 0.985, found: 0.72, falseAlarms: 0.015 },
  { file: 'emails', inOrder: 0.985, found: 0.7, falseAlarms: 0.02 },
  { file: 'urls', inOrder: 0.95, found: 0.65, falseAlarms: 0.025 },
])('held-out $file', ({ file, inOrder, found, falseAlarms }) => {
  const rows = readTests('holdout').filter(({ id }) => listOf(id) === `holdout-${file}`)
  const judged = rows.map((row) => ({ ...row, verdict: analyze(row) }))
  const scams = judged.filter(({ label }) => label === 'scam')
  const ordinary = judged.filter(({ label }) => label === 'safe')

  test('the AUROC reaches its minimum', () => {
    const area = auroc(
      judged.map(({ verdict }) => verdict.probability),
      judged.map(({ label }) => Number(label === 'scam')),
      judged.map(() => 1),
    )
    expect(area).toBeGreaterThanOrEqual(inOrder)
  })

  test('the share of scams called unsafe reaches its minimum', () => {
    expect(shareUnsafe(scams)).toBeGreaterThanOrEqual(found)
  })

  test('the confidence of a safe verdict falls as the probability of a scam rises', () => {
    const safe = judged
      .map(({ verdict }) => verdict)
      .filter(({ outcome, reassurances }) => outcome === 'safe' && reassurances.length > 0)
      .sort((a, b) => a.probability - b.probability)
    const said = safe.map(({ confidence }) => confidence)
    expect(said).toEqual(said.toSorted((a, b) => b - a))
  })

  test('the share of ordinary texts called unsafe stays within its maximum', () => {
    expect(shareUnsafe(ordinary)).toBeLessThanOrEqual(falseAlarms)
  })
})

function shareUnsafe(judged: readonly { verdict: { isSafe: boolean } }[]): number {
  return judged.filter(({ verdict }) => !verdict.isSafe).length / judged.length
}
