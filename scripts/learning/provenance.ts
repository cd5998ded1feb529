import { ANALYZER_VERSION } from '#analyzer'
import { manifestOf } from '../corpus/manifest.ts'
import { headline, isCounted } from '../evaluate/figures.ts'
import type { Figures } from '../rules/compile-model.ts'
import { counts } from './calibrate.ts'
import { rankOf, type ScoredRow } from './cross-validated-scores.ts'
import { hashOfCollections } from './rows.ts'
import type { Provenance } from './write-model.ts'

/** What was learned from and by which analyzer. @param data the folder of the outside collections, if they were learned from */
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

/** How well rows of one type are told apart by models that have not seen their source: real ones, or those of corpus/ alone. */
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
