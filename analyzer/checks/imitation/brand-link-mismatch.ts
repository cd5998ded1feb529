import type { BrandMention } from '../../entities/brands.ts'
import { isHarmless } from '../../entities/harmless-links.ts'
import { isFileSharing, isTrusted, leadsToOwner } from '../../entities/official.ts'
import { isShort } from '../../model/addresses/short-address.ts'
import { anyOf } from '../../parse/language-data.ts'
import { MASKED_HOST } from '../../parse/normalization/placeholders.ts'
import { inOrder } from '../../parse/spans.ts'
import { type Check, named } from '../check.ts'

/** Number of characters examined before a name. */
const LOOKED_AT = 48

function textBefore({ span }: BrandMention, text: string): string {
  return text.slice(Math.max(0, span.start - LOOKED_AT), span.start)
}

/** "Spent at Amazon", "offers on Noon, Amazon": the name is a place and not the sender. */
const IS_PLACE = new RegExp(
  String.raw`(?:^|\s)${anyOf('contacts/at_a_place')}\s{1,2}(?:the\s)?(?:\p{L}{2,15}, ?){0,3}$`,
  'iu',
)

/**
 * "USPS: ...", "Dear valued customer, HDFC ...", "Your ICICI account ...", but not "paid to your ICICI
 * account".
 */
const OPENS = new RegExp(
  String.raw`^[^\p{L}]*(?:${anyOf('contacts/salutation')}[^.!?\n]{0,24}\s|${anyOf('contacts/opening')}\s)?$`,
  'iu',
)
const ADDRESSES_READER = new RegExp(
  String.raw`(?<!\b${anyOf('contacts/no_address')})\s${anyOf('contacts/address_of_reader')}\s$`,
  'iu',
)

/** A foreign organisation counts only if the text speaks in its name. People also merely mention it. */
function speaks(mention: BrandMention, text: string): boolean {
  const { brand, span } = mention
  if (!brand.isAbroad || text[span.end] === ':') return true
  const before = textBefore(mention, text)
  return (span.start <= LOOKED_AT && OPENS.test(before)) || ADDRESSES_READER.test(before)
}

/**
 * The text names an organisation, but no link leads to it or to another known site. Someone who shares a file
 * names the hosting service.
 */
export const brandLinkMismatch: Check = ({ type, text, brands, links }) => {
  if (type === 'website') return null
  const mention = brands.find(
    (brand) => !IS_PLACE.test(textBefore(brand, text)) && speaks(brand, text),
  )
  if (!mention) return null
  // The target of a masked link is unknown. Foreign banks shorten links in their alerts with private
  // shorteners.
  const link = links.find(
    (link) =>
      !isTrusted(link.host) &&
      link.host !== MASKED_HOST &&
      !isHarmless(link) &&
      !(mention.brand.isAbroad && isShort(link)),
  )
  if (!link || links.some(leadsToOwner)) return null
  if (mention.brand.sector === 'technology' && isFileSharing(link.host)) return null
  return {
    params: { ...named(mention.brand), domain: link.domain },
    spans: inOrder([mention.span, link.span]),
  }
}
