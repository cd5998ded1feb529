import type { Circumstance } from '../circumstances.ts'
import type { FindingCode, ReassuranceCode, RecommendationCode, ScamTypeCode } from '../codes.ts'
import type { ContentType } from '../types.ts'

/** A rule as compiled by scripts/rules/compile.ts: names are resolved, phrases are indexes into `LISTS`. */
export type CompiledRule = {
  readonly id: FindingCode | ReassuranceCode
  /** Former codes, oldest first, as stored checks use them. */
  readonly formerly?: readonly string[]
  /** Codes of rules that were merged into this one. */
  readonly includes?: readonly string[]
  /** Whether the rule lowers the score. */
  readonly ham: boolean
  /** Rules of one group overlap, so each further one counts less. Ham rules have none. */
  readonly group?: string
  /** Score in points, negative in ham rules. */
  readonly score: number
  readonly scamType?: ScamTypeCode
  /** Checked before `scamType`: the first entry whose condition holds. */
  readonly scamTypes?: readonly { readonly type: ScamTypeCode | 'none'; readonly when: Condition }[]
  readonly advice?: RecommendationCode
  /** Of several rules the lowest rank gives the advice. */
  readonly adviceRank?: number
  /** Of the rules in one group only the lowest rank is shown as a reason. */
  readonly reasonGroup?: string
  readonly reasonRank?: number
  /** Content that anyone can copy into their own text. */
  readonly copied?: 'link' | 'words'
  /** Also counts for a text that completes a scam composite. */
  readonly outweighsStories?: boolean
  /** High: the loss cannot be undone. */
  readonly severity?: 'high'
  /**
   * None: there is no honest reason to request it in a message. Common: friends, schools and shops also
   * request it.
   */
  readonly legitimateUse?: 'none' | 'common'
  /** No organisation requests it, so nothing beside it can vouch for the sender. */
  readonly noOrganisation?: boolean
  /** Includes the request itself. */
  readonly asks?: boolean
  /** Determines the scam type regardless of the imitated organisation. */
  readonly telling?: boolean
  readonly in?: ContentType
  /** Features that disable the whole rule. */
  readonly unless?: readonly string[]
  /** Alternative matches in order. The first that matches gives the finding. */
  readonly match: readonly CompiledMatch[]
}

export type CompiledMatch = {
  readonly id?: string
  readonly check?: string
  readonly in?: ContentType
  readonly negation?: string
  readonly phrases?: number
  readonly except?: number
  readonly after?: { readonly feature: string; readonly words: number }
  readonly when?: Condition
  readonly with?: readonly number[]
  readonly substrings?: number
}

/**
 * Findings that indicate a scam in combination. A text with at least one finding of every list gets at least
 * this score.
 */
export type Composite = {
  readonly score: number
  /** Null if the findings determine the scam type better. */
  readonly scamType: ScamTypeCode | null
  readonly all: readonly (readonly (FindingCode | Circumstance)[])[]
}

/** True if every given part is true. */
export type Condition = {
  readonly all?: readonly (string | Condition)[]
  readonly any?: readonly (string | Condition)[]
  readonly none?: readonly (string | Condition)[]
  /** Bounds for the number of words. */
  readonly words?: { readonly most?: number; readonly least?: number }
}

/** A named condition: phrases, a regular expression, or other conditions. */
export type CompiledFeature = Condition & {
  readonly negation?: string
  readonly phrases?: number
  readonly except?: number
  /** Searches only this many words at the start. */
  readonly opening?: number
  /** Minimum number of distinct phrases. */
  readonly distinct?: number
  /** Counts only instructions to the reader. */
  readonly commanded?: boolean
  readonly pattern?: string
  readonly substrings?: number
}
