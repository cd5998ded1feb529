import { CHECKS } from '../checks/checks.ts'
import { CODE_FEATURES } from '../checks/features.ts'
import type { FindingCode, ReassuranceCode } from '../codes.ts'
import { FEATURES, LISTS, RULES } from '../compiled/rules.js'
import type { Prepared } from '../prepared.ts'
import { isCommand, type Negations } from '../text/negations.ts'
import { compile, findPhrases, type Hit, occurs, type Patterns, spansOf } from '../text/phrases.ts'
import { compileUnspaced, findUnspaced, inSmallLetters, type Unspaced } from '../text/unspaced.ts'
import type { Span } from '../types.ts'
import type { Finding, Reassurance } from '../verdict-types.ts'
import type { CompiledFeature, CompiledMatch, CompiledRule, Condition } from './types.ts'

type Code = FindingCode | ReassuranceCode
type Test = (content: Prepared) => boolean
type Match = (content: Prepared) => Finding<Code> | null

/** Answers of one text, each found once. */
type Memory = {
  readonly features: Map<string, boolean>
  readonly ways: Map<string, Finding<Code> | null>
}
const MEMORIES = new WeakMap<Prepared, Memory>()

function memoryOf(content: Prepared): Memory {
  const known = MEMORIES.get(content)
  if (known) return known
  const memory: Memory = { features: new Map(), ways: new Map() }
  MEMORIES.set(content, memory)
  return memory
}

const PATTERNS = new Map<number, Patterns>()
/** The phrases of a list, compiled once. */
function patternsOf(list: number): Patterns {
  const known = PATTERNS.get(list)
  if (known) return known
  const patterns = compile({ en: LISTS[list]!, ar: [] })
  PATTERNS.set(list, patterns)
  return patterns
}

const SUBSTRINGS = new Map<number, Unspaced>()
function substringsOf(list: number): Unspaced {
  const known = SUBSTRINGS.get(list)
  if (known) return known
  const substrings = compileUnspaced(LISTS[list]!.map(inSmallLetters))
  SUBSTRINGS.set(list, substrings)
  return substrings
}

const RULE_MATCHES = new Map<string, Match>()
const WAY_MATCHES = new Map<string, Match>()
const FEATURE_TESTS = new Map<string, Test>(
  Object.entries(CODE_FEATURES).map(([name, test]) => [name, test]),
)
for (const rule of RULES) RULE_MATCHES.set(rule.id, ruleMatch(rule))
for (const [name, feature] of Object.entries(FEATURES))
  FEATURE_TESTS.set(name, featureTest(feature))

const SPAM = RULES.filter(({ ham }) => !ham).map(({ id }) => id as FindingCode)
const HAM = RULES.filter(({ ham }) => ham).map(({ id }) => id as ReassuranceCode)

/** What the rules find against a text, in the order of the rule files: of findings that weigh the same the first is told first. */
export function matchRules(content: Prepared): Finding[] {
  return SPAM.flatMap((id) => (findingOf(content, id) as Finding | null) ?? [])
}

/** What the ham rules find that speaks for it. */
export function matchHamRules(content: Prepared): Reassurance[] {
  return HAM.flatMap((id) => (findingOf(content, id) as Reassurance | null) ?? [])
}

/**
 * Whether a feature holds of a text: one of rules/features or of a rule's file, one of checks/features.ts, a rule, or one way
 * in which a rule matches (`rule/way`).
 */
export function hasFeature(content: Prepared, name: string): boolean {
  const { features } = memoryOf(content)
  const known = features.get(name)
  if (known !== undefined) return known
  const test = FEATURE_TESTS.get(name)
  const holds = test ? test(content) : findingOf(content, name) !== null
  features.set(name, holds)
  return holds
}

function findingOf(content: Prepared, name: string): Finding<Code> | null {
  const { ways } = memoryOf(content)
  const known = ways.get(name)
  if (known !== undefined) return known
  const match = RULE_MATCHES.get(name) ?? WAY_MATCHES.get(name)
  if (!match) throw new Error(`There is no rule and no feature ${name}`)
  const finding = match(content)
  ways.set(name, finding)
  return finding
}

function ruleMatch({ id, in: type, unless = [], match }: CompiledRule): Match {
  const ways = match.map((way) => {
    const name = way.id ?? id
    const matches = wayMatch(id, way)
    if (way.id) WAY_MATCHES.set(way.id, matches)
    return { name, matches, isNamed: way.id !== undefined }
  })
  return (content) => {
    if (type && content.type !== type) return null
    if (unless.some((name) => hasFeature(content, name))) return null
    for (const { name, matches, isNamed } of ways) {
      const finding = isNamed ? findingOf(content, name) : matches(content)
      if (finding) return finding
    }
    return null
  }
}

function wayMatch(id: Code, way: CompiledMatch): Match {
  const check = way.check === undefined ? undefined : CHECKS[way.check]
  if (way.check !== undefined && !check) throw new Error(`There is no check ${way.check}`)
  const places = placesFinder(way)
  return (content) => {
    if (way.in && content.type !== way.in) return null
    // Substrings are looked for in the whole text, which takes longer than any condition.
    if (way.substrings !== undefined && !holds(content, way.when)) return null
    if (check) {
      const found = holds(content, way.when) ? check(content) : null
      return found && { code: id, ...found }
    }
    const spans = places(content)
    if (spans.length === 0 || (way.substrings === undefined && !holds(content, way.when)))
      return null
    return { code: id, params: {}, spans }
  }
}

function placesFinder({
  phrases,
  negation,
  except,
  after,
  with: others,
  substrings,
}: CompiledMatch) {
  const patterns = phrases === undefined ? null : patternsOf(phrases)
  const excepted = except === undefined ? undefined : patternsOf(except)
  const also = (others ?? []).map(patternsOf)
  const letters = substrings === undefined ? null : substringsOf(substrings)
  return (content: Prepared): Span[] => {
    const { words } = content
    if (patterns && also.every((list) => occurs(words, list))) {
      const hits = findPhrases(words, patterns, negationOf(negation), excepted)
      const placed = after ? hits.filter((hit) => follows(content, hit, after)) : hits
      if (placed.length > 0) return spansOf(words, placed)
    }
    return letters ? inOrder(findUnspaced(content.small, letters)) : []
  }
}

function inOrder(spans: Span[]): Span[] {
  return spans.sort((a, b) => a.start - b.start || a.end - b.end)
}

function follows(content: Prepared, { first }: Hit, after: NonNullable<CompiledMatch['after']>) {
  return hitsOf(content, FEATURES[after.feature]!).some(
    (earlier) => earlier.first < first && first - earlier.last <= after.words,
  )
}

function hitsOf({ words }: Prepared, { phrases, negation, except }: CompiledFeature): Hit[] {
  const excepted = except === undefined ? undefined : patternsOf(except)
  return findPhrases(words, patternsOf(phrases!), negationOf(negation), excepted)
}

function negationOf(name = 'none'): Negations {
  return name as Negations
}

function featureTest(feature: CompiledFeature): Test {
  const { phrases, substrings, pattern, distinct, opening, commanded } = feature
  const tests: Test[] = []
  if (pattern !== undefined) {
    const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(pattern)!
    const expression = new RegExp(source!, flags)
    tests.push(({ text }) => expression.test(text))
  }
  if (phrases !== undefined && distinct !== undefined) {
    const each = LISTS[phrases]!.map((phrase) => compile({ en: [phrase], ar: [] }))
    tests.push(({ words }) => each.filter((one) => occurs(words, one)).length >= distinct)
  } else if (phrases !== undefined) {
    patternsOf(phrases)
    tests.push((content) =>
      hitsOf(content, feature).some(
        ({ first }) =>
          (opening === undefined || first < opening) &&
          (!commanded || isCommand(content.words.tokens, first)),
      ),
    )
  }
  if (substrings !== undefined) {
    const letters = substringsOf(substrings)
    tests.push(({ small }) => findUnspaced(small, letters).length > 0)
  }
  if (tests.length > 0) return (content) => tests.some((test) => test(content))
  return (content) => holds(content, feature)
}

function holds(content: Prepared, condition: Condition | undefined): boolean {
  if (!condition) return true
  const { all = [], any, none = [], words } = condition
  const isTrue = (one: string | Condition) =>
    typeof one === 'string' ? hasFeature(content, one) : holds(content, one)
  const count = content.words.tokens.length
  return (
    count <= (words?.most ?? count) &&
    count >= (words?.least ?? 0) &&
    all.every(isTrue) &&
    (!any || any.some(isTrue)) &&
    !none.some(isTrue)
  )
}
