import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Row } from './rows.ts'

/** Folders, and the files in them that a result depends on. */
type Sources = readonly (readonly [folder: URL, names: RegExp])[]

/** Sources of feature extraction. */
const READING: Sources = [
  [new URL('../../analyzer/', import.meta.url), /\.(?:ts|js)$/],
  [new URL('./', import.meta.url), /-rows\.ts$/],
]
/** Sources of training. */
export const LEARNING: Sources = [
  ...READING,
  [new URL('./', import.meta.url), /\.ts$/],
  [new URL('../../corpus/', import.meta.url), /^unconfirmed-labels\.txt$/],
]

/**
 * Caches the result of `compute` in the system's temporary folder until the rows or a source file change.
 * `about` is part of the key.
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

/** Files that only combine or word findings. */
const WITHOUT_EFFECT =
  /^texts\.(?:js|d\.ts)$|^scorecard\.data\.ts$|^(?:verdict|version|reasons|classify|ensemble)\.ts$/
