import type { Calibration } from '../../analyzer/model/ensemble.ts'
import { PRIOR } from '../../analyzer/score/thresholds.ts'
import { hasDisputedLabel } from './disputed-labels.ts'
import type { Row } from './rows.ts'
import { sourceOf } from './sources.ts'
import { OF_NO_SITE, SYNTHETIC_KINDS } from './written-rows.ts'

/** Rows of one kind and collection count as this many at most. */
const MAX = 300

/** Weights that let every collection and kind count alike, up to `MAX` rows. */
export function balancedWeights(rows: readonly Row[]): number[] {
  const key = ({ source, label, kind, type }: Row) =>
    `${sourceOf(source).group} ${label} ${kind} ${type}`
  const sizes = new Map<string, number>()
  for (const row of rows) sizes.set(key(row), (sizes.get(key(row)) ?? 0) + 1)
  return rows.map((row) => Math.min(MAX, sizes.get(key(row))!) / sizes.get(key(row))!)
}

/** Rows that a headline figure counts: no adverts, no bare scam shops, nothing made from templates. */
export function counts({ source, kind }: Row): boolean {
  return (
    kind !== 'spam-advert' &&
    kind !== 'scam-site' &&
    ['real', 'ours'].includes(sourceOf(source).origin)
  )
}

/** Made-up addresses: names under services that lend them, and sites that do not exist. */
const LIKE_NO_COLLECTION: readonly string[] = ['hosted-page', ...OF_NO_SITE]

/**
 * Rows by which a threshold is set. What this project wrote is in languages and of stories that no collection has: left out,
 * nothing is known of them. A text whose label was not confirmed sets none.
 */
export function calibrates(row: Row): boolean {
  const isLikeNoCollection = row.type !== 'website' || LIKE_NO_COLLECTION.includes(row.kind)
  const isOurs = sourceOf(row.source).origin !== 'real'
  return counts(row) && !hasDisputedLabel(row) && !(isLikeNoCollection && isOurs)
}

/** Sources of corpus/ whose ordinary texts were made to be like frauds: more of them are flagged than of what people receive. */
const HARD_SOURCES: readonly string[] = ['himaya pairs', 'himaya reported']

/** Rows by which a threshold is set where nothing but corpus/ was learned from. */
export function calibratesAlone(row: Row): boolean {
  const isHard =
    HARD_SOURCES.includes(row.source) || Object.values(SYNTHETIC_KINDS).includes(row.kind)
  return counts(row) && !isHard
}

/**
 * How mixed scores of left-out collections become log-odds, as if the share `PRIOR` of the texts were scams: logistic regression by
 * Newton's method.
 */
export function calibrate(
  scores: readonly number[],
  labels: readonly number[],
  importance: readonly number[],
): Calibration {
  const total = [0, 0]
  labels.forEach((label, i) => {
    total[label]! += importance[i]!
  })
  let slope = 1
  let bias = Math.log(PRIOR / (1 - PRIOR))
  for (let round = 0; round < ROUNDS; round++) {
    let [gs, gb, hss, hsb, hbb] = [0, 0, 1e-6, 0, 1e-6]
    scores.forEach((score, i) => {
      const label = labels[i]!
      const weight = (importance[i]! / total[label]!) * (label === 1 ? PRIOR : 1 - PRIOR)
      const p = 1 / (1 + Math.exp(-(bias + slope * score)))
      const pull = weight * (p - label)
      const bend = weight * p * (1 - p)
      gs += pull * score
      gb += pull
      hss += bend * score * score
      hsb += bend * score
      hbb += bend
    })
    const det = hss * hbb - hsb * hsb
    slope -= DAMPING * ((hbb * gs - hsb * gb) / det)
    bias -= DAMPING * ((hss * gb - hsb * gs) / det)
  }
  return { bias, slope }
}

const ROUNDS = 40
const DAMPING = 0.7
