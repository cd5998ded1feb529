import { ruleOf, scoreOf } from '../match/rule-info.ts'
import type { ParsedContent } from '../parsed-content.ts'
import type { Finding } from '../verdict-types.ts'

/** A mail of more words than this may be about several things. */
const WORDS_OF_ONE_MATTER = 250
/** What is asked and why stand within so many characters of each other. */
const REACH = 1000

/**
 * Of the signs in a long mail those that stand together, where they weigh most: a digest speaks of prizes, lawsuits and bills
 * in one mail, and none of them is about the other. What is noticed of links, addresses and the sender is true of the whole.
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

/** A finding with those of its places that lie in a range, if any do or it has none. */
function within(finding: Finding, start: number, end: number): Finding[] {
  if (isOfWhole(finding)) return [finding]
  const spans = finding.spans.filter((span) => span.start >= start && span.start < end)
  return spans.length > 0 ? [{ ...finding, spans }] : []
}

function isOfWhole({ code, spans }: Finding): boolean {
  const { group } = ruleOf(code)
  return spans.length === 0 || group === 'address' || group === 'link' || group === 'sender'
}
