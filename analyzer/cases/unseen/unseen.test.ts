import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { auroc } from '../../../scripts/learning/fitting/metrics.ts'
import { analyze, type ContentType } from '../../index.ts'

type Row = { type: ContentType; text: string; label: 'scam' | 'safe' }

/** A little under what was measured when the texts were new. */
describe.for([
  { file: 'messages', inOrder: 0.985, found: 0.72, falseAlarms: 0.015 },
  { file: 'emails', inOrder: 0.985, found: 0.7, falseAlarms: 0.02 },
  { file: 'urls', inOrder: 0.95, found: 0.65, falseAlarms: 0.025 },
])('$file that nothing was learned from', ({ file, inOrder, found, falseAlarms }) => {
  const rows = JSON.parse(
    readFileSync(new URL(`./${file}.json`, import.meta.url), 'utf8'),
  ) as readonly Row[]
  const judged = rows.map((row) => ({ ...row, verdict: analyze(row) }))
  const scams = judged.filter(({ label }) => label === 'scam')
  const ordinary = judged.filter(({ label }) => label === 'safe')

  test('a scam nearly always looks more like one than an ordinary text', () => {
    const area = auroc(
      judged.map(({ verdict }) => verdict.probability),
      judged.map(({ label }) => Number(label === 'scam')),
      judged.map(() => 1),
    )
    expect(area).toBeGreaterThanOrEqual(inOrder)
  })

  test('most scams are called unsafe', () => {
    expect(shareUnsafe(scams)).toBeGreaterThanOrEqual(found)
  })

  test('hardly any ordinary one is', () => {
    expect(shareUnsafe(ordinary)).toBeLessThanOrEqual(falseAlarms)
  })
})

function shareUnsafe(judged: readonly { verdict: { isSafe: boolean } }[]): number {
  return judged.filter(({ verdict }) => !verdict.isSafe).length / judged.length
}
