import type { BrandMention } from '../../entities/brands.ts'
import type { Party } from '../../entities/headers.ts'
import { brandOfHost, isFreeMail, isGovernmentHost, isHostOf } from '../../entities/official.ts'
import type { Prepared } from '../../prepared.ts'
import type { Finding } from '../../verdict-types.ts'
import { type Detector, named } from '../detector.ts'

/** The sender's name is an organisation's, the address is not. */
export const brandSenderMismatch: Detector = (content) => {
  const { from } = content.headers
  const mention = from && claimedBy(from, content)
  if (!mention || isFreeMail(from.host) || belongs(mention, from.host)) return []
  return [mismatch('brand-sender-mismatch', mention, from)]
}

/** An organisation that writes from a free mailbox such as Gmail. */
export const freeMailForBrand: Detector = (content) => {
  const { from } = content.headers
  const mention = from && isFreeMail(from.host) ? claimedBy(from, content) : undefined
  return from && mention ? [mismatch('free-mail-for-brand', mention, from)] : []
}

function claimedBy(from: Party, { brands }: Prepared): BrandMention | undefined {
  if (from.host === '') return undefined
  return brands.find(({ span }) => span.start >= from.span.start && span.end <= from.span.end)
}

function belongs({ brand }: BrandMention, host: string): boolean {
  return isHostOf(brand, host) || isGovernmentHost(host) || brandOfHost(host) !== null
}

function mismatch(
  code: 'brand-sender-mismatch' | 'free-mail-for-brand',
  { brand }: BrandMention,
  from: Party,
): Finding {
  return { code, params: { ...named(brand), address: from.address }, spans: [from.span] }
}
