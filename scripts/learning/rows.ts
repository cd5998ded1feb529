import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { ContentType } from '#analyzer'
import { writtenRows } from './written-rows.ts'

/** One labelled text. */
export type Row = {
  type: ContentType
  text: string
  label: 'scam' | 'safe'
  lang: string
  kind: string
  source: string
}

/** The rows of some files of the collection, with what was written by us for the same types. */
export function readRows(directory: string, files: readonly string[]): Row[] {
  const types = new Set(files.map((file) => TYPES[file]))
  const written = writtenRows().filter(({ type }) => types.has(type))
  return [...readCollections(directory, files), ...written]
}

/** The rows of some files of the collection alone. */
export function readCollections(directory: string, files: readonly string[]): Row[] {
  return files.flatMap((file) =>
    ['train', 'dev'].flatMap((part) => readFile(join(directory, `${file}.${part}.jsonl.gz`))),
  )
}

const TYPES: Readonly<Record<string, ContentType>> = {
  messages: 'message',
  emails: 'email',
  urls: 'website',
}

function readFile(path: string): Row[] {
  if (!existsSync(path)) return []
  const lines = gunzipSync(readFileSync(path)).toString().trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Row)
}
