import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Ajv } from 'ajv'
import { parse } from 'yaml'

/** A YAML file of a folder: `name` is its path in the folder, `owner` its file name without extension. */
export type YamlFile<File> = { readonly name: string; readonly owner: string; readonly file: File }

/**
 * Returns the YAML files of a folder and its subfolders, by name. @throws with one line per schema violation
 */
export function readYamlFiles<File>(
  folder: string,
  schema: string,
  isMeant = (_name: string) => true,
): YamlFile<File>[] {
  const faultsOf = checkBy(join(folder, schema))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && isMeant(name))
    .sort()
    .map((name) => ({
      name,
      owner: basename(name, '.yaml'),
      file: parseYaml(name, readFileSync(join(folder, name), 'utf8')) as File,
    }))
  refuse(files.flatMap(({ name, file }) => faultsOf(name, file)))
  return files
}

/** Parses a YAML text. @throws with the name of its file if it is not valid YAML */
export function parseYaml(name: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`)
  }
}

/**
 * Validates values by the JSON schema in a file. Returns one line per violation, beginning with the name of
 * the value.
 */
export function checkBy(schema: string): (name: string, value: unknown) => string[] {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(
    JSON.parse(readFileSync(schema, 'utf8')),
  )
  return (name, value) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message }) => `${name}: ${instancePath || 'the file'} ${message}`,
        )
}

/** @throws with one line per fault, if there are any */
export function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
