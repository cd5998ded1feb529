import { type Content, contactsIn } from '#analyzer'
import type { App } from '#app/platform/context.server.ts'
import { networkFacts } from '../network/network-facts.server.ts'
import { findIndicators } from '../parse/find-indicators.server.ts'
import type { FoundIndicator } from '../parse/found-indicator.ts'
import type { SoleIndicator } from '../parse/sole-indicator.server.ts'
import type { Fact, Knowledge, KnownReason } from './knowledge.ts'
import { knowledgeOfNetwork, type LinkInText } from './network-knowledge.server.ts'
import { findReported, type Reported } from './reported.db.server.ts'
import { factsOfSole } from './sole-facts.server.ts'

/** Most reasons that knowledge gives, so that a long list of links does not hide the rest of the verdict. */
const MAX_REASONS = 3

/** Time for registries and shorteners, so that a check is not slower than 2 s because of them. */
const NETWORK_MS = 1_800

/**
 * Looks up the indicators of a text, and asks the network about its links if that is turned on.
 * @param sole the number or account that the text consists of, if it is one
 */
export async function gatherKnowledge(
  app: App,
  content: Content,
  sole: SoleIndicator | null,
): Promise<Knowledge> {
  const { text } = content
  const links: readonly LinkInText[] = sole ? [] : contactsIn(content).links
  const [reportedInText, facts] = await Promise.all([
    findReported(app, soleOrAll(content, sole)),
    networkFacts(app, links, { deadlineMs: NETWORK_MS }),
  ])
  const network = knowledgeOfNetwork(facts, links, content)
  const reported = [...reportedInText, ...(await findReported(app, network.indicators))]
  const reasons = [
    ...onePerPlace(reported).map((one) => reasonOf(one, text)),
    ...network.reasons,
  ].slice(0, MAX_REASONS)
  const isAlone = sole?.isEmergency === false
  return {
    isDecisive: reported.length > 0,
    isDoubtful: reasons.length > 0 || isAlone,
    isAlone,
    reasons,
    facts: sole ? factsOf(sole, reported) : network.facts,
    scamTypes: reported[0]?.entry.scamTypes ?? [],
    target: network.target,
  }
}

function soleOrAll(content: Content, sole: SoleIndicator | null): readonly FoundIndicator[] {
  if (!sole) return findIndicators(content)
  return sole.isEmergency ? [] : sole.indicators
}

/** Of an address, its host and its domain only the most specific is told. */
function onePerPlace(reported: readonly Reported<FoundIndicator>[]): Reported<FoundIndicator>[] {
  const taken = new Set<number>()
  return reported.filter(({ indicator: { spans } }) => {
    const isNew = spans.some(({ start }) => !taken.has(start))
    for (const { start } of spans) taken.add(start)
    return isNew
  })
}

function reasonOf(
  { indicator, reports, since }: Reported<FoundIndicator>,
  text: string,
): KnownReason {
  const { kind, value } = indicator
  const spans = [...indicator.spans]
  const what = kind === 'domain' || kind === 'host' ? value : writtenIn(text, spans[0], value)
  return {
    code: 'reported',
    params: { what, reports: String(reports), since: since.toISOString() },
    spans,
  }
}

function writtenIn(text: string, span: FoundIndicator['spans'][number] | undefined, value: string) {
  return span ? text.slice(span.start, span.end).trim() : value
}

function factsOf(sole: SoleIndicator, reported: readonly Reported[]): Fact[] {
  const isUnreported = !sole.isEmergency && reported.length === 0
  const notReported: Fact = { code: 'not-reported', params: { what: sole.shown } }
  return [...factsOfSole(sole), ...(isUnreported ? [notReported] : [])]
}
