import { isUnknown } from '../checks/imitation/imitation.ts'
import type { Evidence } from '../evidence.ts'
import { ruleOf } from '../match/rule-info.ts'
import { doubtedLink, scoredLinks, worstOf } from '../model/texts/text-pieces.ts'
import { touches } from '../parse/spans.ts'
import type { Classification } from '../score/classify.ts'
import { decisiveSigns } from '../score/score-floor.ts'
import type { Span } from '../types.ts'
import type { Finding, Outcome } from '../verdict-types.ts'

/** Maximum number of reasons shown. */
const MOST_REASONS = 6
/** Maximum number of findings whose contribution is computed by leaving them out. */
const MOST_WEIGHED = 12
/** Minimum contribution in log-odds for a finding to be a reason. */
const LEAST = 0.01
/** Minimum contribution in log-odds for words alone, or the look of a link, to be a reason of its own. */
const LEAST_ALONE = 0.25
const MOST_WORDS = 5
/** Contribution assumed for decisive findings, which decide regardless of other findings. */
const MOVED_BY_EVIDENCE = 1.5

/**
 * Returns the findings that moved the verdict, largest contribution first, with the words that the model
 * weighed. A contribution is the mean of what the finding adds to no other finding and to all others, because
 * leaving out one of two equivalent findings changes nothing. A text that is not a clear scam keeps its weak
 * findings regardless of contribution.
 */
export function reasonsFor(
  evidence: Evidence,
  classification: Classification,
  outcome: Outcome,
): Finding[] {
  const groups = grouped(evidence.findings).slice(0, MOST_WEIGHED)
  const hard = decisiveSigns(evidence)
  const unmoved = classification.logitWithout(evidence.findings, [])
  const reasons = groups.map((group) => {
    const asLast = classification.logit - classification.logitWithout(group, placesOf(group))
    const others = evidence.findings.filter((finding) => !group.includes(finding))
    const asFirst = classification.logitWithout(others, []) - unmoved
    const moved = (asLast + asFirst) / 2
    const isFirst =
      group.some(({ code }) => hard.has(code)) || (moved >= LEAST && isAimedAtAnalyzer(group))
    return { finding: group[0]!, moved: isFirst ? Math.max(MOVED_BY_EVIDENCE, moved) : moved }
  })
  const unnoticed =
    outcome === 'safe' ? [] : [wordingOf(evidence, classification), oddLinkOf(evidence)]
  for (const finding of unnoticed.filter((one) => one !== null)) {
    const moved = classification.logit - classification.logitWithout([], finding.spans)
    if (moved >= LEAST_ALONE) reasons.push({ finding, moved })
  }
  return reasons
    .filter(({ moved }) => outcome !== 'scam' || moved >= LEAST)
    .sort((a, b) => b.moved - a.moved)
    .slice(0, MOST_REASONS)
    .map(({ finding }) => finding)
}

/** Returns the reason to show if no single finding stands out. */
export function fallbackReason(evidence: Evidence, classification: Classification): Finding {
  const { findings, content } = evidence
  const scored = scoredLinks(content)
  const link = scored.find(({ score }) => score === worstOf(scored))
  if (content.type === 'website' && link)
    return { code: 'suspicious-url', params: { domain: link.domain }, spans: [link.span] }
  const end = content.words.tokens.at(-1)?.span.end ?? content.text.length
  return (
    wordingOf(evidence, classification) ??
    findings[0] ?? { code: 'wording-typical-of-scams', params: {}, spans: [{ start: 0, end }] }
  )
}

/** Prompt injection: text addressed to the analyzer. It is listed before findings that only weigh more. */
function isAimedAtAnalyzer(group: readonly Finding[]): boolean {
  return group.some(({ code }) => code === 'prompt-injection')
}

/** Groups equivalent findings, such as two kinds of imitation, strongest or most exact first. */
function grouped(findings: readonly Finding[]): Finding[][] {
  const groups = Map.groupBy(findings, ({ code }) => ruleOf(code).reasonGroup ?? code)
  const rank = ({ code }: Finding) => ruleOf(code).reasonRank ?? 0
  return [...groups.values()].map((group) => group.sort((a, b) => rank(a) - rank(b)))
}

function wordingOf({ findings }: Evidence, { pieces }: Classification): Finding | null {
  const told = placesOf(findings)
  const telling = pieces
    .filter(({ weight, span }) => weight > 0 && !touches(span, told))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_WORDS)
    .map(({ span }) => span)
    .sort((a, b) => a.start - b.start)
  if (telling.length === 0) return null
  const spans: Span[] = []
  for (const span of telling) {
    const before = spans.at(-1)
    if (before && span.start <= before.end)
      spans[spans.length - 1] = { start: before.start, end: Math.max(before.end, span.end) }
    else spans.push(span)
  }
  return { code: 'wording-typical-of-scams', params: {}, spans }
}

/** Returns the link of a message that looks like phishing if no finding covers it. */
function oddLinkOf({ content, findings }: Evidence): Finding | null {
  const link = content.type === 'message' ? doubtedLink(scoredLinks(content)) : null
  if (!link || !isUnknown(link)) return null
  const isTold = findings.some(
    ({ code, spans }) => ruleOf(code).reasonGroup === 'imitation' && touches(link.span, spans),
  )
  if (isTold) return null
  return { code: 'suspicious-url', params: { domain: link.domain }, spans: [link.span] }
}

function placesOf(findings: readonly Finding[]): Span[] {
  return findings.flatMap(({ spans }) => spans)
}
