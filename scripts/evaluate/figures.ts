import type { ContentType, Outcome } from '#analyzer'
import { outcomeOf } from '../../analyzer/score/outcome.ts'
import { PRIOR } from '../../analyzer/score/thresholds.ts'
import { balancedWeights, counts } from '../learning/calibrate.ts'
import type { ScoredRow } from '../learning/cross-validated-scores.ts'
import { hasDisputedLabel } from '../learning/disputed-labels.ts'
import { auroc, shareAbove, thresholdAt } from '../learning/fitting/metrics.ts'
import type { Row } from '../learning/rows.ts'
import { sourceOf } from '../learning/sources.ts'

/**
 * The rows of one type with scores (higher means more likely a scam). `scores` are calibrated without the
 * row's collection and determine the outcome; `ranks` order all rows on one scale.
 */
export type Scored = {
  rated: readonly ScoredRow[]
  scores: readonly number[]
  ranks: readonly number[]
}

/** Fractions of 1. */
export type Shares = Readonly<Record<Outcome, number>>

/** `recallAtOne` is the fraction of scams found at one false alarm in a hundred ordinary texts. */
export type Headline = {
  auroc: number
  recallAtOne: number
  /** Outcomes of scams and of ordinary texts. */
  called: Readonly<Record<Row['label'], Shares>>
}

/** Whether a row counts in the headline figures. */
export const isCounted = ({ row }: ScoredRow) =>
  counts(row) && sourceOf(row.source).origin === 'real'

type Narrowed = { name: string; of: (all: Scored) => Scored }

/**
 * Subsets that exclude rows labelled scam that are none: mail that is mostly advertising, and messages whose
 * label readers did not confirm.
 */
export const NARROWED: Readonly<Partial<Record<ContentType, Narrowed>>> = {
  message: {
    name: 'Messages, labels read again',
    of: (all) => only(all, ({ row }) => !hasDisputedLabel(row)),
  },
  email: {
    name: 'E-mails without mixed spam',
    of: (all) => only(all, ({ row }) => row.kind !== 'spam-mixed'),
  },
}

function only({ rated, scores, ranks }: Scored, keep: (one: ScoredRow) => boolean): Scored {
  const kept = [...rated.keys()].filter((i) => keep(rated[i]!))
  return {
    rated: kept.map((i) => rated[i]!),
    scores: kept.map((i) => scores[i]!),
    ranks: kept.map((i) => ranks[i]!),
  }
}

/**
 * Computes headline figures over the real collections, weighting each equally. @param counted overrides which
 * rows count
 */
export function headline(all: Scored, counted: (one: ScoredRow) => boolean = isCounted): Headline {
  const { rated, scores, ranks } = only(all, counted)
  const labels = rated.map(({ row }) => Number(row.label === 'scam'))
  const weights = balancedWeights(rated.map(({ row }) => row))
  const called = (label: Row['label']) =>
    sharesOf(
      [...rated.keys()].filter((i) => rated[i]!.row.label === label),
      (i) => outcomeOf(scores[i]!, rated[i]!.isUnclear),
      (i) => weights[i]!,
    )
  return {
    auroc: auroc(ranks, labels, weights),
    recallAtOne: shareAbove(thresholdAt(0.01, ranks, labels, weights), ranks, labels, weights, 1),
    called: { scam: called('scam'), safe: called('safe') },
  }
}

function sharesOf(
  places: readonly number[],
  outcome: (place: number) => Outcome,
  weight: (place: number) => number,
): Shares {
  const shares = { scam: 0, unsure: 0, safe: 0 }
  const total = places.reduce((sum, place) => sum + weight(place), 0)
  for (const place of places) shares[outcome(place)] += weight(place) / total
  return shares
}

export type Part = {
  name: string
  label: 'scam' | 'safe'
  rows: number
  /** Against all rows of the other label in real collections. */
  auroc: number
  called: Shares
}

/** Groups rows by `nameOf`; null excludes a row. */
export function parts(
  { rated, scores, ranks }: Scored,
  nameOf: (row: ScoredRow) => string | null,
): Part[] {
  const groups = new Map<string, number[]>()
  rated.forEach((one, i) => {
    const name = nameOf(one)
    if (name === null) return
    const key = `${one.row.label} ${name}`
    const list = groups.get(key)
    if (list) list.push(i)
    else groups.set(key, [i])
  })
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, own]) => {
      const label = key.startsWith('scam') ? 'scam' : 'safe'
      const others = [...rated.keys()].filter(
        (i) => rated[i]!.row.label !== label && isCounted(rated[i]!),
      )
      const weights = [...own.map(() => 1), ...balancedWeights(others.map((i) => rated[i]!.row))]
      const all = [...own, ...others]
      return {
        name: key.slice(5),
        label,
        rows: own.length,
        auroc: auroc(
          all.map((i) => ranks[i]!),
          all.map((i) => Number(rated[i]!.row.label === 'scam')),
          weights,
        ),
        called: sharesOf(
          own,
          (i) => outcomeOf(scores[i]!, rated[i]!.isUnclear),
          () => 1,
        ),
      }
    })
}

export type Bin = { from: number; to: number; said: number; were: number; weight: number }

/** Returns the observed scam rate for each tenth of predicted probability, at the scam rate `PRIOR`. */
export function reliability({ rated, scores }: Scored): { bins: Bin[]; error: number } {
  const chosen = [...rated.keys()].filter((i) => isCounted(rated[i]!))
  const even = balancedWeights(chosen.map((i) => rated[i]!.row))
  const total = { scam: 0, safe: 0 }
  chosen.forEach((i, k) => {
    total[rated[i]!.row.label] += even[k]!
  })
  const bins: Bin[] = Array.from({ length: 10 }, (_, b) => ({
    from: b / 10,
    to: (b + 1) / 10,
    said: 0,
    were: 0,
    weight: 0,
  }))
  chosen.forEach((i, k) => {
    const { label } = rated[i]!.row
    const weight = (even[k]! / total[label]) * (label === 'scam' ? PRIOR : 1 - PRIOR)
    const p = 1 / (1 + Math.exp(-scores[i]!))
    const bin = bins[Math.min(9, Math.floor(p * 10))]!
    bin.weight += weight
    bin.said += weight * p
    if (label === 'scam') bin.were += weight
  })
  const error = bins.reduce((sum, { said, were }) => sum + Math.abs(said - were), 0)
  return { bins, error }
}
