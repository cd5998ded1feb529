import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Row } from './rows.ts'

/** Folders, and which of their files an answer rests on. */
type Sources = readonly (readonly [folder: URL, names: RegExp])[]

/** Where it is written what is noticed in a row. */
const READING: Sources = [
  [new URL('../../analyzer/', import.meta.url), /\.(?:ts|js)$/],
  [new URL('./', import.meta.url), /-rows\.ts$/],
]
/** Where it is written what is learned from that. */
export const LEARNING: Sources = [
  ...READING,
  [new URL('./', import.meta.url), /\.ts$/],
  [new URL('../../corpus/', import.meta.url), /^unconfirmed-labels\.txt$/],
]

/**
 * What `compute` makes of the rows, kept in the system's folder for passing files until a row or one of the sources changes.
 * `about` says what it is.
 */
export function cached<T>(
  about: string,
  rows: readonly Row[],
  compute: () => T,
  sources: Sources = READING,
): T {
  const key = createHash('sha256').update(about)
  for (const [folder, name] of sources)
    for (const file of filesUnder(folder, name)) key.update(readFileSync(file))
  for (const row of rows) key.update(JSON.stringify(row))
  const path = join(tmpdir(), `himaya-learning-${key.digest('hex').slice(0, 20)}`)
  if (existsSync(path)) return deserialize(readFileSync(path)) as T
  const made = compute()
  writeFileSync(path, serialize(made))
  return made
}

function filesUnder(directory: URL, wanted: RegExp): URL[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .filter(({ name, parentPath }) => !/\.test\.ts$/.test(name) && !/[/\\]cases\b/.test(parentPath))
    .filter(({ name }) => !WITHOUT_EFFECT.test(name))
    .map(({ name, parentPath }) => new URL(`file://${join(parentPath, name)}`))
    .sort((a, b) => a.href.localeCompare(b.href))
}

/** What only joins and words what was noticed. */
const WITHOUT_EFFECT =
  /^texts\.(?:js|d\.ts)$|^scorecard\.data\.ts$|^(?:verdict|version|reasons|classify|ensemble)\.ts$/
