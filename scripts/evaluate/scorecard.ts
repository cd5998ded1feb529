import type { ContentType } from '#analyzer'
import type { Calibration } from '../../analyzer/model/ensemble.ts'
import type { Rated } from '../learning/rated.ts'
import { sourceOf } from '../learning/sources.ts'
import { headline, NARROWED, type Part, parts, reliability, type Scored } from './figures.ts'
import type { Latency } from './latency.ts'

/** Everything that is measured of one type. */
export type Measured = {
  type: ContentType
  model: Scored
  rules: Scored
  /** The points from which the rules alone would call it unsafe. */
  rulesLimit: number
  calibration: Calibration
  latency: Latency
  size: number
}

const NAMES: Readonly<Record<ContentType, string>> = {
  message: 'Messages',
  email: 'E-mails',
  website: 'Web addresses',
}

const TARGETS: Readonly<Record<ContentType, string>> = {
  message: '0.96 and 70 %',
  email: '0.96 and 65 %',
  website: '0.97 and 80 %',
}

/** The scorecard as Markdown. `notes` is the part written by hand. */
export function scorecard(measured: readonly Measured[], version: string, notes: string): string {
  return [
    '# Scorecard of the local analyzer',
    `Written by \`npm run evaluate -- --write\` for version ${version}; the notes at the end are kept by hand in scorecard-notes.md.`,
    'Every figure is of texts whose whole collection was left out when the analyzer learned: each collection in turn, with everything that is drawn from the data (weights, lists of known sites, how scores join, the threshold) learned again from the others. Most collections hold one label only, so a collection is compared with the rows of the other label of all others, each scored by the analyzer that had not seen it. Collections count alike, up to 300 rows of a kind each; collections that share their origin (the five of PhishTank) are left out together. “Found” and “false alarms” are at the threshold of the analyzer, set without the collection. Adverts and bare addresses of scam shops are apart, and so is what was made from templates or by machine translation.',
    '## In short',
    table(
      [
        '',
        'AUROC',
        'found at 1 % false alarms',
        'found',
        'false alarms',
        'target',
        'rules alone: AUROC',
        'found at 1 %',
      ],
      measured.flatMap(({ type, model, rules, rulesLimit }) => {
        const line = (name: string, one: Scored, other: Scored) => {
          const a = headline(one)
          const b = headline(other, rulesLimit)
          return [
            name,
            a.auroc.toFixed(3),
            percent(a.recallAtOne),
            percent(a.recall),
            percent(a.falseAlarms),
            TARGETS[type],
            b.auroc.toFixed(3),
            percent(b.recallAtOne),
          ]
        }
        const whole = line(NAMES[type], model, rules)
        const part = NARROWED[type]
        return part ? [whole, line(part.name, part.of(model), part.of(rules))] : [whole]
      }),
    ),
    ...measured.flatMap(section),
    notes.trim(),
    '',
  ].join('\n\n')
}

function section({ type, model, calibration, latency, size }: Measured): string[] {
  const { bins, error } = reliability(model, calibration.oneIn)
  return [
    `## ${NAMES[type]}`,
    '### By collection',
    partsTable(parts(model, ({ row }) => named(row.source))),
    '### By language',
    partsTable(
      parts(model, ({ row }) => (isReal({ row }) ? row.lang : null)).filter(
        ({ rows }) => rows >= 20,
      ),
    ),
    '### By kind',
    partsTable(parts(model, ({ row }) => (isReal({ row }) ? row.kind : null))),
    '### Calibration',
    `Probabilities hold where one checked text in ${calibration.oneIn.toFixed(1)} is a scam: the share at which one ordinary text in a hundred comes out above even odds. Expected error ${error.toFixed(3)}.`,
    table(
      ['probability', 'share of texts', 'said', 'were scams'],
      bins.map(({ from, to, said, were, weight }) => [
        `${from.toFixed(1)}–${to.toFixed(1)}`,
        percent(weight),
        weight === 0 ? '' : (said / weight).toFixed(2),
        weight === 0 ? '' : (were / weight).toFixed(2),
      ]),
    ),
    '### Cost',
    `An analysis takes ${ms(latency.median)} (99 of 100 at most ${ms(latency.p99)}), one of 5,000 characters ${ms(latency.longest)}. What was learned takes ${Math.round(size / 1000)} kB.`,
  ]
}

const isReal = ({ row }: Pick<Rated, 'row'>) =>
  ['real', 'ours'].includes(sourceOf(row.source).origin)

function named(source: string): string {
  const { group, origin, ships } = sourceOf(source)
  const marks = [...(origin === 'real' ? [] : [origin]), ...(ships ? [] : ['never learned from'])]
  return marks.length === 0 ? group : `${group} (${marks.join(', ')})`
}

function partsTable(list: readonly Part[]): string {
  return table(
    ['', 'label', 'rows', 'AUROC', 'called unsafe'],
    list.map(({ name, label, rows, auroc, unsafe }) => [
      name,
      label,
      String(rows),
      auroc.toFixed(3),
      percent(unsafe),
    ]),
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}

/** A share of 1 as percent with one decimal. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function ms(value: number): string {
  return `${value.toFixed(value < 1 ? 2 : 1)} ms`
}
