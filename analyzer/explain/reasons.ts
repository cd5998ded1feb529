import { isUnknown } from '../checks/imitation/imitation.ts'
import type { Evidence } from '../evidence.ts'
import { ruleOf } from '../match/rule-info.ts'
import { doubtedLink, scoredLinks, worstOf } from '../model/texts/text-pieces.ts'
import { touches } from '../parse/spans.ts'
import type { Classification } from '../score/classify.ts'
import { decisiveSigns } from '../score/score-floor.ts'
import type { Span } from '../types.ts'
import type { Finding, Outcome } from '../verdict-types.ts'

/** So many reasons are given at most. */
const MOST_REASONS = 6
/** No more than so many signs are weighed by leaving them out. */
const MOST_WEIGHED = 12
/** A sign without which the log-odds would hardly be lower is no reason. */
const LEAST = 0.01
/** How many log-odds the words alone, or the look of a link, must have moved to be a reason of their own. */
const LEAST_ALONE = 0.25
const MOST_WORDS = 5
/** Hard evidence decides by itself, whatever the other signs say. */
const MOVED_BY_EVIDENCE = 1.5

/**
 * The signs that moved the verdict, weightiest first, and the words that the model weighed beside them. What a sign moved is
 * the mean of what it adds to no other sign and to all others: of two that say the same, leaving out one changes nothing.
 * A text that is no clear scam keeps its weak signs, whatever they moved.
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

/** What to name when no single sign stands out. */
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

/** Words that are meant for the analyzer: nobody honest writes them, so they are named before what only weighs more. */
function isAimedAtAnalyzer(group: readonly Finding[]): boolean {
  return group.some(({ code }) => code === 'prompt-injection')
}

/** Signs that say the same, such as that an address passes for another, the strongest or most exact first. */
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

/** The link of a message that looks like those of fake sites, where no sign says anything of it. */
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
