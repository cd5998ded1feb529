import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { analyze, type Content, currentCode, type Verdict } from '#analyzer'
import { SEED_SCAMS } from '../../database/seed/compiled/scams.js'
import { type Row, readCollections } from '../learning/rows.ts'
import { writtenRows } from '../learning/written-rows.ts'

/** One line of a golden file: the verdict on one text with its marked words. */
type Line = { type: Content['type']; text: string; verdict: Told }
type Told = Omit<Verdict, 'version'>

const COLLECTIONS = ['messages', 'emails', 'urls'] as const
/** Sampling interval for the external collections. */
const SAMPLE = 20

/**
 * Returns every text of the project once: the library's examples, the training texts, and a sample of the
 * external collections, if any. @param data folder of those collections
 */
export function goldenContents(data: string | undefined): Content[] {
  const examples = SEED_SCAMS.flatMap((scam) => scam.examples)
  const contents = [
    ...examples.map((text): Content => ({ type: 'message', text })),
    ...labelledRows(data),
  ]
  const seen = new Map(contents.map(({ type, text }) => [keyOf({ type, text }), { type, text }]))
  return [...seen.values()]
}

/**
 * Returns the training texts and a sample of the external collections. @param data folder of those
 * collections
 */
export function labelledRows(data: string | undefined): Row[] {
  const outside = data ? readCollections(data, COLLECTIONS) : []
  return [...writtenRows(), ...outside.filter((_, place) => place % SAMPLE === 0)]
}

/** Writes the verdict on every text as JSON lines. @returns their number */
export async function writeGolden(path: string, contents: readonly Content[]): Promise<number> {
  const file = createWriteStream(path)
  for (const content of contents) {
    const line: Line = { ...content, verdict: told(content) }
    file.write(`${JSON.stringify(line)}\n`)
  }
  file.end()
  await finished(file)
  return contents.length
}

/** Probabilities closer than this are equal: summation order causes smaller differences. */
const SAME = 1e-9
const MAX_SHOWN = 20

/**
 * Prints how many verdicts differ from a golden file, part by part, with the first of each. Changed outcomes
 * come first.
 */
export async function compareGolden(path: string): Promise<void> {
  const counts = new Map<string, number>()
  const turned: string[] = []
  const others: string[] = []
  let texts = 0
  let changed = 0
  for await (const written of createInterface({ input: createReadStream(path) })) {
    const line = JSON.parse(written) as Line
    const now = told(line)
    const parts = differences(inCodesOfToday(line.verdict), JSON.parse(JSON.stringify(now)))
    texts++
    if (parts.length === 0) continue
    changed++
    const shown = `${line.type} ${JSON.stringify(line.text.slice(0, 120))}`
    if (!parts.includes('isSafe')) others.push(`${shown}: ${parts.join()}`)
    else turned.push(`${now.isSafe ? 'no longer' : 'newly'} flagged: ${shown}`)
    for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  for (const line of turned) console.log(line)
  for (const line of others.slice(0, MAX_SHOWN)) console.log(line)
  console.log(`${texts} texts, ${changed} changed`, Object.fromEntries(counts))
}

/** Replaces former codes by current ones. */
function inCodesOfToday(verdict: Told): Told {
  const renamed = <Found extends { code: string }>(found: Found): Found => ({
    ...found,
    code: currentCode(found.code) ?? found.code,
  })
  return {
    ...verdict,
    findings: verdict.findings.map(renamed),
    reassurances: verdict.reassurances.map(renamed),
  }
}

/**
 * Returns the parts of a verdict that differ, ignoring the order of findings with equal score and of their
 * places.
 */
function differences(before: Told, now: Told): string[] {
  return Object.keys({ ...before, ...now }).filter((name) => {
    const part = name as keyof Told
    if (part === 'probability') return Math.abs(before.probability - now.probability) > SAME
    return JSON.stringify(inOrder(before[part])) !== JSON.stringify(inOrder(now[part]))
  })
}

function inOrder(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => JSON.stringify(inOrder(one))).sort()
  if (part === null || typeof part !== 'object') return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, inOrder(value)]))
}

function told({ type, text }: Content): Told {
  const { version: _, ...rest } = analyze({ type, text })
  return rest
}

/** Identifies a text. */
export function keyOf({ type, text }: Content): string {
  return `${type}\n${text}`
}
