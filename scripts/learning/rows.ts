import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { ContentType } from '#analyzer'
import { seeded } from './fitting/seeded.ts'
import { ORDINARY_MAIL } from './written/ordinary-mail.data.ts'
import { ORDINARY_MESSAGES } from './written/ordinary-messages.data.ts'
import { SCAM_MAIL } from './written/scam-mail.data.ts'
import { SCAM_MESSAGES } from './written/scam-messages.data.ts'

/** One labelled text. */
export type Row = {
  type: ContentType
  text: string
  label: 'scam' | 'safe'
  lang: string
  kind: string
  source: string
}

const OURS = new URL('../../analyzer/cases/training/', import.meta.url)

/** How many texts each written line stands for. */
const VARIANTS = 3

/** The rows of some files of the collection, with what was written by us for the same types. */
export function readRows(directory: string, files: readonly string[]): Row[] {
  const rows = files.flatMap((file) =>
    ['train', 'dev'].flatMap((part) => readFile(join(directory, `${file}.${part}.jsonl.gz`))),
  )
  const types = new Set(files.map((file) => TYPES[file]))
  return [...rows, ...ours().filter(({ type }) => types.has(type))]
}

const TYPES: Readonly<Record<string, ContentType>> = {
  messages: 'message',
  emails: 'email',
  urls: 'website',
}

function readFile(path: string): Row[] {
  if (!existsSync(path)) return []
  const lines = gunzipSync(readFileSync(path)).toString().trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Row)
}

/** At most `cap` rows of each source, label and kind, chosen by a seed. */
export function capped(rows: readonly Row[], cap: number, seed = 7): Row[] {
  return Array.from(cappedIndices(rows, cap, seed), (i) => rows[i]!)
}

/** The places of those rows. */
export function cappedIndices(rows: readonly Row[], cap: number, seed = 7): Uint32Array {
  const key = ({ source, label, kind }: Row) => `${source} ${label} ${kind}`
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1)
  const random = seeded(seed)
  return Uint32Array.from(rows.keys()).filter((i) => random() < cap / counts.get(key(rows[i]!))!)
}

function ours(): Row[] {
  const written = existsSync(OURS)
    ? readdirSync(OURS)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .flatMap(
          (name) => JSON.parse(readFileSync(new URL(name, OURS), 'utf8')) as Omit<Row, 'source'>[],
        )
    : []
  return [
    ...written.map((row) => ({ ...row, source: 'himaya uae' })),
    ...expanded('email', 'safe', ORDINARY_MAIL),
    ...expanded('email', 'scam', SCAM_MAIL),
    ...expanded('message', 'safe', ORDINARY_MESSAGES),
    ...expanded('message', 'scam', SCAM_MESSAGES),
  ]
}

function expanded(type: ContentType, label: Row['label'], lines: readonly string[]): Row[] {
  const random = seeded(lines.length)
  const choose = (line: string) =>
    line.replaceAll(/\[([^[\]]*\|[^[\]]*)\]/g, (_, options: string) => {
      const list = options.split('|')
      return list[Math.floor(random() * list.length)]!
    })
  const row = {
    type,
    label,
    lang: 'en',
    kind: label === 'safe' ? 'transactional' : 'phishing',
    source: 'himaya world',
  }
  return lines.flatMap((line) =>
    [...new Set(Array.from({ length: VARIANTS }, () => choose(line)))].map((text) => ({
      ...row,
      text,
    })),
  )
}
