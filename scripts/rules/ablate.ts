import { Worker } from 'node:worker_threads'
import { analyze, type Content, type Verdict } from '#analyzer'
import { matchHamRules, matchRules } from '../../analyzer/match/match-rules.ts'
import { decodeMime } from '../../analyzer/parse/normalization/decode-mime.ts'
import { compileList, occurs } from '../../analyzer/parse/phrases.ts'
import {
  compileSubstrings,
  findSubstrings,
  inSmallLetters,
} from '../../analyzer/parse/substrings.ts'
import { type ParsedContent, parseContent } from '../../analyzer/parsed-content.ts'
import type { Row } from '../learning/rows.ts'
import { lines } from './compile-lang.ts'
import { compiledRules, substringPhrases, wordPhrases } from './compile-rules.ts'
import { type Phrases, type RuleFile, readRuleFiles, type Way } from './read-rules.ts'

/** The removed part: a rule, or one of its languages. */
type Part = { readonly rule: string; readonly language?: string }

/** Input of a worker: the rules without the part, and the texts to analyse. */
export type AblationTask = {
  readonly rules: ReturnType<typeof compiledRules>
  readonly contents: readonly Content[]
}

/** The effect of removing a part. */
export type Ablation = Part & {
  /** Number of texts in which the part is found. */
  readonly texts: number
  /** Number of those analysed again: at most `MAX_READ`, evenly sampled. */
  readonly read: number
  readonly scamsMissed: number
  readonly scamsFound: number
  readonly ordinaryFlagged: number
  readonly ordinaryFreed: number
  /** Number of texts that no longer show the rule as a reason. */
  readonly reasonsLost: number
}

const MOST_READ = 100

/**
 * Prints the effect of each part, then the parts without effect.
 * @param every sampling interval
 * @param rule restricts to one rule
 */
export async function printAblations(
  rows: readonly Row[],
  every: number,
  rule?: string,
): Promise<void> {
  const taken = rows.filter((_, place) => place % every === 0)
  const never: string[] = []
  const nothing: string[] = []
  for await (const part of ablations(taken, rule)) {
    const name = part.language ? `${part.rule} ${part.language}` : part.rule
    const { texts, read, scamsMissed, scamsFound, ordinaryFlagged, ordinaryFreed } = part
    if (texts === 0) never.push(name)
    else if (scamsMissed + scamsFound + ordinaryFlagged + ordinaryFreed + part.reasonsLost === 0)
      nothing.push(name)
    else
      console.log(
        `${name}: found in ${texts}, ${read} read: scams ${scamsMissed} missed and ${scamsFound} found, ordinary ${ordinaryFlagged} flagged and ${ordinaryFreed} freed, ${part.reasonsLost} reasons lost`,
      )
  }
  console.log(`${taken.length} texts\nFound in none: ${never.join(', ')}`)
  console.log(`Changes neither a verdict nor a reason: ${nothing.join(', ')}`)
}

/**
 * Removes every rule, and every language of every rule, and analyses the affected texts again.
 * @param rule restricts to one rule
 */
export async function* ablations(rows: readonly Row[], rule?: string): AsyncGenerator<Ablation> {
  const files = readRuleFiles()
  const asked = files.filter(
    ({ file: { id, match } }) => id && match && (rule === undefined || id === rule),
  )
  for (const { part, texts } of foundParts(asked, rows))
    yield { ...part, ...(await changes(files, part, texts)) }
}

type FoundPart = { readonly part: Part; readonly texts: Row[] }

/**
 * Returns every part with the texts in which it is found. For a language: texts where the rule and one of the
 * language's phrases match.
 */
function foundParts(files: readonly RuleFile[], rows: readonly Row[]): FoundPart[] {
  const rules = new Map(
    files.map(({ owner: rule, file }) => {
      const languages = languagesOf(file.match ?? []).map(([language, isIn]) => ({
        isIn,
        found: { part: { rule, language }, texts: [] } as FoundPart,
      }))
      return [rule, { found: { part: { rule }, texts: [] } as FoundPart, languages }]
    }),
  )
  for (const row of rows) {
    const { type, text } = row
    const content = parseContent({ type, text: decodeMime({ type, text })?.text ?? text })
    for (const { code } of [...matchRules(content), ...matchHamRules(content)]) {
      const rule = rules.get(code)
      rule?.found.texts.push(row)
      for (const { isIn, found } of rule?.languages ?? []) if (isIn(content)) found.texts.push(row)
    }
  }
  return [...rules.values()].flatMap(({ found, languages }) => [
    found,
    ...languages.map((language) => language.found),
  ])
}

/** Returns for each language of a rule whether one of its phrases matches a text. */
function languagesOf(
  ways: readonly Way[],
): (readonly [language: string, isIn: (content: ParsedContent) => boolean])[] {
  const phrasesOf = (language: string) =>
    ways.flatMap(({ phrases }) => {
      const given = phrases?.[language]
      return typeof given === 'string' ? lines(given) : []
    })
  const names = ways.flatMap(({ phrases = {} }) => Object.keys(phrases))
  return [...new Set(names.filter((name) => name !== 'use'))].map((language) => {
    const phrases = compileList(wordPhrases(phrasesOf(language)))
    const letters = compileSubstrings(substringPhrases(phrasesOf(language)).map(inSmallLetters))
    return [
      language,
      ({ words, small }) => occurs(words, phrases) || findSubstrings(small, letters).length > 0,
    ]
  })
}

async function changes(
  files: readonly RuleFile[],
  part: Part,
  texts: readonly Row[],
): Promise<Omit<Ablation, keyof Part>> {
  const step = Math.max(1, Math.ceil(texts.length / MOST_READ))
  const rows = texts.filter((_, place) => place % step === 0)
  const contents = rows.map(({ type, text }) => ({ type, text }))
  const without = rows.length === 0 ? [] : await verdictsWith(withoutPart(files, part), contents)
  const pairs = rows.map((row, place) => ({ row, before: analyze(row), now: without[place]! }))
  const count = (holds: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(holds).length
  const turned = (label: Row['label'], toSafe: boolean) =>
    count(
      ({ row, before, now }) =>
        row.label === label && before.isSafe !== now.isSafe && now.isSafe === toSafe,
    )
  return {
    texts: texts.length,
    read: rows.length,
    scamsMissed: turned('scam', true),
    scamsFound: turned('scam', false),
    ordinaryFlagged: turned('safe', false),
    ordinaryFreed: turned('safe', true),
    reasonsLost: count(({ before, now }) => isTold(part, before) && !isTold(part, now)),
  }
}

function isTold({ rule }: Part, { findings, reassurances }: Verdict): boolean {
  return [...findings, ...reassurances].some(({ code }) => code === rule)
}

/** The analyzer loads its rules once, so each part is removed in a new worker. */
function verdictsWith(
  files: readonly RuleFile[],
  contents: readonly Content[],
): Promise<Verdict[]> {
  const task: AblationTask = { rules: compiledRules(files), contents }
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./ablate-worker.ts', import.meta.url), { workerData: task })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/**
 * Returns the rule files without one part. Its ways remain, because others may reference them, but match
 * nothing.
 */
function withoutPart(files: readonly RuleFile[], { rule, language }: Part): RuleFile[] {
  const never = { words: { least: Number.MAX_SAFE_INTEGER } }
  const cut = (phrases: Phrases | undefined) =>
    phrases && Object.fromEntries(Object.entries(phrases).filter(([name]) => name !== language))
  return files.map((read) => {
    if (read.file.id !== rule) return read
    const match = read.file.match?.map((way) =>
      language === undefined ? { ...way, when: never } : { ...way, phrases: cut(way.phrases) },
    )
    return { ...read, file: { ...read.file, match } }
  })
}
