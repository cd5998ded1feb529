import type { Circumstance } from '../circumstances.ts'
import type { FindingCode, ReassuranceCode, RecommendationCode, ScamTypeCode } from '../codes.ts'
import type { ContentType } from '../types.ts'

/** Rules as scripts/rules/compile.ts writes them: names are resolved, and phrases are places in `LISTS`. */
export type CompiledRule = {
  readonly id: FindingCode | ReassuranceCode
  /** Older codes of the rule, the oldest first, as stored checks hold them. */
  readonly formerly?: readonly string[]
  /** Codes of rules that became part of it. */
  readonly includes?: readonly string[]
  /** Whether it speaks for a text. */
  readonly ham: boolean
  /** Rules of one group tell much the same, so each further one counts less. Ham rules have none. */
  readonly group?: string
  /** Points for a scam, negative in ham rules. */
  readonly score: number
  readonly scamType?: ScamTypeCode
  /** Asked before `scamType`: the first whose condition holds counts. */
  readonly scamTypes?: readonly { readonly type: ScamTypeCode | 'none'; readonly when: Condition }[]
  readonly advice?: RecommendationCode
  /** Of several rules the one with the least rank gives the advice. */
  readonly adviceRank?: number
  /** Rules of one group say the same: the one with the least rank is told. */
  readonly reasonGroup?: string
  readonly reasonRank?: number
  /** What anybody can set under a text of his own. */
  readonly copied?: 'link' | 'words'
  /** It still speaks for a text that tells a known scam story. */
  readonly outweighsStories?: boolean
  /** High: what is given away cannot be undone. */
  readonly severity?: 'high'
  /** None: nobody has an honest reason to ask it in a message. Common: friends, schools and shops ask it, too. */
  readonly legitimateUse?: 'none' | 'common'
  /** No organisation asks it, so nothing that stands beside it speaks for the sender. */
  readonly noOrganisation?: boolean
  /** It holds the request in itself. */
  readonly asks?: boolean
  /** It tells the kind of scam whoever is imitated. */
  readonly telling?: boolean
  readonly in?: ContentType
  /** Features any of which takes the whole rule back. */
  readonly unless?: readonly string[]
  /** Ways to match, in order: the first that matches gives the finding. */
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
 * Signs that make a scam together, however harmless each is alone. A text with at least one of every list weighs no less than
 * the score.
 */
export type Composite = {
  readonly score: number
  /** Null when the kind of scam is told better by the signs themselves. */
  readonly scamType: ScamTypeCode | null
  readonly all: readonly (readonly (FindingCode | Circumstance)[])[]
}

/** True when every part that is given is. */
export type Condition = {
  readonly all?: readonly (string | Condition)[]
  readonly any?: readonly (string | Condition)[]
  readonly none?: readonly (string | Condition)[]
  /** How many words the text may have. */
  readonly words?: { readonly most?: number; readonly least?: number }
}

/** A named condition: phrases that occur, a regular expression, or other conditions. */
export type CompiledFeature = Condition & {
  readonly negation?: string
  readonly phrases?: number
  readonly except?: number
  /** Only among so many words at the beginning. */
  readonly opening?: number
  /** So many of the phrases at least. */
  readonly distinct?: number
  /** Only what the text tells the reader to do. */
  readonly commanded?: boolean
  readonly pattern?: string
  readonly substrings?: number
}
