import type { FindingCode, ScamTypeCode } from '../codes.ts'
import type { BrandMention } from '../entities/brands.ts'
import { hasFeature } from '../match/match-rules.ts'
import { ruleOf } from '../match/rule-info.ts'
import type { Composite } from '../match/types.ts'
import type { Prepared } from '../prepared.ts'
import { spelled } from '../text/class-words.ts'
import { BRANDS } from '../uae/brands.ts'
import type { Brand } from '../uae/types.ts'
import type { Finding } from '../verdict-types.ts'
import { FEES, SCAM_TYPE_OF_SECTOR } from '../weighing/scoring.ts'

const NETWORKS = ['sim', 'esim', 'sims', 'شريحه', 'خط', 'خطك', 'خطكم']
const MAINS = ['electricity', 'water', 'power', 'meter', 'كهرباء', 'مياه', 'ماء', 'عداد', 'تيار']
const DRAWS = [
  'won',
  'winner',
  'lottery',
  'draw',
  'drawn',
  'raffle',
  'jackpot',
  'millionaire',
  'فزت',
  'ربحت',
  'سحب',
  'جائزه',
]
const POLICE = ['police', 'cid', 'interpol', 'شرطه', 'نيابه', 'مباحث']
/** What a helper inside is paid for. */
const PAPERS = ['visa', 'visas', 'residency', 'immigration', 'overstay', 'تاشيره', 'اقامه', 'فيزا']
const HELD_WITH_A_BANK = ['bank', 'account', 'accounts', 'بنك', 'حساب', 'حسابك', 'حسابكم']
const TRAFFIC = ['fine', 'fines', 'plate', 'mulkiya', 'مخالفه', 'مخالفات', 'غرامه', 'غرامات']
const BANKS = [
  'bank',
  'card',
  'بنك',
  'بطاقه',
  'بنكيه',
  ...['बैंक', 'कार्ड', 'بینک', 'کارڈ'].map(spelled),
]
const ACCOUNTS = [
  ...BANKS,
  'debit',
  'debited',
  'account',
  'loan',
  'transfer',
  'حساب',
  'قرض',
  'تحويل',
]
const SUBSCRIPTIONS = [
  'renewed',
  'renewal',
  'subscription',
  'subscribed',
  'order',
  'invoice',
  'antivirus',
  'اشتراك',
  'تجديد',
  'فاتوره',
  'طلبك',
]

/** Stories tell the kind of scam best, then the organisation that is imitated, then what is asked for. */
export function scamTypeOf(
  findings: readonly Finding[],
  told: readonly Composite[],
  content: Prepared,
): ScamTypeCode | 'unspecified' {
  const apart = outspoken(findings, content)
  const story = mostSpokenFor(
    findings.filter(({ code }) => ruleOf(code).group === 'story' || ruleOf(code).telling),
    content,
    apart,
  )
  if (story) return story
  const brand = imitatedBy(findings) ?? namedIn(content, findings)
  if (isTrafficFine(findings, content, brand)) return 'traffic-fine'
  const spoken = told.find(({ scamType }) => scamType !== null)?.scamType
  if (spoken) return spoken
  if (content.type === 'website') return 'phishing-site'
  if (brand) return SCAM_TYPE_OF_SECTOR[brand.sector]
  const spokenFor = mostSpokenFor(findings, content, apart)
  if (spokenFor) return spokenFor
  const poses = findings.some(({ code }) => code === 'poses-as-official')
  if (poses && speaksOf(content, POLICE)) return 'police-impersonation'
  if (speaksOf(content, BANKS)) return 'bank-impersonation'
  return leadsSomewhere(content) ? 'phishing-site' : 'unspecified'
}

/** Whoever is named beside a fine must be one who fines drivers: offices fine for other things, too. */
function isTrafficFine(
  findings: readonly Finding[],
  content: Prepared,
  brand: Brand | undefined,
): boolean {
  if (!findings.some(({ code }) => code === 'unpaid-fine')) return false
  if (brand?.sector === 'transport') return true
  return (!brand || brand.sector === 'police') && speaksOf(content, TRAFFIC)
}

function imitatedBy(findings: readonly Finding[]): Brand | undefined {
  const brand = findings.find(({ params }) => params.brand)?.params.brand
  const label = findings.find(({ params }) => params.name)?.params.name
  return (
    BRANDS.find(({ name }) => name.en === brand) ??
    BRANDS.find(({ id, inAddresses }) => label && (id === label || inAddresses?.includes(label)))
  )
}

const SENDING: readonly FindingCode[] = ['asks-to-move-money', 'asks-to-move-chat']

/** The first that is named, but for one by which money is to be sent: who does that poses as somebody else. */
function namedIn({ brands }: Prepared, findings: readonly Finding[]): Brand | undefined {
  const ways = findings.flatMap(({ code, spans }) => (SENDING.includes(code) ? spans : []))
  const isWay = ({ brand, span }: BrandMention) =>
    brand.sector === 'payment' &&
    ways.some(({ start, end }) => start <= span.start && span.end <= end)
  return brands.find((mention) => !isWay(mention))?.brand
}

type Has = (...codes: readonly FindingCode[]) => boolean

/** The signs that leave the kind to others, and when. */
const LEFT_TO_OTHERS: Readonly<
  Partial<Record<FindingCode, (has: Has, content: Prepared) => boolean>>
> = {
  // "You were chosen" is said of a job, too: with one that costs a fee, and without a draw, it is no prize.
  prize: (has, content) => has('job-offer') && has(...FEES) && !speaksOf(content, DRAWS),
  // Who lends, or makes money grow, promises as well that it is paid out; who holds a parcel names what releases it.
  'release-of-money': (has) =>
    has('easy-loan', 'guaranteed-return') || (has('parcel-problem') && !has('advance-fee')),
  'deposit-before-viewing': (has) => has('easy-loan'),
  // A parcel with drugs in it is what a false policeman has found.
  'parcel-problem': (has, content) => has('threatens-law') && hasFeature(content, 'speaks-for-law'),
  // Who fines lets one pay less today.
  'deep-discount': (has) => has('unpaid-fine', 'traffic-fine-due'),
  // Alms go to a man's own account.
  'changed-bank-account': (has) => has('charity-appeal'),
  // A bank that blocks an account names the paper by which it knows its customer.
  'threatens-visa': (has, content) =>
    has('threatens-account') && speaksOf(content, HELD_WITH_A_BANK),
  // Who cuts a line off wants a paper for it, as an office does.
  'asks-for-id': (has) => has('threatens-cut-off'),
}

function outspoken(findings: readonly Finding[], content: Prepared): FindingCode[] {
  const has: Has = (...codes) => findings.some(({ code }) => codes.includes(code))
  return findings
    .map(({ code }) => code)
    .filter((code) => LEFT_TO_OTHERS[code]?.(has, content) ?? false)
}

function mostSpokenFor(
  findings: readonly Finding[],
  content: Prepared,
  apartFrom: readonly FindingCode[],
): ScamTypeCode | null {
  const votes = new Map<ScamTypeCode, number>()
  for (const { code } of findings) {
    const { score } = ruleOf(code)
    const speaksFor = apartFrom.includes(code) ? null : spokenForBy(code, content)
    if (speaksFor) votes.set(speaksFor, (votes.get(speaksFor) ?? 0) + score)
  }
  let winner: ScamTypeCode | null = null
  for (const [type, points] of votes)
    if (winner === null || points > votes.get(winner)!) winner = type
  return winner
}

function spokenForBy(code: FindingCode, content: Prepared): ScamTypeCode | null {
  if (
    code === 'asks-to-move-money' &&
    !speaksOf(content, BANKS) &&
    !hasFeature(content, 'safe-account/safe-accounts')
  )
    return null
  if (code === 'threatens-law' && !hasFeature(content, 'speaks-for-law')) return null
  if (code === 'favour-for-sale' && speaksOf(content, PAPERS)) return 'visa'
  if (code === 'favour-for-sale' && speaksOf(content, TRAFFIC)) return 'traffic-fine'
  if (code === 'threatens-cut-off' && speaksOf(content, NETWORKS) && !speaksOf(content, MAINS))
    return 'telecom'
  if (code === 'deposit-before-viewing' && !hasFeature(content, 'deposit-before-viewing/homes'))
    return 'marketplace'
  if (code === 'asks-for-password' && speaksOf(content, BANKS)) return 'bank-impersonation'
  if (code === 'charge-callback' && !speaksOf(content, SUBSCRIPTIONS)) {
    if (speaksOf(content, ACCOUNTS)) return 'bank-impersonation'
  }
  const { scamType: speaksFor = null } = ruleOf(code)
  return speaksFor === 'phishing-site' && !leadsSomewhere(content) ? null : speaksFor
}

function leadsSomewhere({ type, links }: Prepared): boolean {
  return type === 'website' || links.length > 0
}

function speaksOf({ words }: Prepared, names: readonly string[]): boolean {
  return names.some((name) => words.at.has(name))
}
