import {
  analyze,
  type Content,
  type LinkAddress,
  parseAddress,
  type Span,
  type Verdict,
} from '#analyzer'
import type { NetworkFacts } from '../network/network-facts.server.ts'
import { weighAge } from '../network/registration-age.ts'
import type { FoundIndicator } from '../parse/found-indicator.ts'
import { indicatorsOfAddress } from '../parse/web-indicators.server.ts'
import type { Fact, KnownReason } from './knowledge.ts'

/** A web address with its place in the text. */
export type LinkInText = LinkAddress & { span: Span }

/** What the network says about the links of a text. */
export type NetworkKnowledge = {
  reasons: KnownReason[]
  facts: Fact[]
  /** Indicators of the addresses behind short links, at the places of the links. */
  indicators: FoundIndicator[]
  /** The verdict on the first address behind a short link that is a scam. */
  target: Verdict | null
}

/** Turns the answers of registries and shorteners into warning signs and facts. */
export function knowledgeOfNetwork(
  { ages, targets }: NetworkFacts,
  links: readonly LinkInText[],
  { type }: Content,
): NetworkKnowledge {
  const followed = targets.map(({ from, to }) => {
    const verdict = analyze({ type: 'website', text: to })
    return { from: from as LinkInText, to: parseAddress(to), verdict }
  })
  const bad = followed.filter(({ verdict }) => verdict.outcome === 'scam')
  const young = ages.filter(({ ageDays }) => weighAge(ageDays) !== null)
  const old = type === 'website' ? ages.filter((age) => !young.includes(age)) : []
  const placesOf = (domain: string) => [
    ...links.filter((link) => link.domain === domain).map(({ span }) => span),
    ...followed.filter(({ to }) => to?.domain === domain).map(({ from }) => from.span),
  ]
  return {
    reasons: [
      ...bad.map(
        ({ from, to }): KnownReason => ({
          code: 'bad-target',
          params: { what: from.host + from.writtenPath, target: to?.host ?? '' },
          spans: [from.span],
        }),
      ),
      ...young.map(
        ({ domain, ageDays }): KnownReason => ({
          code: 'young-domain',
          params: { what: domain, days: String(ageDays) },
          spans: placesOf(domain),
        }),
      ),
    ],
    facts: [
      ...followed.map(
        ({ from, to }): Fact => ({
          code: 'short-link',
          params: { what: from.host + from.writtenPath, target: to?.host ?? '' },
        }),
      ),
      ...old.map(
        ({ domain, registered }): Fact => ({
          code: 'domain-age',
          params: { what: domain, since: registered.toISOString() },
        }),
      ),
    ],
    indicators: followed.flatMap(({ from, to }) =>
      to ? indicatorsOfAddress(to).map((found) => ({ ...found, spans: [from.span] })) : [],
    ),
    target: bad[0]?.verdict ?? null,
  }
}
