import { createHash } from 'node:crypto'
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

/** Returns the training rows of external collection files, followed by rows of corpus/ of the same types. */
export function readRows(directory: string | undefined, files: readonly string[]): Row[] {
  const types = new Set(files.map((file) => TYPES[file]))
  const written = writtenRows().filter(({ type }) => types.has(type))
  return [...(directory === undefined ? [] : readCollections(directory, files)), ...written]
}

/** Returns the rows of external collection files. */
export function readCollections(directory: string, files: readonly string[]): Row[] {
  return pathsOf(directory, files).flatMap(readFile)
}

/** SHA-256 of all files of the external collections. */
export function hashOfCollections(directory: string): string {
  const hash = createHash('sha256')
  for (const path of pathsOf(directory, Object.keys(TYPES))) hash.update(readFileSync(path))
  return hash.digest('hex')
}

/** @throws if there is none, so that a wrong path is not taken for an empty collection */
function pathsOf(directory: string, files: readonly string[]): string[] {
  const paths = files
    .flatMap((file) => ['train', 'dev'].map((part) => `${file}.${part}.jsonl.gz`))
    .map((name) => join(directory, name))
    .filter((path) => existsSync(path))
  if (paths.length === 0) throw new Error(`${directory} holds no labelled collections`)
  return paths
}

const TYPES: Readonly<Record<string, ContentType>> = {
  messages: 'message',
  emails: 'email',
  urls: 'website',
}

function readFile(path: string): Row[] {
  const lines = gunzipSync(readFileSync(path)).toString().trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Row)
}
