import type { Condition } from '../../analyzer/match/types.ts'
import { type CompiledModule, moduleOf } from '../compiled-module.ts'
import { lines, split } from './compile-lang.ts'
import {
  type Feature,
  type Phrases,
  type Reference,
  type RuleFile,
  readComposites,
  readLang,
  readRuleFiles,
  type Way,
} from './read-rules.ts'

/** Compiles all rules and their types. @throws with one line per fault */
export function compileRules(): CompiledModule {
  const values = compiledRules(readRuleFiles())
  const ids = (ham: boolean) => values.RULES.filter((rule) => rule.ham === ham).map(({ id }) => id)
  return moduleOf('rules', values, typesOf(ids(false), ids(true)))
}

/**
 * Returns the rules for the analyzer, by export name. Resolves names, replaces `use` and `except` by their
 * phrases, and stores each phrase list once. @throws with one line per fault
 */
export function compiledRules(files: readonly RuleFile[]) {
  const names = new Names(files)
  const lists = new Lists()
  const compiler = new Compiler(names, lists)
  const { groups, composites, decisive } = readComposites()
  const membersOf = (name: string): string[] => groups[name]?.flatMap(membersOf) ?? [name]
  /** Expands groups to the findings they contain. */
  const signsOf = (names: readonly string[]) => [...new Set(names.flatMap(membersOf))]
  const rules = files.filter(({ file }) => file.id).map((file) => compiler.rule(file))
  const features = Object.fromEntries(
    [...names.features].map(([name, { owner, feature }]) => [
      name,
      compiler.feature(owner, feature),
    ]),
  )
  const { 'word-classes': classFile, 'phrase-parts': partFile } = readLang()
  const wordClasses = classFile?.words ?? {}
  const classes = Object.fromEntries(
    Object.entries({ ...wordClasses, ...partFile?.words }).map(([name, languages]) => [
      name,
      Object.values(languages).flatMap(split),
    ]),
  )
  const classWords = Object.values(wordClasses).flatMap(({ en = '', ar = '' }) => [
    ...split(en),
    ...split(ar),
  ])
  if (names.faults.length > 0) throw new Error(names.faults.join('\n'))
  return {
    LISTS: lists.all,
    RULES: rules,
    FEATURES: features,
    COMPOSITES: composites.map(({ score, scamType = null, all }) => ({
      score,
      scamType,
      all: all.map(signsOf),
    })),
    DECISIVE: decisive.map(({ all }) => all.map(signsOf)),
    WORD_CLASSES: classes,
    CLASS_WORDS: classWords,
  }
}

function typesOf(findings: readonly string[], hams: readonly string[]): string {
  const union = (ids: readonly string[]) => ids.map((id) => `\n  | '${id}'`).join('')
  return `import type { CompiledFeature, CompiledRule, Composite } from '../match/types.ts'
/** The rules that raise the score of a text. */
export type FindingCode =${union(findings)}
/** The rules that lower the score of a text. */
export type ReassuranceCode =${union(hams)}
export declare const LISTS: readonly (readonly string[])[]
export declare const RULES: readonly CompiledRule[]
export declare const FEATURES: Readonly<Record<string, CompiledFeature>>
export declare const COMPOSITES: readonly Composite[]
/** Evidence that no other analyzer may overrule: at least one sign of every list of a row. */
export declare const DECISIVE: readonly Composite['all'][]
export declare const WORD_CLASSES: Readonly<Record<string, readonly string[]>>
/** English and Arabic words that are also searched behind digits and signs ("p4y"). */
export declare const CLASS_WORDS: readonly string[]
`
}

/**
 * Resolves names: a feature or way of the same file, of another file by its full name, a rule, or a code
 * feature.
 */
class Names {
  readonly features = new Map<string, { owner: string; feature: Feature }>()
  readonly faults: string[] = []
  private readonly others = new Set<string>()

  constructor(files: readonly RuleFile[]) {
    for (const { owner, file } of files) {
      for (const [name, feature] of Object.entries(file.features ?? {}))
        this.features.set(name === owner ? owner : `${owner}/${name}`, { owner, feature })
      if (file.id) this.others.add(file.id)
      for (const { id } of file.match ?? []) if (id) this.others.add(`${owner}/${id}`)
    }
  }

  /**
   * Returns the full name. A name without a slash that no file defines must be a feature of
   * checks/features.ts.
   */
  full(owner: string, name: string): string {
    const own = `${owner}/${name}`
    if (this.features.has(own) || this.others.has(own)) return own
    const isKnown = this.features.has(name) || this.others.has(name)
    if (!isKnown && name.includes('/')) this.faults.push(`${owner}: there is no ${name}`)
    return name
  }
}

/** Deduplicated phrase lists, referenced by index. */
class Lists {
  readonly all: (readonly string[])[] = []
  private readonly places = new Map<string, number>()

  place(phrases: readonly string[]): number {
    const key = phrases.join('\n')
    const known = this.places.get(key)
    if (known !== undefined) return known
    const place = this.all.push(phrases) - 1
    this.places.set(key, place)
    return place
  }
}

class Compiler {
  private readonly names: Names
  private readonly lists: Lists

  constructor(names: Names, lists: Lists) {
    this.names = names
    this.lists = lists
  }

  rule({ owner, isHam, file }: RuleFile) {
    const { about: _, features: _f, tests: _t, ...rest } = file
    const { id = owner, match = [], unless, scamTypes, ...duties } = rest
    return {
      ...duties,
      scamTypes: scamTypes?.map(({ type, when }) => ({ type, when: this.condition(owner, when) })),
      id,
      ham: isHam,
      unless: unless?.map((name) => this.names.full(owner, name)),
      match: match.map((way) => this.way(owner, way)),
    }
  }

  feature(owner: string, feature: Feature) {
    const {
      about: _,
      except: _e,
      exceptPhrases: _x,
      phrases,
      ...rest
    } = feature as Feature & { about?: string }
    return {
      ...rest,
      ...this.condition(owner, feature),
      phrases: this.list(owner, phrases),
      except: this.exceptions(owner, feature),
      substrings: this.substrings(owner, phrases),
    }
  }

  private way(owner: string, given: Way) {
    const { about: _, exceptPhrases: _x, ...way } = given as Way & { about?: string }
    const { id, after, when } = way
    return {
      ...way,
      id: id && `${owner}/${id}`,
      phrases: this.list(owner, way.phrases),
      except: this.exceptions(owner, given),
      after: after && { ...after, feature: this.names.full(owner, after.feature) },
      when: when && this.condition(owner, isList(when) ? { all: when } : when),
      with: way.with?.map((phrases) =>
        this.place(this.ofWords(owner, this.phrases(owner, phrases))),
      ),
      substrings: this.substrings(owner, way.phrases),
    }
  }

  private condition(owner: string, { all, any, none, words }: Condition): Condition {
    const refer = (references: readonly Reference[] | undefined) =>
      references?.map((one) =>
        typeof one === 'string' ? this.names.full(owner, one) : this.condition(owner, one),
      )
    return Object.fromEntries(
      Object.entries({ all: refer(all), any: refer(any), none: refer(none), words }).filter(
        ([, value]) => value !== undefined,
      ),
    )
  }

  private list(owner: string, phrases: Phrases | undefined): number | undefined {
    return this.place(wordPhrases(this.phrases(owner, phrases)))
  }

  private substrings(owner: string, phrases: Phrases | undefined): number | undefined {
    return this.place(substringPhrases(this.phrases(owner, phrases)))
  }

  private place(phrases: readonly string[]): number | undefined {
    return phrases.length > 0 ? this.lists.place(phrases) : undefined
  }

  /** Phrases used for comparison. @throws for substring phrases, which cannot be compared */
  private ofWords(owner: string, phrases: readonly string[]): readonly string[] {
    for (const phrase of substringPhrases(phrases)) {
      this.names.faults.push(`${owner}: ~${phrase} must be whole words here`)
    }
    return phrases
  }

  private exceptions(owner: string, { except = [], exceptPhrases = {} }: Way | Feature) {
    const phrases = [
      ...except.flatMap((name) => this.shared(owner, name)),
      ...this.phrases(owner, exceptPhrases),
    ]
    return this.place(this.ofWords(owner, phrases))
  }

  private phrases(owner: string, phrases: Phrases = {}): string[] {
    return Object.values(phrases).flatMap((given) =>
      typeof given === 'string' ? lines(given) : given.flatMap((name) => this.shared(owner, name)),
    )
  }

  private shared(owner: string, name: string): string[] {
    const found = this.names.features.get(this.names.full(owner, name))
    if (found?.feature.phrases) return this.phrases(found.owner, found.feature.phrases)
    this.names.faults.push(`${owner}: ${name} is no feature with phrases`)
    return []
  }
}

/** Prefix of substring phrases. */
const PARTS_OF_WORDS = '~'

/** Returns the whole-word phrases of a file. */
export function wordPhrases(phrases: readonly string[]): string[] {
  return phrases.filter((phrase) => !phrase.startsWith(PARTS_OF_WORDS))
}

/** Returns the substring phrases of a file, without their prefix. */
export function substringPhrases(phrases: readonly string[]): string[] {
  return phrases
    .filter((phrase) => phrase.startsWith(PARTS_OF_WORDS))
    .map((phrase) => phrase.slice(PARTS_OF_WORDS.length))
}

function isList(when: NonNullable<Way['when']>): when is readonly Reference[] {
  return Array.isArray(when)
}
