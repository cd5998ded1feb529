import { plainNames } from '../../entities/brand-list.ts'
import { type BrandMention, sectorWords } from '../../entities/brands.ts'
import type { Party } from '../../entities/headers.ts'
import { namesOf } from '../../entities/name-lists.ts'
import { brandOfHost, isFreeMail, isGovernmentHost, isHostOf } from '../../entities/official.ts'
import { fold } from '../../parse/normalization/normalize.ts'
import { tokenise } from '../../parse/tokens.ts'
import type { ParsedContent } from '../../parsed-content.ts'
import { type Check, type Found, named } from '../check.ts'

/** A sender's name is an organisation's, the address is not. */
export const brandSenderMismatch: Check = (content) =>
  falseSender(content, ({ host }, mention) => !isFreeMail(host) && !belongs(mention, host))

/** An organisation that writes from a free mailbox such as Gmail. */
export const freeMailForBrand: Check = (content) =>
  falseSender(content, ({ host }) => isFreeMail(host))

function falseSender(
  { text, headers: { senders }, brands }: ParsedContent,
  isFalse: (sender: Party, mention: BrandMention) => boolean,
): Found | null {
  for (const sender of senders) {
    const { span, host, address } = sender
    // The provider of a mailbox is no name that its owner goes by.
    const at = text.slice(span.start, span.end).lastIndexOf('@')
    const end = at < 0 ? span.end : span.start + at
    const mention = brands.find(
      (brand) =>
        brand.span.start >= span.start && brand.span.end <= end && goesByItsName(sender, brand),
    )
    if (mention && host !== '' && isFalse(sender, mention))
      return { params: { ...named(mention.brand), address }, spans: [span] }
  }
  return null
}

/** Organisations whose names people and small businesses bear, too. */
const BORNE_BY_OTHERS = namesOf('brands-borne-by-others')

/** Whether a name that others bear stands alone, or beside a word of the organisation's trade: "Salik Mehmood" is a man. */
function goesByItsName({ name, address }: Party, { brand }: BrandMention): boolean {
  if (!BORNE_BY_OTHERS.has(brand.id)) return true
  const own = wordsOf(plainNames(brand).join(' '))
  const telling = new Set([...sectorWords('any'), ...sectorWords(brand.sector)])
  const shown = name === '' ? address.slice(0, address.lastIndexOf('@')) : name
  const others = wordsOf(shown).filter((word) => !own.includes(word))
  return (
    others.length === 0 ||
    others.some((word) => telling.has(word) || telling.has(word.replace(/s$/, '')))
  )
}

function wordsOf(text: string): string[] {
  return tokenise(fold(text)).tokens.map((token) => token.text)
}

function belongs({ brand }: BrandMention, host: string): boolean {
  return isHostOf(brand, host) || isGovernmentHost(host) || brandOfHost(host) !== null
}
