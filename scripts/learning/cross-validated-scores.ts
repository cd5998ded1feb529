import {
  type Calibration,
  logitOf,
  mixed,
  type Ruled,
  termsOf,
} from '../../analyzer/model/ensemble.ts'
import { type Floor, lifted } from '../../analyzer/score/score-floor.ts'
import type { AddressRows } from './addresses/address-rows.ts'
import { balancedWeights, calibrate, calibrates, calibratesAlone } from './calibrate.ts'
import type { Row } from './rows.ts'
import { isCorpusAlone, sourceOf } from './sources.ts'
import type { TextRows } from './texts/text-rows.ts'

/** A row with its score from a model trained without its collection, and the rules' result. */
export type ScoredRow = {
  row: Row
  /** As in analyzer/score/classify.ts, before calibration. */
  score: number
  points: number
  floor: Floor
  /** Whether the row cannot be safe, whatever its log-odds. */
  isUnclear: boolean
}

/** Joins the scores of each row with the rules' result. @param scores of all rows by each model */
export function crossValidatedTexts(
  { rows, links, points, stories, asked, floors, unclear }: TextRows,
  scores: readonly Float64Array[],
): ScoredRow[] {
  return rows.map((row, i) =>
    rated(
      row,
      [...scores.map((list) => list[i]!), links[i]!],
      { points: points[i]!, tellsStory: stories[i]! > 0, isAsked: asked[i]! },
      floors[i]!,
      unclear[i]!,
    ),
  )
}

/** Joins the score of each address with the rules' result. */
export function crossValidatedAddresses(
  { rows, points, floors, unclear }: AddressRows,
  scores: Float64Array,
): ScoredRow[] {
  return rows.map((row, i) =>
    rated(
      row,
      [scores[i]!],
      { points: points[i]!, tellsStory: false, isAsked: false },
      floors[i]!,
      unclear[i]!,
    ),
  )
}

function rated(
  row: Row,
  scores: readonly number[],
  ruled: Ruled,
  floor: Floor,
  isUnclear: boolean,
): ScoredRow {
  const score = mixed(termsOf(row.type, scores, ruled))
  return { row, score, points: ruled.points, floor, isUnclear }
}

/** Fits the calibration on the headline rows, or on rows of corpus/ if there are no others. */
export function calibrationOf(rows: readonly ScoredRow[]): Calibration {
  const isCounted = isCorpusAlone(rows.map(({ row }) => row)) ? calibratesAlone : calibrates
  const counted = rows.filter(({ row }) => isCounted(row))
  return calibrate(
    counted.map(({ score }) => score),
    counted.map(({ row }) => Number(row.label === 'scam')),
    balancedWeights(counted.map(({ row }) => row)),
  )
}

/** Returns log-odds with one calibration for all rows, for figures that depend only on order. */
export function rankOf(rows: readonly ScoredRow[]): number[] {
  const calibration = calibrationOf(rows)
  return rows.map(({ score, floor }) => lifted(logitOf(calibration, score), floor))
}

/** Returns log-odds calibrated without each row's collection. */
export function logitsOf(rows: readonly ScoredRow[]): number[] {
  const known = new Map<string, Calibration>()
  return rows.map(({ row, score, floor }) => {
    const { group } = sourceOf(row.source)
    let calibration = known.get(group)
    if (!calibration) {
      calibration = calibrationOf(
        rows.filter((other) => sourceOf(other.row.source).group !== group),
      )
      known.set(group, calibration)
    }
    return lifted(logitOf(calibration, score), floor)
  })
}
