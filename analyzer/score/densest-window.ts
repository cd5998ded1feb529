import { ruleOf, scoreOf } from '../match/rule-info.ts'
import type { ParsedContent } from '../parsed-content.ts'
import type { Finding } from '../verdict-types.ts'

/** A mail with more words than this may cover several topics. */
const WORDS_OF_ONE_MATTER = 250
/** Maximum distance in characters between a request and its pretext. */
const REACH = 1000

/**
 * Returns the findings of the window of a long mail where they score highest. A digest mentions unrelated
 * prizes, lawsuits and bills. Findings about links, addresses and the sender apply to the whole mail.
 */
export function densestWindow(
  findings: readonly Finding[],
  { type, words }: ParsedContent,
): readonly Finding[] {
  if (type !== 'email' || words.tokens.length <= WORDS_OF_ONE_MATTER) return findings
  const starts = findings.flatMap((finding) =>
    isOfWhole(finding) ? [] : finding.spans.map(({ start }) => start),
  )
  let best: Finding[] = []
  let most = -1
  for (const start of new Set(starts)) {
    const near = findings.flatMap((finding) => within(finding, start, start + REACH))
    const points = near.reduce((sum, { code }) => sum + scoreOf(code), 0)
    if (points > most) {
      best = near
      most = points
    }
  }
  return starts.length === 0 ? findings : best
}

/** Returns a finding restricted to its places in a range; unchanged if it has no places. */
function within(finding: Finding, start: number, end: number): Finding[] {
  if (isOfWhole(finding)) return [finding]
  const spans = finding.spans.filter((span) => span.start >= start && span.start < end)
  return spans.length > 0 ? [{ ...finding, spans }] : []
}

function isOfWhole({ code, spans }: Finding): boolean {
  const { group } = ruleOf(code)
  return spans.length === 0 || group === 'address' || group === 'link' || group === 'sender'
}
