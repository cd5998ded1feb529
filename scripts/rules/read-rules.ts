import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { parse } from 'yaml'
import type { Brand } from '../../analyzer/uae/types.ts'
import type { RuleTests } from './rule-tests.ts'

export const ANALYZER = join(import.meta.dirname, '..', '..', 'analyzer')
const RULES = join(ANALYZER, 'rules')
const BRANDS = join(ANALYZER, 'brands')
const LISTS = join(ANALYZER, 'lists')
const HAM = 'ham/'
const COMPOSITES = 'composites.yaml'

/** Phrases by language, one a line; `use` names features whose phrases count as well. */
export type Phrases = Readonly<Record<string, string | readonly string[]>>

export type Condition = {
  readonly all?: readonly Reference[]
  readonly any?: readonly Reference[]
  readonly none?: readonly Reference[]
  readonly words?: { readonly most?: number; readonly least?: number }
}
export type Reference = string | Condition

type Exceptions = { readonly except?: readonly string[]; readonly exceptPhrases?: Phrases }

export type Feature = Condition &
  Exceptions & {
    readonly negation?: string
    readonly opening?: number
    readonly distinct?: number
    readonly commanded?: boolean
    readonly pattern?: string
    readonly phrases?: Phrases
    readonly substrings?: Phrases
  }

export type Way = Exceptions & {
  readonly id?: string
  readonly check?: string
  readonly in?: string
  readonly negation?: string
  readonly after?: { readonly feature: string; readonly words: number }
  readonly when?: readonly Reference[] | Condition
  readonly phrases?: Phrases
  readonly with?: readonly Phrases[]
  readonly substrings?: Phrases
}

/** A file of analyzer/rules as rule.schema.json describes it. */
export type Rule = {
  readonly id?: string
  readonly unless?: readonly string[]
  readonly match?: readonly Way[]
  readonly features?: Readonly<Record<string, Feature>>
  readonly tests?: RuleTests
} & Readonly<Record<string, unknown>>

export type RuleFile = {
  /** Below analyzer/rules. */
  readonly name: string
  /** The name of the file without its ending: the rule's own, and how others name its features. */
  readonly owner: string
  readonly isHam: boolean
  readonly file: Rule
}

/** Signs that make a scam together: `all` names rules, features and groups, and of each list one must be there. */
export type CompositeFile = {
  readonly groups: Readonly<Record<string, readonly string[]>>
  readonly composites: readonly {
    readonly score: number
    readonly scamType?: string
    readonly all: readonly (readonly string[])[]
  }[]
}

/** Every rule file, by name. @throws where one is not as its schema wants it, with a line for each fault */
export function readRuleFiles(): RuleFile[] {
  const isRule = validator<Rule>(RULES, 'rule.schema.json')
  const faults: string[] = []
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && name !== COMPOSITES)
    .sort()
    .map((name) => {
      const file: unknown = parse(readFileSync(join(RULES, name), 'utf8'))
      const owner = basename(name, '.yaml')
      if (!isRule(file)) faults.push(...faultsOf(name, isRule))
      else if (file.id !== undefined && file.id !== owner)
        faults.push(`${name}: its id is ${file.id}`)
      return { name, owner, isHam: name.startsWith(HAM), file: file as Rule }
    })
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return files
}

/** The file of composites. @throws where it is not as its schema wants it */
export function readComposites(): CompositeFile {
  const file: unknown = parse(readFileSync(join(RULES, COMPOSITES), 'utf8'))
  const isComposites = validator<CompositeFile>(RULES, 'composites.schema.json')
  if (!isComposites(file)) throw new Error(faultsOf(COMPOSITES, isComposites).join('\n'))
  return file
}

/** Every organisation of every file, by the names of the files. @throws where one is not as its schema wants it */
export function readBrands(): Brand[] {
  const areBrands = validator<Brand[]>(BRANDS, 'brands.schema.json')
  const names = readdirSync(BRANDS).filter((name) => name.endsWith('.yaml'))
  return names.sort().flatMap((name) => {
    const file: unknown = parse(readFileSync(join(BRANDS, name), 'utf8'))
    if (!areBrands(file)) throw new Error(faultsOf(name, areBrands).join('\n'))
    return file
  })
}

/** The names of every list, by the name of its file. @throws where one is not as its schema wants it */
export function readLists(): Record<string, readonly string[]> {
  const isList = validator<{ names: string }>(LISTS, 'list.schema.json')
  const files = readdirSync(LISTS).filter((name) => name.endsWith('.yaml'))
  return Object.fromEntries(
    files.sort().map((name) => {
      const file: unknown = parse(readFileSync(join(LISTS, name), 'utf8'))
      if (!isList(file)) throw new Error(faultsOf(name, isList).join('\n'))
      return [basename(name, '.yaml'), file.names.trim().split(/\s+/)]
    }),
  )
}

function validator<File>(folder: string, schema: string): ValidateFunction<File> {
  const read = JSON.parse(readFileSync(join(folder, schema), 'utf8'))
  return new Ajv({ allErrors: true, strict: false }).compile<File>(read)
}

function faultsOf(name: string, { errors }: ValidateFunction): string[] {
  return (errors ?? []).map(
    ({ instancePath, message }) => `${name}: ${instancePath || 'the file'} ${message}`,
  )
}

/** A file of word lists by name and language. */
export function readWords(
  name: string,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return parse(readFileSync(join(ANALYZER, 'lang', name), 'utf8'))
}
