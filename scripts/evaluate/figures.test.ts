import { expect, test } from 'vitest'
import type { ScoredRow } from '../learning/cross-validated-scores.ts'
import { NARROWED } from './figures.ts'

/** Its hash prefix equals that of a text in corpus/unconfirmed-labels.txt, whose text is not stored here. */
const UNCONFIRMED_TEXT = 'row 2986397'

test('a text with an unconfirmed label is left out, with its score and rank', () => {
  const rated = ['row 1', UNCONFIRMED_TEXT, 'row 2'].map(
    (text): ScoredRow => ({
      row: {
        type: 'message',
        text,
        label: 'scam',
        lang: 'en',
        kind: 'smishing',
        source: 'himaya uae',
      },
      score: 0,
      points: 0,
      floor: { least: 0, above: 0 },
      isUnclear: false,
    }),
  )
  const left = NARROWED.message?.of({ rated, scores: [1, 2, 3], ranks: [4, 5, 6] })
  expect(left?.rated.map(({ row }) => row.text)).toEqual(['row 1', 'row 2'])
  expect(left).toMatchObject({ scores: [1, 3], ranks: [4, 6] })
})
