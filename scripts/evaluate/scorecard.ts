import type { ContentType } from '#analyzer'
import { probabilityOf } from '../../analyzer/score/classify.ts'
import { PRIOR, SCAM_FROM, UNSURE_FROM } from '../../analyzer/score/thresholds.ts'
import type { ScoredRow } from '../learning/cross-validated-scores.ts'
import { sourceOf } from '../learning/sources.ts'
import {
  headline,
  NARROWED,
  type Part,
  parts,
  reliability,
  type Scored,
  type Shares,
} from './figures.ts'
import type { Latency } from './latency.ts'

/** All measurements of one type. */
export type Measured = {
  type: ContentType
  model: Scored
  rules: Scored
  latency: Latency
  size: number
}

const NAMES: Readonly<Record<ContentType, string>> = {
  message: 'Messages',
  email: 'E-mails',
  website: 'Web addresses',
}

/** Returns the scorecard as Markdown. `notes` is the hand-written part. */
export function scorecard(measured: readonly Measured[], version: string, notes: string): string {
  return [
    '# Scorecard of the local analyzer',
    `Written by \`npm run evaluate -- --write\` for version ${version}; the notes at the end are kept by hand in scorecard-notes.md.`,
    'Every figure is of texts whose whole collection was left out when the analyzer learned: each collection in turn, with everything that is drawn from the data (weights, lists of known sites, how scores join, the threshold) learned again from the others. Most collections hold one label only, so a collection is compared with the rows of the other label of all others, each scored by the analyzer that had not seen it. Collections count alike, up to 300 rows of a kind each; collections that share their origin (the five of PhishTank) are left out together. What texts are called is at the thresholds of the analyzer, with probabilities that were set without the collection. Adverts and bare addresses of scam shops are apart, and so is what was made from templates or by machine translation.',
    '## In short',
    table(
      [
        '',
        'AUROC',
        'found at 1 % false alarms',
        'scams called scam / unsure / safe',
        'ordinary called scam / unsure / safe',
        'rules alone: AUROC',
        'found at 1 %',
      ],
      measured.flatMap(({ type, model, rules }) => {
        const line = (name: string, one: Scored, other: Scored) => {
          const { auroc, recallAtOne, called } = headline(one)
          const alone = headline(other)
          return [
            name,
            auroc.toFixed(3),
            percent(recallAtOne),
            shown(called.scam),
            shown(called.safe),
            alone.auroc.toFixed(3),
            percent(alone.recallAtOne),
          ]
        }
        const whole = line(NAMES[type], model, rules)
        const part = NARROWED[type]
        return part ? [whole, line(part.name, part.of(model), part.of(rules))] : [whole]
      }),
    ),
    `Probabilities hold where ${percent(PRIOR)} of what is checked are scams. A text is called a scam from ${probability(SCAM_FROM)} on and unsure from ${probability(UNSURE_FROM)} on (docs/decisions/0029).`,
    ...measured.flatMap(section),
    notes.trim(),
    '',
  ].join('\n\n')
}

function section({ type, model, latency, size }: Measured): string[] {
  const { bins, error } = reliability(model)
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
    `Expected error ${error.toFixed(3)}.`,
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

const isReal = ({ row }: Pick<ScoredRow, 'row'>) =>
  ['real', 'ours'].includes(sourceOf(row.source).origin)

function named(source: string): string {
  const { group, origin, ships } = sourceOf(source)
  const marks = [...(origin === 'real' ? [] : [origin]), ...(ships ? [] : ['never learned from'])]
  return marks.length === 0 ? group : `${group} (${marks.join(', ')})`
}

function partsTable(list: readonly Part[]): string {
  return table(
    ['', 'label', 'rows', 'AUROC', 'called scam / unsure / safe'],
    list.map(({ name, label, rows, auroc, called }) => [
      name,
      label,
      String(rows),
      auroc.toFixed(3),
      shown(called),
    ]),
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}

/** Formats the outcomes in percent. */
export function shown({ scam, unsure, safe }: Shares): string {
  return [scam, unsure, safe].map((share) => (share * 100).toFixed(1)).join(' / ')
}

function probability(logit: number): string {
  return probabilityOf(logit).toFixed(2)
}

/** Formats a fraction as percent with one decimal. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function ms(value: number): string {
  return `${value.toFixed(value < 1 ? 2 : 1)} ms`
}
