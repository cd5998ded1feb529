import type { ContentType } from '#analyzer'
import { quoted } from '../../analyzer/cases/quoted.ts'

/** Texts that a rule must find, and texts that it must not, by language. */
export type RuleTests = {
  readonly hits?: Readonly<Record<string, readonly RuleTest[]>>
  readonly misses?: Readonly<Record<string, readonly RuleTest[]>>
}

type RuleTest = {
  readonly text: string
  /** What it is pasted as; a message unless said. */
  readonly in?: ContentType
  /** Words that must be marked as one. */
  readonly marks?: string
}

/** What is wrong with a rule by its own tests, a line each; none when all is well. */
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
