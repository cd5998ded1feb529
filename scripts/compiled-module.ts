import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A module made of data, and the types that are written beside it. */
export type CompiledModule = {
  readonly name: string
  readonly module: string
  readonly types: string
}

/** The text of a module that exports each value by its name. @param types the text of its declarations */
export function moduleOf(
  name: string,
  values: Readonly<Record<string, unknown>>,
  types: string,
): CompiledModule {
  const exports = Object.entries(values).map(
    ([constant, value]) => `export const ${constant} = ${JSON.stringify(value)}\n`,
  )
  return { name, module: MADE + exports.join(''), types: MADE + types }
}

/** Writes modules and their types into a folder. */
export function writeModules(folder: string, modules: readonly CompiledModule[]): void {
  mkdirSync(folder, { recursive: true })
  for (const { name, module, types } of modules) {
    writeFileSync(join(folder, `${name}.js`), module)
    writeFileSync(join(folder, `${name}.d.ts`), types)
  }
}

const MADE = '// Made of data by a compile.ts in scripts/: change the data.\n'
