import { type CorpusRow, listOf, readCorpus, readLines } from '../corpus/read-corpus.ts'
import { seeded } from './fitting/seeded.ts'
import type { Row } from './rows.ts'

/** Number of texts generated from each line with alternatives. */
const VARIANTS = 3
/** Sources whose rows are complete, without alternatives. */
const WHOLE: readonly string[] = ['uae', 'synthetic-urls']

/** Kinds of synthetic addresses that are hard to distinguish. */
export const SYNTHETIC_KINDS: Readonly<Record<Row['label'], string>> = {
  scam: 'made-phishing',
  safe: 'made-page',
}

/** Kinds of addresses at non-existing sites. They are used neither for known sites nor for calibration. */
export const OF_NO_SITE: readonly string[] = ['service-page', ...Object.values(SYNTHETIC_KINDS)]

/**
 * Returns the training rows of corpus/train: complete texts, and several texts for each line with
 * alternatives.
 */
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

/** Many collections mask addresses, and Arabic ones often all digits, punctuation and Latin letters. */
function masked(text: string): string {
  if (isArabic(text))
    return text
      .replaceAll(/[^\p{Script=Arabic}\s]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  return text.replaceAll(/https?:\/\/\S+/g, '<url>')
}

/** Quoted texts and text from screenshots mostly lose their link targets. */
function quoted(text: string): string {
  return text.replaceAll(LINK, '').replaceAll(/[ \t]+(?=[\n.]|$)/g, '')
}

const LINK = /[ \t]*(?:<https?:[^>\s]*>|https?:\/\/\S+|(?<![\w@.])[\w-]+(?:\.[\w-]+)+\/\S*)/g

const isArabic = (text: string) => (text.match(ARABIC)?.length ?? 0) * 2 > text.length
const ARABIC = /[\u0600-\u06ff]/g

/** Expands the lines of one list. */
function expanded(lines: readonly CorpusRow[]): Row[] {
  const random = seeded(lines.length)
  const choose = (line: string) =>
    line.replaceAll(/\[([^[\]|]*\|[^[\]]*)\]/g, (_, options: string) => {
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

/** Ordinary pages on hosting services, of which collections have only phishing pages. */
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

/** Pages with a number or code in their URL, to which small businesses send customers. */
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
