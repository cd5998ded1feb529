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

/** A row with its score by a model that has seen nothing of its collection, and what the rules say. */
export type ScoredRow = {
  row: Row
  /** As in analyzer/score/classify.ts, before it is calibrated. */
  score: number
  points: number
  floor: Floor
  /** Whether it is not safe however low its log-odds are. */
  isUnclear: boolean
}

/** Joins the scores of each row with what the rules say of it. @param scores of all rows, by each model */
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

/** Joins the score of each address with what the rules say of it. */
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

/** How the scores become log-odds, by the rows that a headline counts; by some of corpus/ where there are no others. */
export function calibrationOf(rows: readonly ScoredRow[]): Calibration {
  const isCounted = isCorpusAlone(rows.map(({ row }) => row)) ? calibratesAlone : calibrates
  const counted = rows.filter(({ row }) => isCounted(row))
  return calibrate(
    counted.map(({ score }) => score),
    counted.map(({ row }) => Number(row.label === 'scam')),
    balancedWeights(counted.map(({ row }) => row)),
  )
}

/** The log-odds of each row by one calibration for all: for figures that need only the order of the rows. */
export function rankOf(rows: readonly ScoredRow[]): number[] {
  const calibration = calibrationOf(rows)
  return rows.map(({ score, floor }) => lifted(logitOf(calibration, score), floor))
}

/** The log-odds of each row, calibrated without its collection. */
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
