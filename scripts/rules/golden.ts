import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { analyze, type Content, currentCode, type Verdict } from '#analyzer'
import { SEED_SCAMS } from '../../database/seed/compiled/scams.js'
import { type Row, readCollections } from '../learning/rows.ts'
import { writtenRows } from '../learning/written-rows.ts'

/** The verdict on one text, as one line of a golden file: all that a visitor is told, and by which words. */
type Line = { type: Content['type']; text: string; verdict: Told }
type Told = Omit<Verdict, 'version'>

const COLLECTIONS = ['messages', 'emails', 'urls'] as const
/** Every so-manieth text of the outside collections. */
const SAMPLE = 20

/**
 * Every text of the project that has a verdict, each once: the library's examples, what was written to learn from, and a sample
 * of the outside collections if there are any. @param data folder of those collections
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

/** What was written to learn from, and a sample of the outside collections. @param data folder of those collections */
export function labelledRows(data: string | undefined): Row[] {
  const outside = data ? readCollections(data, COLLECTIONS) : []
  return [...writtenRows(), ...outside.filter((_, place) => place % SAMPLE === 0)]
}

/** Writes the verdict on every text to a file of JSON lines. @returns how many */
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

/** Probabilities closer than this are the same: sums of the same weights in another order differ by less. */
const SAME = 1e-9
const MAX_SHOWN = 20

/**
 * Says of how many texts something else is told than a golden file says, part by part, with the first of them. Those whose verdict
 * turned come first.
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

/** With the codes that its rules have now, where they were renamed or became part of others. */
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

/** The parts of a verdict that differ, in whatever order findings that weigh the same and their places come. */
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

/** Tells one text from another. */
export function keyOf({ type, text }: Content): string {
  return `${type}\n${text}`
}
