import { CHECKS } from '../checks/checks.ts'
import { CODE_FEATURES } from '../checks/features.ts'
import type { FindingCode, ReassuranceCode, ScamTypeCode } from '../codes.ts'
import { FEATURES, LISTS, RULES } from '../compiled/rules.js'
import { isCommand, type Negations } from '../parse/negation.ts'
import {
  compileList,
  findPhrases,
  type Hit,
  occurs,
  type Patterns,
  spansOf,
} from '../parse/phrases.ts'
import { inOrder } from '../parse/spans.ts'
import {
  compileSubstrings,
  findSubstrings,
  inSmallLetters,
  type Substrings,
} from '../parse/substrings.ts'
import type { ParsedContent } from '../parsed-content.ts'
import type { Span } from '../types.ts'
import type { Finding, Reassurance } from '../verdict-types.ts'
import type { CompiledFeature, CompiledMatch, CompiledRule, Condition } from './types.ts'

type Found = Finding<FindingCode | ReassuranceCode>
type Test = (content: ParsedContent) => boolean
type Match = (content: ParsedContent) => Found | null

/** Memoised answers per text, by the slots that `once` assigns. */
const ANSWERS = new WeakMap<ParsedContent, unknown[]>()
let slots = 0

/** Memoises a question per text. */
function once<Answer extends boolean | Found | null>(
  ask: (content: ParsedContent) => Answer,
): (content: ParsedContent) => Answer {
  const slot = slots++
  return (content) => {
    const answers = answersOf(content)
    const known = answers[slot] as Answer | undefined
    if (known !== undefined) return known
    const answer = ask(content)
    answers[slot] = answer
    return answer
  }
}

function answersOf(content: ParsedContent): unknown[] {
  const known = ANSWERS.get(content)
  if (known) return known
  const answers: unknown[] = []
  ANSWERS.set(content, answers)
  return answers
}

/**
 * Compiled phrase lists. All are compiled before the first text, because `findPhrases` indexes a text by the
 * existing lists.
 */
const PATTERNS: (Patterns | undefined)[] = []
const SUBSTRINGS: (Substrings | undefined)[] = []

function patternsOf(list: number): Patterns {
  PATTERNS[list] ??= compileList(LISTS[list]!)
  return PATTERNS[list]
}

function substringsOf(list: number): Substrings {
  SUBSTRINGS[list] ??= compileSubstrings(LISTS[list]!.map(inSmallLetters))
  return SUBSTRINGS[list]
}

/** Every name that a condition may use. */
const TESTS = new Map<string, Test>()
for (const [name, test] of Object.entries(CODE_FEATURES)) TESTS.set(name, once(test))
for (const [name, feature] of Object.entries(FEATURES)) TESTS.set(name, once(featureTest(feature)))
const MATCHES = RULES.map((rule) => ({ ham: rule.ham, match: ruleMatch(rule) }))
const AGAINST = MATCHES.flatMap(({ ham, match }) => (ham ? [] : [match]))
const FOR = MATCHES.flatMap(({ ham, match }) => (ham ? [match] : []))

const KINDS = new Map(RULES.map((rule) => [rule.id, kindOf(rule)]))

/**
 * Returns the findings that count against a text, in rule file order. Of findings with the same score the
 * first is shown first.
 */
export function matchRules(content: ParsedContent): Finding[] {
  return AGAINST.flatMap((match) => (match(content) as Finding | null) ?? [])
}

/** Returns the ham findings. */
export function matchHamRules(content: ParsedContent): Reassurance[] {
  return FOR.flatMap((match) => (match(content) as Reassurance | null) ?? [])
}

/**
 * Whether a feature holds: one of rules/features or of a rule file, one of checks/features.ts, a rule, or one
 * way a rule matches (`rule/way`). Throws for an unknown name.
 */
export function hasFeature(content: ParsedContent, name: string): boolean {
  const test = TESTS.get(name)
  if (!test) throw new Error(`There is no rule and no feature ${name}`)
  return test(content)
}

/** Returns the scam type that a rule indicates for a text, if any. */
export function scamTypeFrom(id: FindingCode, content: ParsedContent): ScamTypeCode | null {
  return KINDS.get(id)?.(content) ?? null
}

function kindOf({ scamType, scamTypes = [] }: CompiledRule) {
  const others = scamTypes.map(({ type, when }) => ({ type, holds: conditionTest(when) }))
  return (content: ParsedContent): ScamTypeCode | null => {
    const other = others.find(({ holds }) => holds(content))?.type
    return other === 'none' ? null : (other ?? scamType ?? null)
  }
}

function ruleMatch({ id, in: type, unless = [], match }: CompiledRule): Match {
  const ways = match.map((way) => {
    const matches = once(wayMatch(id, way))
    if (way.id) TESTS.set(way.id, (content) => matches(content) !== null)
    return matches
  })
  const isExcepted = anyOf(unless.map(conditionTest))
  const matches = once((content) => {
    if ((type && content.type !== type) || isExcepted(content)) return null
    for (const way of ways) {
      const found = way(content)
      if (found) return found
    }
    return null
  })
  TESTS.set(id, (content) => matches(content) !== null)
  return matches
}

function wayMatch(id: Found['code'], way: CompiledMatch): Match {
  const holds = conditionTest(way.when ?? {})
  const check = way.check === undefined ? undefined : CHECKS[way.check]
  if (way.check !== undefined && !check) throw new Error(`There is no check ${way.check}`)
  const places = placesFinder(way)
  return (content) => {
    if (way.in && content.type !== way.in) return null
    if (check) {
      const found = holds(content) ? check(content) : null
      return found && { code: id, ...found }
    }
    // Substrings are searched in the whole text, which is slower than any condition.
    const isSlow = way.substrings !== undefined
    if (isSlow && !holds(content)) return null
    const spans = places(content)
    if (spans.length === 0 || (!isSlow && !holds(content))) return null
    return { code: id, params: {}, spans }
  }
}

function placesFinder(way: CompiledMatch): (content: ParsedContent) => Span[] {
  const { after, with: others = [], substrings } = way
  const hitsIn = way.phrases === undefined ? null : hitsFinder(way)
  const isAfter = after && follower(after)
  const also = others.map(patternsOf)
  const letters = substrings === undefined ? null : substringsOf(substrings)
  return (content) => {
    const { words } = content
    if (hitsIn && also.every((list) => occurs(words, list))) {
      const hits = hitsIn(content)
      const placed = isAfter ? hits.filter((hit) => isAfter(content, hit)) : hits
      if (placed.length > 0) return spansOf(words, placed)
    }
    return letters ? inOrder(findSubstrings(content.small, letters)) : []
  }
}

/** Whether a hit follows one of a feature with at most the allowed number of words between. */
function follower({ feature, words }: NonNullable<CompiledMatch['after']>) {
  const hitsBefore = hitsFinder(FEATURES[feature]!)
  return (content: ParsedContent, { first }: Hit): boolean =>
    hitsBefore(content).some((hit) => hit.first < first && first - hit.last <= words)
}

/** Returns phrase hits, except those that are negated or have another meaning. */
function hitsFinder({
  phrases,
  negation,
  except,
}: CompiledMatch | CompiledFeature): (content: ParsedContent) => Hit[] {
  const patterns = patternsOf(phrases!)
  const excepted = except === undefined ? undefined : patternsOf(except)
  return ({ words }) => findPhrases(words, patterns, negationOf(negation), excepted)
}

function negationOf(name = 'none'): Negations {
  return name as Negations
}

/**
 * Matches if phrases, a regular expression or substrings occur; if it has none of these, if its conditions
 * hold.
 */
function featureTest(feature: CompiledFeature): Test {
  const { phrases, substrings, pattern } = feature
  const tests: Test[] = []
  if (pattern !== undefined) {
    const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(pattern)!
    const expression = new RegExp(source!, flags)
    tests.push(({ text }) => expression.test(text))
  }
  if (phrases !== undefined) tests.push(phrasesTest(feature, phrases))
  if (substrings !== undefined) {
    const letters = substringsOf(substrings)
    tests.push(({ small }) => findSubstrings(small, letters).length > 0)
  }
  return tests.length > 0 ? anyOf(tests) : conditionTest(feature)
}

function phrasesTest(feature: CompiledFeature, phrases: number): Test {
  const { distinct, opening = Number.POSITIVE_INFINITY, commanded } = feature
  if (distinct !== undefined) {
    const each = LISTS[phrases]!.map((phrase) => compileList([phrase]))
    return ({ words }) => each.filter((one) => occurs(words, one)).length >= distinct
  }
  const hitsIn = hitsFinder(feature)
  return (content) =>
    hitsIn(content).some(
      ({ first }) => first < opening && (!commanded || isCommand(content.words.tokens, first)),
    )
}

function conditionTest(condition: string | Condition): Test {
  if (typeof condition === 'string') return (content) => hasFeature(content, condition)
  const {
    all = [],
    any,
    none = [],
    words: { least = 0, most = Number.POSITIVE_INFINITY } = {},
  } = condition
  const isEach = all.map(conditionTest)
  const isAny = any && anyOf(any.map(conditionTest))
  const isNone = anyOf(none.map(conditionTest))
  return (content) => {
    const count = content.words.tokens.length
    return (
      count >= least &&
      count <= most &&
      isEach.every((test) => test(content)) &&
      (!isAny || isAny(content)) &&
      !isNone(content)
    )
  }
}

function anyOf(tests: readonly Test[]): Test {
  return (content) => tests.some((test) => test(content))
}
