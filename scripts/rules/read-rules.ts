import { join } from 'node:path'
import type { Brand } from '../../analyzer/entities/brand.ts'
import type { Condition } from '../../analyzer/match/types.ts'
import { readYamlFiles } from '../checked-yaml.ts'
import type { RuleTests } from './rule-tests.ts'

export const ANALYZER = join(import.meta.dirname, '..', '..', 'analyzer')
const RULES = join(ANALYZER, 'rules')
const BRANDS = join(ANALYZER, 'brands')
const LISTS = join(ANALYZER, 'lists')
const LANG = join(ANALYZER, 'lang')
const SITES = join(ANALYZER, 'sites')
const HAM = 'ham/'
const COMPOSITES = 'composites.yaml'

/** Phrases by language, one per line; `use` names features whose phrases are included. */
export type Phrases = Readonly<Record<string, string | readonly string[]>>

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
}

/** A rule file, described by rule.schema.json. */
export type Rule = {
  readonly id?: string
  readonly formerly?: readonly string[]
  readonly includes?: readonly string[]
  readonly unless?: readonly string[]
  readonly scamTypes?: readonly { readonly type: string; readonly when: Condition }[]
  readonly match?: readonly Way[]
  readonly features?: Readonly<Record<string, Feature>>
  readonly tests?: RuleTests
} & Readonly<Record<string, unknown>>

export type RuleFile = {
  /** Path relative to analyzer/rules. */
  readonly name: string
  /** File name without extension: the rule's id, and the prefix of its features' names. */
  readonly owner: string
  readonly isHam: boolean
  readonly file: Rule
}

/** Composites: `all` names rules, features and groups; at least one of each list must be found. */
export type CompositeFile = {
  readonly groups: Readonly<Record<string, readonly string[]>>
  readonly composites: readonly {
    readonly score: number
    readonly scamType?: string
    readonly all: readonly (readonly string[])[]
  }[]
  /** Evidence that no other analyzer may overrule. */
  readonly decisive: readonly { readonly all: readonly (readonly string[])[] }[]
}

/** Returns every rule file by name. @throws for schema violations, with one line per fault */
export function readRuleFiles(): RuleFile[] {
  const files = readYamlFiles<Rule>(RULES, 'rule.schema.json', (name) => name !== COMPOSITES)
  const misnamed = files.filter(({ owner, file: { id = owner } }) => id !== owner)
  if (misnamed.length > 0)
    throw new Error(misnamed.map(({ name, file }) => `${name}: its id is ${file.id}`).join('\n'))
  const twice = codesOfTwo(files.map(({ file }) => file))
  if (twice.length > 0)
    throw new Error(twice.map((code) => `${code} is the code of two rules`).join('\n'))
  return files.map((read) => ({ ...read, isHam: read.name.startsWith(HAM) }))
}

/** Returns all codes that a stored check may use for a rule, its current one first. */
export function codesOf({ id, formerly = [], includes = [] }: Rule): string[] {
  return id ? [id, ...formerly, ...includes] : []
}

/** Returns codes that more than one rule has or had, which would be ambiguous in a stored check. */
export function codesOfTwo(rules: readonly Rule[]): string[] {
  const codes = rules.flatMap(codesOf)
  return [...new Set(codes.filter((code, place) => codes.indexOf(code) !== place))]
}

/** Returns the rules that have tests. */
export function testedRules(): { name: string; id: string; tests: RuleTests }[] {
  return readRuleFiles().flatMap(({ name, file: { id, tests } }) =>
    id && tests ? [{ name, id, tests }] : [],
  )
}

/** @throws if the file violates its schema */
export function readComposites(): CompositeFile {
  const isIt = (name: string) => name === COMPOSITES
  return readYamlFiles<CompositeFile>(RULES, 'composites.schema.json', isIt)[0]!.file
}

/** Returns every organisation, by file name. @throws if a file violates its schema */
export function readBrands(): Brand[] {
  return readYamlFiles<Brand[]>(BRANDS, 'brands.schema.json').flatMap(({ file }) => file)
}

/** Returns the names of every list, by file name. @throws if a file violates its schema */
export function readLists(): Record<string, readonly string[]> {
  const files = readYamlFiles<{ names: string }>(LISTS, 'list.schema.json')
  return Object.fromEntries(files.map(({ owner, file }) => [owner, file.names.trim().split(/\s+/)]))
}

/** A file of analyzer/sites, described by sites.schema.json. */
export type SitesFile = {
  readonly own_names?: string
  readonly sites: readonly {
    readonly host?: string
    readonly hosts?: string
    readonly path?: string
    readonly parameters?: readonly string[]
    readonly depth?: 1 | 2
  }[]
}

/** Returns the files of analyzer/sites by name. @throws if a file violates its schema */
export function readSites(): Readonly<Record<string, SitesFile>> {
  const files = readYamlFiles<SitesFile>(SITES, 'sites.schema.json')
  return Object.fromEntries(files.map(({ owner, file }) => [owner, file]))
}

/** Named sets of strings by language. */
type Sets = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A file of analyzer/lang, described by lang.schema.json. */
export type LangFile = {
  readonly words?: Sets
  readonly phrases?: Sets
  readonly patterns?: Sets
  readonly pairs?: Sets
  readonly senses?: readonly {
    readonly word: string
    readonly form: string
    readonly after?: string
    readonly before?: string
    readonly surfaces?: string
  }[]
}

/** Returns the files of analyzer/lang by name. @throws if a file violates its schema */
export function readLang(): Readonly<Record<string, LangFile>> {
  const files = readYamlFiles<LangFile>(LANG, 'lang.schema.json')
  return Object.fromEntries(files.map(({ owner, file }) => [owner, file]))
}
