import { analyze, type Content, currentCode } from '#analyzer'
import { type Evidence, gather } from '../../analyzer/evidence.ts'
import { ruleOf, scoreOf } from '../../analyzer/match/rule-info.ts'
import { decodeMime } from '../../analyzer/parse/normalization/decode-mime.ts'
import { type Classification, classify, probabilityOf } from '../../analyzer/score/classify.ts'
import { finalLogit } from '../../analyzer/score/outcome.ts'
import { decisiveSigns, floorOf } from '../../analyzer/score/score-floor.ts'
import { REQUIRED_SCORE, SCAM_FROM, UNSURE_FROM } from '../../analyzer/score/thresholds.ts'
import type { Finding, Reassurance } from '../../analyzer/verdict-types.ts'
import { readRuleFiles } from './read-rules.ts'

const MAX_WORDS = 12

/** Returns the meaning of a stored code, including former codes; null for an unknown code. */
export function meaningOf(stored: string): string | null {
  const code = currentCode(stored)
  const rule = readRuleFiles().find(({ file }) => file.id === code)
  return rule ? `${code} (analyzer/rules/${rule.name}): ${rule.file.about}` : null
}

/** Returns everything behind the verdict on a text, as printable lines. */
export function explanationOf({ type, text }: Content): string {
  const verdict = analyze({ type, text })
  const evidence = gather({ type, text: decodeMime({ type, text })?.text ?? text })
  const classification = classify(evidence)
  const { findings, reassurances, circumstances, matchedComposites, points } = evidence
  const floor = floorOf(evidence)
  const final = finalLogit(evidence, classification)
  const hard = [...decisiveSigns(evidence)]
  return [
    `${verdict.outcome}, probability ${part(verdict.probability)}, told with ${verdict.confidence} %`,
    `scam type ${verdict.scamType ?? 'none'}, level ${verdict.warningLevel}, advice ${verdict.recommendation}`,
    `told as reasons: ${names(verdict.findings)}`,
    '',
    ...section(
      'rules',
      findings.map((found) => findingLine(found, evidence)),
    ),
    ...section(
      'ham rules',
      reassurances.map((found) => findingLine(found, evidence)),
    ),
    ...section('features', circumstances),
    ...section(
      'composites',
      matchedComposites.map(
        (one) => `${amount(one.score)}  ${one.all.map((any) => any.join(' or ')).join(' + ')}`,
      ),
    ),
    `points by the rules: ${part(points)} (unsafe from ${REQUIRED_SCORE})`,
    '',
    ...section(
      'terms',
      classification.terms().map(({ name, value, share }) => {
        return `${amount(share * value)}  ${name}: ${part(value)} times ${share}`
      }),
    ),
    ...section('words that weigh most', wordLines(classification, evidence)),
    `log-odds by what was learned and the points: ${part(classification.logit)}`,
    hard.length > 0 ? `decisive: ${hard.join(', ')}` : 'decisive: nothing',
    Number.isFinite(floor.least)
      ? `floor: ${part(floor.least)}${Number.isFinite(floor.above) ? `, or unsure where at most ${part(floor.above)}` : ''}`
      : 'floor: none',
    `log-odds in the end: ${part(final)}, probability ${part(probabilityOf(final))} (unsure from ${part(probabilityOf(UNSURE_FROM))}, scam from ${part(probabilityOf(SCAM_FROM))})`,
  ].join('\n')
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0
    ? [`${title}: none`, '']
    : [`${title}:`, ...lines.map((line) => `  ${line}`), '']
}

function findingLine({ code, spans }: Finding | Reassurance, { content }: Evidence): string {
  const words = spans.map(({ start, end }) => JSON.stringify(content.text.slice(start, end)))
  return `${amount(scoreOf(code))}  ${code} (${ruleOf(code).group ?? 'ham'}): ${words.join(', ')}`
}

function wordLines({ pieces }: Classification, { content }: Evidence): string[] {
  return [...pieces]
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MAX_WORDS)
    .map(
      ({ weight, span }) =>
        `${amount(weight)}  ${JSON.stringify(content.text.slice(span.start, span.end))}`,
    )
}

function names(found: readonly { code: string }[]): string {
  return found.length === 0 ? 'none' : found.map(({ code }) => code).join(', ')
}

function amount(value: number): string {
  return `${value < 0 ? '' : '+'}${part(value)}`.padStart(7)
}

function part(value: number): string {
  return String(Math.round(value * 100) / 100)
}
