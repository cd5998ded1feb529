import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { sha256 } from '../rules/compile-model.ts'
import { CORPUS, type CorpusRow, readRows } from './read-corpus.ts'

/**
 * Describes corpus/: the hash of every file, and the number of texts by language and kind, for each type and
 * label.
 */
export type Manifest = {
  /** SHA-256 of the file hashes in order. Identifies the state of the corpus. */
  readonly hash: string
  /** The same without test/. Identifies the training data. */
  readonly trainHash: string
  /** By purpose and language. */
  readonly rows: Counts
  /** By purpose and kind. */
  readonly kinds: Counts
  readonly files: Readonly<Record<string, string>>
}

type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Computes the manifest from the files. */
export function manifestOf(): Manifest {
  const paths = globSync('**/*.{jsonl,txt,json}', { cwd: CORPUS })
    .filter((path) => path !== 'manifest.json' && path !== 'row.schema.json')
    .sort()
  const files = Object.fromEntries(
    paths.map((path) => [path, sha256(readFileSync(join(CORPUS, path)))]),
  )
  const rows = paths
    .filter((path) => path.endsWith('.jsonl'))
    .flatMap((path) => readRows(path).map((row) => ({ ...row, purpose: path.split('/')[0] })))
  return {
    hash: hashOf(Object.entries(files)),
    trainHash: hashOf(Object.entries(files).filter(([path]) => !path.startsWith('test/'))),
    rows: counted(rows, ({ purpose, language }) => `${purpose}/${language}`),
    kinds: counted(rows, ({ purpose, kind }) => `${purpose}/${kind}`),
    files,
  }
}

function counted<R extends CorpusRow>(rows: readonly R[], keyOf: (row: R) => string): Counts {
  const groups = [...Map.groupBy(rows, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    groups.map(([key, members]) => [
      key,
      Object.fromEntries(
        [...Map.groupBy(members, ({ type, label }) => `${type} ${label}`)].map(([name, of]) => [
          name,
          of.length,
        ]),
      ),
    ]),
  )
}

/** Returns faults in rows: schema violations, rows in the wrong file, duplicate ids. */
export function faultsOf(path: string, rows: readonly CorpusRow[], seen: Set<string>): string[] {
  const [, language, file] = path.split('/')
  return rows.flatMap((row, n) => {
    const faults = isRow(row) ? [] : (isRow.errors ?? []).map(({ message }) => String(message))
    if (`${row.source}.jsonl` !== file || row.language !== language)
      faults.push('is in a wrong file')
    if (seen.has(row.id)) faults.push(`has the id of another: ${row.id}`)
    seen.add(row.id)
    return faults.map((fault) => `${path}:${n + 1} ${fault}`)
  })
}

const isRow = new Ajv({ allErrors: true }).compile(
  JSON.parse(readFileSync(join(CORPUS, 'row.schema.json'), 'utf8')),
)

function hashOf(files: readonly (readonly [path: string, hash: string])[]): string {
  return sha256(files.map(([, hash]) => hash).join('\n'))
}
