import { type CorpusRow, listOf, readCorpus, readLines } from '../corpus/read-corpus.ts'
import { seeded } from './fitting/seeded.ts'
import type { Row } from './rows.ts'

/** How many texts each line with alternatives stands for. */
const VARIANTS = 3
/** Sources whose rows are whole texts and addresses, without alternatives. */
const WHOLE: readonly string[] = ['uae', 'synthetic-urls']

/** The kinds of addresses that were made up to be hard to tell apart. */
export const SYNTHETIC_KINDS: Readonly<Record<Row['label'], string>> = {
  scam: 'made-phishing',
  safe: 'made-page',
}

/** Kinds of addresses at sites that do not exist: they tell neither which sites are known nor where a threshold is. */
export const OF_NO_SITE: readonly string[] = ['service-page', ...Object.values(SYNTHETIC_KINDS)]

/** What corpus/train holds to learn from: whole texts, and lines of which each stands for a few texts. */
export function writtenRows(): Row[] {
  const rows = readCorpus('train')
  const lists = Map.groupBy(
    rows.filter(({ source }) => !WHOLE.includes(source)),
    ({ id }) => listOf(id),
  )
  return [
    ...rows.flatMap((row) => (row.source === 'uae' ? [wholeRow(row)] : [])),
    ...hostedPages(),
    ...servicePages(),
    ...rows.flatMap(({ source, kind, text, label }) =>
      source === 'synthetic-urls' ? [addressRow(kind, text, label)] : [],
    ),
    ...[...lists.values()].flatMap(expanded),
  ]
}

function wholeRow({ type, label, language, kind, text }: CorpusRow): Row {
  return { type, text, label, lang: language.toLowerCase(), kind, source: 'himaya uae' }
}

/** Many collections hide addresses, and those in Arabic often all digits, marks and Latin letters too. */
function masked(text: string): string {
  if (isArabic(text))
    return text
      .replaceAll(/[^\p{Script=Arabic}\s]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  return text.replaceAll(/https?:\/\/\S+/g, '<url>')
}

/** Whoever quotes a text, or copies it off a screen, mostly loses the addresses behind its words. */
function quoted(text: string): string {
  return text.replaceAll(LINK, '').replaceAll(/[ \t]+(?=[\n.]|$)/g, '')
}

const LINK = /[ \t]*(?:<https?:[^>\s]*>|https?:\/\/\S+|(?<![\w@.])[\w-]+(?:\.[\w-]+)+\/\S*)/g

const isArabic = (text: string) => (text.match(ARABIC)?.length ?? 0) * 2 > text.length
const ARABIC = /[\u0600-\u06ff]/g

/** What the lines of one list stand for. */
function expanded(lines: readonly CorpusRow[]): Row[] {
  const random = seeded(lines.length)
  const choose = (line: string) =>
    line.replaceAll(/\[([^[\]]*\|[^[\]]*)\]/g, (_, options: string) => {
      const list = options.split('|')
      return list[Math.floor(random() * list.length)]!
    })
  return lines.flatMap(({ text: line, type, label, kind, source }) => {
    const chosen = Array.from({ length: VARIANTS }, () => choose(line))
    const texts = new Set([...chosen.slice(1), masked(chosen[0]!), quoted(chosen[0]!)])
    return [...texts].map((text) => ({
      type,
      label,
      lang: isArabic(text) ? 'ar' : 'en',
      kind,
      source: `himaya ${source}`,
      text,
    }))
  })
}

const hosts = (name: string) => readLines(`hosts/${name}.txt`)

/** Ordinary pages under hosting services, of which collections have the fraudulent ones only. */
function hostedPages(): Row[] {
  const names = hosts('hosting-names')
  const services = hosts('hosting-services')
  const paths = hosts('hosting-paths')
  const one = chooser(names.length)
  return names.flatMap((name) =>
    Array.from({ length: VARIANTS }, () =>
      addressRow('hosted-page', `https://${name}.${one(services)}${one(paths)}`),
    ),
  )
}

/** Pages with a number or a code in their address, to which small businesses send their customers. */
function servicePages(): Row[] {
  const names = hosts('service-names')
  const paths = hosts('service-paths')
  const subdomains = hosts('service-hosts')
  const endings = hosts('service-endings')
  const one = chooser(names.length)
  const some = (signs: string, length: number) =>
    Array.from({ length }, () => one([...signs])).join('')
  return names.flatMap((name) =>
    Array.from({ length: VARIANTS }, () => {
      const path = one(paths)
        .replace('#', some('0123456789', 5))
        .replace('$', some('abcdefghkmnpqrstuvwxyzABCDEFGHKMNPQRSTUVWXYZ23456789', 4))
      const host = `${one(subdomains)}${name}.${one(endings)}`
      return addressRow('service-page', `https://${host}${path}`)
    }),
  )
}

function chooser(seed: number): <T>(of: readonly T[]) => T {
  const random = seeded(seed)
  return (of) => of[Math.floor(random() * of.length)]!
}

function addressRow(kind: string, text: string, label: Row['label'] = 'safe'): Row {
  return { type: 'website', label, lang: 'url', kind, source: 'himaya world', text }
}
