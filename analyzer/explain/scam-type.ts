import type { FindingCode, ScamTypeCode } from '../codes.ts'
import type { Brand } from '../entities/brand.ts'
import { BRANDS } from '../entities/brand-list.ts'
import type { BrandMention } from '../entities/brands.ts'
import { hasFeature, scamTypeFrom } from '../match/match-rules.ts'
import { ruleOf, scoreOf } from '../match/rule-info.ts'
import type { Composite } from '../match/types.ts'
import type { ParsedContent } from '../parsed-content.ts'
import { SCAM_TYPE_OF_SECTOR } from '../score/thresholds.ts'
import type { Finding } from '../verdict-types.ts'

/** Priority: composites, then the imitated organisation, then what is requested. */
export function scamTypeOf(
  findings: readonly Finding[],
  matchedComposites: readonly Composite[],
  content: ParsedContent,
): ScamTypeCode | 'unspecified' {
  const story = mostSpokenFor(
    findings.filter(({ code }) => ruleOf(code).group === 'story' || ruleOf(code).telling),
    content,
  )
  if (story) return story
  const brand = imitatedBy(findings) ?? namedIn(content, findings)
  if (isTrafficFine(findings, content, brand)) return 'traffic-fine'
  const spoken = matchedComposites.find(({ scamType }) => scamType !== null)?.scamType
  if (spoken) return spoken
  if (content.type === 'website') return 'phishing-site'
  if (brand) return SCAM_TYPE_OF_SECTOR[brand.sector]
  const spokenFor = mostSpokenFor(findings, content)
  if (spokenFor) return spokenFor
  const poses = findings.some(({ code }) => code === 'authority-impersonation')
  if (poses && hasFeature(content, 'topics/police')) return 'police-impersonation'
  if (hasFeature(content, 'topics/banks')) return 'bank-impersonation'
  return leadsSomewhere(content) ? 'phishing-site' : 'unspecified'
}

/**
 * The organisation named beside a fine must be one that fines drivers. Authorities also fine for other
 * things.
 */
function isTrafficFine(
  findings: readonly Finding[],
  content: ParsedContent,
  brand: Brand | undefined,
): boolean {
  if (!findings.some(({ code }) => code === 'unpaid-fine')) return false
  if (brand?.sector === 'transport') return true
  return (!brand || brand.sector === 'police') && hasFeature(content, 'topics/traffic')
}

function imitatedBy(findings: readonly Finding[]): Brand | undefined {
  const brand = findings.find(({ params }) => params.brand)?.params.brand
  const label = findings.find(({ params }) => params.name)?.params.name
  return (
    BRANDS.find(({ name }) => name.en === brand) ??
    BRANDS.find(({ id, inAddresses }) => label && (id === label || inAddresses?.includes(label)))
  )
}

const SENDING: readonly FindingCode[] = ['money-transfer-request', 'off-platform-request']

/**
 * The first organisation named, except a money transfer service: a sender who asks for payment through one
 * imitates somebody else.
 */
function namedIn({ brands }: ParsedContent, findings: readonly Finding[]): Brand | undefined {
  const ways = findings.flatMap(({ code, spans }) => (SENDING.includes(code) ? spans : []))
  const isWay = ({ brand, span }: BrandMention) =>
    brand.sector === 'payment' &&
    ways.some(({ start, end }) => start <= span.start && span.end <= end)
  return brands.find((mention) => !isWay(mention))?.brand
}

function mostSpokenFor(findings: readonly Finding[], content: ParsedContent): ScamTypeCode | null {
  const votes = new Map<ScamTypeCode, number>()
  for (const { code } of findings) {
    const type = scamTypeFrom(code, content)
    if (type === null || (type === 'phishing-site' && !leadsSomewhere(content))) continue
    votes.set(type, (votes.get(type) ?? 0) + scoreOf(code))
  }
  let winner: ScamTypeCode | null = null
  for (const [type, points] of votes)
    if (winner === null || points > votes.get(winner)!) winner = type
  return winner
}

function leadsSomewhere({ type, links }: ParsedContent): boolean {
  return type === 'website' || links.length > 0
}
