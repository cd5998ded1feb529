/** A module of analyzer/compiled/ and the types that are written beside it. */
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

const MADE = '// Made of the data in analyzer/ by scripts/rules/compile.ts.\n'
