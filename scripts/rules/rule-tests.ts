import type { ContentType } from '#analyzer'
import { quoted } from '../../analyzer/cases/quoted.ts'

/** Texts that a rule must and must not match, by language. */
export type RuleTests = {
  readonly hits?: Readonly<Record<string, readonly RuleTest[]>>
  readonly misses?: Readonly<Record<string, readonly RuleTest[]>>
}

type RuleTest = {
  readonly text: string
  /** Content type; message by default. */
  readonly in?: ContentType
  /** Words that must be marked as one span. */
  readonly marks?: string
}

/** Returns the failures of a rule's own tests, one line each. */
export function ruleFaults(id: string, { hits = {}, misses = {} }: RuleTests): string[] {
  const missed = Object.values(hits)
    .flat()
    .filter(({ marks, ...text }) => {
      const marked = quotedBy(id, text)
      return marks === undefined ? marked.length === 0 : !marked.includes(marks)
    })
    .map(({ text, marks }) => `does not find ${marks ? `"${marks}" in ` : ''}"${text}"`)
  const found = Object.values(misses)
    .flat()
    .filter((text) => quotedBy(id, text).length > 0)
    .map(({ text }) => `finds "${text}"`)
  return [...missed, ...found].map((fault) => `${id} ${fault}`)
}

function quotedBy(id: string, { text, in: type }: RuleTest): string[] {
  return quoted(text, id, type)
}
