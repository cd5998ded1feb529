import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A module generated from data, with its type declarations. */
export type CompiledModule = {
  readonly name: string
  readonly module: string
  readonly types: string
}

/** Returns the source of a module that exports each value by name. @param types source of its declarations */
export function moduleOf(
  name: string,
  values: Readonly<Record<string, unknown>>,
  types: string,
): CompiledModule {
  const exports = Object.entries(values).map(
    ([constant, value]) => `export const ${constant} = ${JSON.stringify(value)}\n`,
  )
  return { name, module: exports.join(''), types }
}

/**
 * Writes modules and their types into a folder and removes its other files. A name may contain folders. Folders
 * stay, because a watcher loses one that is made anew.
 */
export function writeModules(folder: string, modules: readonly CompiledModule[]): void {
  const written = new Set<string>()
  for (const { name, module, types } of modules) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.js`, MADE + module)
    writeFileSync(`${file}.d.ts`, MADE + types)
    written.add(`${file}.js`).add(`${file}.d.ts`)
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isDirectory() && !written.has(path)) rmSync(path)
  }
}

const MADE = '// Made of data by a compile.ts in scripts/: change the data.\n'
