import type { ScamTypeCode } from '../codes.ts'
import type { Prepared } from '../prepared.ts'
import { BRANDS } from '../uae/brands.ts'
import type { Finding } from '../verdict-types.ts'
import type { Combination } from './combinations.data.ts'
import { SCAM_TYPE_OF_SECTOR, TELLING } from './scoring.ts'
import { WEIGHTS } from './weights.data.ts'

/** Stories tell the kind of scam best, then the organisation that is imitated, then what is asked for. */
export function scamTypeOf(
  findings: readonly Finding[],
  told: readonly Combination[],
  content: Prepared,
): ScamTypeCode {
  const story = mostSpokenFor(
    findings.filter(({ code }) => WEIGHTS[code].group === 'story' || TELLING.includes(code)),
  )
  if (story) return story
  const spoken = told.find(({ speaksFor }) => speaksFor !== null)?.speaksFor
  if (spoken) return spoken
  if (content.type === 'website') return 'phishing-site'
  const imitated = findings.find(({ params }) => params.brand)?.params.brand
  const brand = BRANDS.find(({ name }) => name.en === imitated) ?? content.brands[0]?.brand
  if (brand) return SCAM_TYPE_OF_SECTOR[brand.sector]
  return mostSpokenFor(findings) ?? (speaksOfBank(content) ? 'bank-impersonation' : 'phishing-site')
}

function mostSpokenFor(findings: readonly Finding[]): ScamTypeCode | null {
  const votes = new Map<ScamTypeCode, number>()
  for (const { code } of findings) {
    const { speaksFor, points } = WEIGHTS[code]
    if (speaksFor) votes.set(speaksFor, (votes.get(speaksFor) ?? 0) + points)
  }
  let winner: ScamTypeCode | null = null
  for (const [type, points] of votes)
    if (winner === null || points > votes.get(winner)!) winner = type
  return winner
}

function speaksOfBank({ words }: Prepared): boolean {
  return ['bank', 'card', 'بنك', 'بطاقه', 'بنكيه'].some((word) => words.at.has(word))
}
