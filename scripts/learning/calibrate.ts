import type { Calibration } from '../../analyzer/model/ensemble.ts'
import { PRIOR } from '../../analyzer/score/thresholds.ts'
import { hasDisputedLabel } from './disputed-labels.ts'
import type { Row } from './rows.ts'
import { sourceOf } from './sources.ts'
import { OF_NO_SITE, SYNTHETIC_KINDS } from './written-rows.ts'

/** Maximum weight of one kind within a collection, in rows. */
const MAX = 300

/** Returns weights that give every collection and kind equal influence, up to `MAX` rows. */
export function balancedWeights(rows: readonly Row[]): number[] {
  const key = ({ source, label, kind, type }: Row) =>
    `${sourceOf(source).group} ${label} ${kind} ${type}`
  const sizes = new Map<string, number>()
  for (const row of rows) sizes.set(key(row), (sizes.get(key(row)) ?? 0) + 1)
  return rows.map((row) => Math.min(MAX, sizes.get(key(row))!) / sizes.get(key(row))!)
}

/**
 * Whether a row counts in headline figures: excludes adverts, bare scam shops and template-generated texts.
 */
export function counts({ source, kind }: Row): boolean {
  return (
    kind !== 'spam-advert' &&
    kind !== 'scam-site' &&
    ['real', 'ours'].includes(sourceOf(source).origin)
  )
}

/** Synthetic addresses: names under services that lend subdomains, and non-existing sites. */
const LIKE_NO_COLLECTION: readonly string[] = ['hosted-page', ...OF_NO_SITE]

/**
 * Whether a row is used for calibration. Excludes this project's own texts, whose languages and scams no
 * collection has, so that held-out models know nothing of them. Excludes disputed labels.
 */
export function calibrates(row: Row): boolean {
  const isLikeNoCollection = row.type !== 'website' || LIKE_NO_COLLECTION.includes(row.kind)
  const isOurs = sourceOf(row.source).origin !== 'real'
  return counts(row) && !hasDisputedLabel(row) && !(isLikeNoCollection && isOurs)
}

/**
 * Corpus sources whose ordinary texts were written to resemble scams. More of them are flagged than of real
 * messages.
 */
const HARD_SOURCES: readonly string[] = ['himaya pairs', 'himaya reported']

/** Whether a row is used for calibration when only corpus/ was used for training. */
export function calibratesAlone(row: Row): boolean {
  const isHard =
    HARD_SOURCES.includes(row.source) || Object.values(SYNTHETIC_KINDS).includes(row.kind)
  return counts(row) && !isHard
}

/**
 * Fits log-odds to cross-validated scores at the scam rate `PRIOR`: logistic regression by Newton's method.
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
