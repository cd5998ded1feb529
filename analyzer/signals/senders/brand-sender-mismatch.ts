import type { BrandMention } from '../../entities/brands.ts'
import type { Party } from '../../entities/headers.ts'
import { brandOfHost, isFreeMail, isGovernmentHost, isHostOf } from '../../entities/official.ts'
import type { Prepared } from '../../prepared.ts'
import type { Finding } from '../../verdict-types.ts'
import { type Detector, named } from '../detector.ts'

/** A sender's name is an organisation's, the address is not. */
export const brandSenderMismatch: Detector = (content) =>
  falseSender(
    'brand-sender-mismatch',
    content,
    ({ host }, mention) => !isFreeMail(host) && !belongs(mention, host),
  )

/** An organisation that writes from a free mailbox such as Gmail. */
export const freeMailForBrand: Detector = (content) =>
  falseSender('free-mail-for-brand', content, ({ host }) => isFreeMail(host))

function falseSender(
  code: 'brand-sender-mismatch' | 'free-mail-for-brand',
  { headers: { senders }, brands }: Prepared,
  isFalse: (sender: Party, mention: BrandMention) => boolean,
): Finding[] {
  for (const sender of senders) {
    const { span, host, address } = sender
    const mention = brands.find(
      (brand) => brand.span.start >= span.start && brand.span.end <= span.end,
    )
    if (mention && host !== '' && isFalse(sender, mention))
      return [{ code, params: { ...named(mention.brand), address }, spans: [span] }]
  }
  return []
}

function belongs({ brand }: BrandMention, host: string): boolean {
  return isHostOf(brand, host) || isGovernmentHost(host) || brandOfHost(host) !== null
}
