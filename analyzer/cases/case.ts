import type { ScamTypeCode } from '../codes.ts'
import type { ContentType } from '../types.ts'

/** A text as a visitor might paste it, with the verdict that a careful person would give. Used by tests only. */
export type ScamCase = {
  type: ContentType
  text: string
  scamType: ScamTypeCode
  /** Words that must be among those marked. */
  marks: string
  hard?: boolean
}
