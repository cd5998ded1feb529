import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Row } from './rows.ts'

const SOURCES = [new URL('../../analyzer/', import.meta.url), new URL('./', import.meta.url)]

/**
 * What `compute` makes of the rows, kept in the system's folder for passing files until a row or the source of the analyzer
 * changes. `about` says what else the answer rests on.
 */
export function cached<T>(about: string, rows: readonly Row[], compute: () => T): T {
  const key = createHash('sha256').update(about)
  for (const source of SOURCES)
    for (const file of filesUnder(source)) key.update(readFileSync(file))
  for (const { text, source } of rows) key.update(source).update(text)
  const path = join(tmpdir(), `himaya-learning-${key.digest('hex').slice(0, 20)}`)
  if (existsSync(path)) return deserialize(readFileSync(path)) as T
  const made = compute()
  writeFileSync(path, serialize(made))
  return made
}

function filesUnder(directory: URL): URL[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /-rows\.ts$|\/analyzer\/.*\.ts$/.test(join(entry.parentPath, entry.name)),
    )
    .filter(({ name, parentPath }) => !/\.test\.ts$/.test(name) && !/[/\\]cases\b/.test(parentPath))
    .filter(
      ({ name }) =>
        !/^(?:texts|scorecard)\.data\.ts$|^(?:verdict|version|reasons|judge)\.ts$/.test(name),
    )
    .map(({ name, parentPath }) => new URL(`file://${join(parentPath, name)}`))
    .sort((a, b) => a.href.localeCompare(b.href))
}
