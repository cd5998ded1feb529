import type { ContentType } from '#analyzer'
import type { Row } from '../rows.ts'

/** Lines of one kind, each of which stands for a few texts. */
export type WrittenKind = readonly [
  type: ContentType,
  label: Row['label'],
  kind: string,
  lines: readonly string[],
]
