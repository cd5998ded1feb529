import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentType } from '#analyzer'

export const CORPUS = join(import.meta.dirname, '..', '..', 'corpus')

/** One text of corpus/, described by row.schema.json. */
export type CorpusRow = {
  /** Its list and number: `home-south-indian-scam/0012`. */
  readonly id: string
  /** A BCP 47 tag; `mul` for several or unknown languages, `url` for a bare address. */
  readonly language: string
  readonly type: ContentType
  readonly label: 'safe' | 'scam'
  readonly kind: string
  /** The file name. */
  readonly source: string
  readonly text: string
  /** The expected scam type. Only in source `cases`. */
  readonly scamType?: string
  readonly marks?: string
  readonly hardEvidence?: boolean
  readonly recommendation?: string
}

/**
 * Returns the training or test texts, sorted by list and number. Training lists come in the order of
 * train-order.txt, because the trained weights depend on it; other lists are sorted by name.
 */
export function readCorpus(purpose: 'train' | 'test'): CorpusRow[] {
  const order = new Map(readLines('train-order.txt').map((list, place) => [list, place]))
  const placeOf = ({ id }: CorpusRow) => order.get(listOf(id)) ?? order.size
  return globSync(`${purpose}/**/*.jsonl`, { cwd: CORPUS })
    .flatMap(readRows)
    .sort((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1))
}

/** Returns the texts of one test source, sorted by list and number. */
export function readTests(source: string): CorpusRow[] {
  return globSync(`test/*/${source}.jsonl`, { cwd: CORPUS })
    .flatMap(readRows)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Returns the texts of one list of the regression corpus. */
export function regressionTexts(list: string): string[] {
  return readTests('regression').flatMap(({ id, text }) => (listOf(id) === list ? [text] : []))
}

/** @param path relative to corpus/ */
export function readRows(path: string): CorpusRow[] {
  return readFileSync(join(CORPUS, path), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as CorpusRow)
}

/** Returns the lines of a file. @param path relative to corpus/ */
export function readLines(path: string): string[] {
  return readFileSync(join(CORPUS, path), 'utf8').trimEnd().split('\n')
}

/** Returns the list that a row belongs to. */
export function listOf(id: string): string {
  return id.slice(0, id.indexOf('/'))
}
