import type { FindingCode, ScamTypeCode } from '../codes.ts'
import type { BrandMention } from '../entities/brands.ts'
import type { Prepared } from '../prepared.ts'
import { namesSafeAccount } from '../signals/claims/safe-account.ts'
import { namesHome } from '../signals/trades/deposit-before-viewing.ts'
import { spelled } from '../text/class-words.ts'
import { compile, occurs } from '../text/phrases.ts'
import { BRANDS } from '../uae/brands.ts'
import type { Brand } from '../uae/types.ts'
import type { Finding } from '../verdict-types.ts'
import type { Combination } from '../weighing/combinations.data.ts'
import { FEES, SCAM_TYPE_OF_SECTOR, TELLING } from '../weighing/scoring.ts'
import { WEIGHTS } from '../weighing/weights.data.ts'

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
/** What only the law and who speaks for it do; "legal action" is what any creditor writes of. */
const THE_LAW = compile({
  en: [
    'police|cid|interpol|prosecution|prosecutor|arrest|arrested|warrant|laundering|jail|prison|summons|crime|criminal|wanted',
  ],
  ar: ['شرطة|نيابة|مباحث|قبض|اعتقال|توقيف|ضبط|غسيل|غسل|سجن|ضابط|تحقيق|تعميم|جنائية|استدعاء'],
  others: ['police|पुलिस|پولیس|giraftar|giraftari|गिरफ्तार|गिरफ्तारी|گرفتار|jail|जेल|جیل|shor6a'],
})
/** Who threatens to turn to the law does not speak for it. */
const TURNS_TO_IT = compile({
  en: [
    'i|we|ill|well ..3 file|go|report|complain|open|register|approach|inform ..4 police|court|case|complaint',
  ],
  ar: [
    'بضطر|سأضطر|سنضطر|بروح|بفتح|سأفتح|بقدم|سأقدم|بشتكي|سأشتكي|بشتكيك|سأرفع|برفع ..4 شرطة|بلاغ|محكمة|ملف|قضية|شكوى|عليك',
  ],
})
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
  told: readonly Combination[],
  content: Prepared,
): ScamTypeCode | 'unspecified' {
  const apart = outspoken(findings, content)
  const story = mostSpokenFor(
    findings.filter(({ code }) => WEIGHTS[code].group === 'story' || TELLING.includes(code)),
    content,
    apart,
  )
  if (story) return story
  const brand = imitatedBy(findings) ?? namedIn(content, findings)
  if (isTrafficFine(findings, content, brand)) return 'traffic-fine'
  const spoken = told.find(({ speaksFor }) => speaksFor !== null)?.speaksFor
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
  'parcel-problem': (has, content) => has('threatens-law') && speaksForTheLaw(content),
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
    const { points } = WEIGHTS[code]
    const speaksFor = apartFrom.includes(code) ? null : spokenForBy(code, content)
    if (speaksFor) votes.set(speaksFor, (votes.get(speaksFor) ?? 0) + points)
  }
  let winner: ScamTypeCode | null = null
  for (const [type, points] of votes)
    if (winner === null || points > votes.get(winner)!) winner = type
  return winner
}

function spokenForBy(code: FindingCode, content: Prepared): ScamTypeCode | null {
  if (code === 'asks-to-move-money' && !speaksOf(content, BANKS) && !namesSafeAccount(content))
    return null
  if (code === 'threatens-law' && !speaksForTheLaw(content)) return null
  if (code === 'favour-for-sale' && speaksOf(content, PAPERS)) return 'visa'
  if (code === 'favour-for-sale' && speaksOf(content, TRAFFIC)) return 'traffic-fine'
  if (code === 'threatens-cut-off' && speaksOf(content, NETWORKS) && !speaksOf(content, MAINS))
    return 'telecom'
  if (code === 'deposit-before-viewing' && !namesHome(content)) return 'marketplace'
  if (code === 'asks-for-password' && speaksOf(content, BANKS)) return 'bank-impersonation'
  if (code === 'charge-callback' && !speaksOf(content, SUBSCRIPTIONS)) {
    if (speaksOf(content, ACCOUNTS)) return 'bank-impersonation'
  }
  const { speaksFor } = WEIGHTS[code]
  return speaksFor === 'phishing-site' && !leadsSomewhere(content) ? null : speaksFor
}

function speaksForTheLaw({ words }: Prepared): boolean {
  return occurs(words, THE_LAW) && !occurs(words, TURNS_TO_IT)
}

function leadsSomewhere({ type, links }: Prepared): boolean {
  return type === 'website' || links.length > 0
}

function speaksOf({ words }: Prepared, names: readonly string[]): boolean {
  return names.some((name) => words.at.has(name))
}
