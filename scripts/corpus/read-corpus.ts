import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentType } from '#analyzer'

export const CORPUS = join(import.meta.dirname, '..', '..', 'corpus')

/** One text of corpus/, as row.schema.json describes it. */
export type CorpusRow = {
  /** Its list and its number there: `home-south-indian-scam/0012`. */
  readonly id: string
  /** A BCP 47 tag; `mul` where it mixes several or is not known, `url` for a bare address. */
  readonly language: string
  readonly type: ContentType
  readonly label: 'safe' | 'scam'
  readonly kind: string
  /** The name of its file. */
  readonly source: string
  readonly text: string
  /** What a verdict on it must say; in source `cases` alone. */
  readonly scamType?: string
  readonly marks?: string
  readonly hardEvidence?: boolean
  readonly recommendation?: string
}

/**
 * The texts to learn from, or those that nothing is learned from: by list, then by number. The lists to learn from come in the
 * order of train-order.txt, for in another order other weights are learned; other lists follow by name.
 */
export function readCorpus(purpose: 'train' | 'test'): CorpusRow[] {
  const order = new Map(readLines('train-order.txt').map((list, place) => [list, place]))
  const placeOf = ({ id }: CorpusRow) => order.get(listOf(id)) ?? order.size
  return globSync(`${purpose}/**/*.jsonl`, { cwd: CORPUS })
    .flatMap(readRows)
    .sort((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1))
}

/** The texts of one source of test texts, by list, then by number. */
export function readTests(source: string): CorpusRow[] {
  return globSync(`test/*/${source}.jsonl`, { cwd: CORPUS })
    .flatMap(readRows)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The texts of one list of the regression corpus. */
export function regressionTexts(list: string): string[] {
  return readTests('regression').flatMap(({ id, text }) => (listOf(id) === list ? [text] : []))
}

/** @param path below corpus/ */
export function readRows(path: string): CorpusRow[] {
  return readFileSync(join(CORPUS, path), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as CorpusRow)
}

/** The lines of a file of corpus/. @param path below corpus/ */
export function readLines(path: string): string[] {
  return readFileSync(join(CORPUS, path), 'utf8').trimEnd().split('\n')
}

/** The list that a row belongs to. */
export function listOf(id: string): string {
  return id.slice(0, id.indexOf('/'))
}
