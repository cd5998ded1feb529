import { ANALYZER_VERSION } from '#analyzer'
import { manifestOf } from '../corpus/manifest.ts'
import { headline, isCounted } from '../evaluate/figures.ts'
import type { Figures } from '../rules/compile-model.ts'
import { counts } from './calibrate.ts'
import { rankOf, type ScoredRow } from './cross-validated-scores.ts'
import { hashOfCollections } from './rows.ts'
import type { Provenance } from './write-model.ts'

/**
 * Returns the training data and analyzer version of the weights. @param data folder of the external
 * collections, if they were used
 */
export function provenanceOf(
  data: string | undefined,
  seed: number | null,
  figures: Provenance['figures'],
): Provenance {
  return {
    analyzer: ANALYZER_VERSION,
    learnedFrom: data === undefined ? 'corpus' : 'corpus and collections',
    corpus: manifestOf().trainHash,
    collections: data === undefined ? null : hashOfCollections(data),
    seed,
    figures,
  }
}

/** Returns cross-validated figures for one type, over real sources or over corpus/ alone. */
export function figuresOf(rated: readonly ScoredRow[]): Figures {
  const ranks = rankOf(rated)
  const isReal = rated.some(isCounted)
  const { auroc, recallAtOne } = headline(
    { rated, scores: ranks, ranks },
    isReal ? isCounted : ({ row }) => counts(row),
  )
  return { auroc: rounded(auroc), foundAtOnePercent: rounded(recallAtOne) }
}

function rounded(figure: number): number {
  return Number(figure.toFixed(3))
}
