import { type Content, contactsIn } from '#analyzer'
import type { App } from '#app/platform/context.server.ts'
import { networkFacts } from '../network/network-facts.server.ts'
import { findIndicators } from '../parse/find-indicators.server.ts'
import type { FoundIndicator } from '../parse/found-indicator.ts'
import type { SoleIndicator } from '../parse/sole-indicator.server.ts'
import type { Fact, Knowledge, KnownReason } from './knowledge.ts'
import { findListed } from './listed.server.ts'
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
  const contacts = sole ? null : contactsIn(content)
  const links: readonly LinkInText[] = contacts?.links ?? []
  const found = contacts ? findIndicators(content, contacts) : indicatorsOf(sole)
  const [inText, facts] = await Promise.all([
    lookUp(app, found),
    networkFacts(app, links, { deadlineMs: NETWORK_MS }),
  ])
  const network = knowledgeOfNetwork(facts, links, content)
  const behind = await lookUp(app, network.indicators)
  const reported = [...inText.reported, ...behind.reported]
  const listed = [...inText.listed, ...behind.listed].sort(
    (a, b) => Number(b.isDecisive) - Number(a.isDecisive),
  )
  const known = [
    ...reported.map((one) => ({ indicator: one.indicator, reason: reasonOf(one, text) })),
    ...listed.map(({ indicator, reason }) => ({ indicator, reason })),
  ]
  const reasons = [...onePerPlace(known), ...network.reasons].slice(0, MAX_REASONS)
  const isAlone = sole?.isEmergency === false
  return {
    isDecisive: reported.length > 0 || listed.some(({ isDecisive }) => isDecisive),
    isDoubtful: reasons.length > 0 || isAlone,
    isAlone,
    reasons,
    facts: sole ? factsOf(sole, reported) : network.facts,
    entry: reported[0]?.entry ?? null,
    scamTypes: reported[0]?.scamTypes ?? [],
    target: network.target,
  }
}

/** Looks indicators up in confirmed reports and in lists of others. Asks nobody about none. */
async function lookUp(app: App, found: readonly FoundIndicator[]) {
  const [reported, listed] = await Promise.all([findReported(app, found), findListed(app, found)])
  return { reported, listed }
}

function indicatorsOf(sole: SoleIndicator | null): readonly FoundIndicator[] {
  return !sole || sole.isEmergency ? [] : sole.indicators
}

/**
 * Returns the reasons in the order of `known`. Of an address, its host and its domain only the first one that
 * is known from the same source is told.
 */
function onePerPlace(
  known: readonly { indicator: FoundIndicator; reason: KnownReason }[],
): KnownReason[] {
  const taken = new Set<string>()
  return known.flatMap(({ indicator: { spans }, reason }) => {
    const places = spans.map(({ start }) => `${reason.code} ${start}`)
    const isNew = places.some((place) => !taken.has(place))
    for (const place of places) taken.add(place)
    return isNew ? [reason] : []
  })
}

function reasonOf(
  { indicator, reports, since }: Reported<FoundIndicator>,
  text: string,
): KnownReason {
  const { kind, value, spans } = indicator
  const [span] = spans
  const isWritten = span && kind !== 'domain' && kind !== 'host' && kind !== 'url'
  const what = isWritten ? text.slice(span.start, span.end).trim() : value
  return {
    code: 'reported',
    params: { what, reports: String(reports), since: since.toISOString() },
    spans: [...spans],
  }
}

function factsOf(sole: SoleIndicator, reported: readonly Reported[]): Fact[] {
  const isUnreported = !sole.isEmergency && reported.length === 0
  const notReported: Fact = { code: 'not-reported', params: { what: sole.shown } }
  return [...factsOfSole(sole), ...(isUnreported ? [notReported] : [])]
}
