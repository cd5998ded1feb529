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

/** Phrases by language, one a line; `use` names features whose phrases count as well. */
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

/** A file of analyzer/rules as rule.schema.json describes it. */
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
  /** Evidence that no other analyzer may overrule. */
  readonly decisive: readonly { readonly all: readonly (readonly string[])[] }[]
}

/** Every rule file, by name. @throws where one is not as its schema wants it, with a line for each fault */
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

/** All codes by which a stored check may name a rule: its own first. */
export function codesOf({ id, formerly = [], includes = [] }: Rule): string[] {
  return id ? [id, ...formerly, ...includes] : []
}

/** What more than one rule is or was called: a stored check would not say which it means. */
export function codesOfTwo(rules: readonly Rule[]): string[] {
  const codes = rules.flatMap(codesOf)
  return [...new Set(codes.filter((code, place) => codes.indexOf(code) !== place))]
}

/** The rules that bring tests of their own. */
export function testedRules(): { name: string; id: string; tests: RuleTests }[] {
  return readRuleFiles().flatMap(({ name, file: { id, tests } }) =>
    id && tests ? [{ name, id, tests }] : [],
  )
}

/** The file of composites. @throws where it is not as its schema wants it */
export function readComposites(): CompositeFile {
  const isIt = (name: string) => name === COMPOSITES
  return readYamlFiles<CompositeFile>(RULES, 'composites.schema.json', isIt)[0]!.file
}

/** Every organisation of every file, by the names of the files. @throws where one is not as its schema wants it */
export function readBrands(): Brand[] {
  return readYamlFiles<Brand[]>(BRANDS, 'brands.schema.json').flatMap(({ file }) => file)
}

/** The names of every list, by the name of its file. @throws where one is not as its schema wants it */
export function readLists(): Record<string, readonly string[]> {
  const files = readYamlFiles<{ names: string }>(LISTS, 'list.schema.json')
  return Object.fromEntries(files.map(({ owner, file }) => [owner, file.names.trim().split(/\s+/)]))
}

/** A file of analyzer/sites as sites.schema.json describes it. */
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

/** The files of analyzer/sites by their names. @throws where one is not as its schema wants it */
export function readSites(): Readonly<Record<string, SitesFile>> {
  const files = readYamlFiles<SitesFile>(SITES, 'sites.schema.json')
  return Object.fromEntries(files.map(({ owner, file }) => [owner, file]))
}

/** Sets by name, each of strings by language. */
type Sets = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A file of analyzer/lang as lang.schema.json describes it. */
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

/** The files of analyzer/lang by their names. @throws where one is not as its schema wants it */
export function readLang(): Readonly<Record<string, LangFile>> {
  const files = readYamlFiles<LangFile>(LANG, 'lang.schema.json')
  return Object.fromEntries(files.map(({ owner, file }) => [owner, file]))
}
