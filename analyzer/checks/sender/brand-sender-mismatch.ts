import type { Brand } from '../../entities/brand.ts'
import { plainNames } from '../../entities/brand-list.ts'
import { brandBearing, sectorWords } from '../../entities/brands.ts'
import type { Party } from '../../entities/headers.ts'
import { namesOf } from '../../entities/name-lists.ts'
import { brandOfHost, isFreeMail, isGovernmentHost, isHostOf } from '../../entities/official.ts'
import { wordsIn } from '../../parse/tokens.ts'
import type { ParsedContent } from '../../parsed-content.ts'
import { type Check, type Found, named } from '../check.ts'

/** The sender name is an organisation's, but the address is not. */
export const brandSenderMismatch: Check = (content) =>
  falseSender(content, ({ host }, brand) => !isFreeMail(host) && !belongs(brand, host))

/** An organisation that writes from a free mailbox such as Gmail. */
export const freeMailForBrand: Check = (content) =>
  falseSender(content, ({ host }) => isFreeMail(host))

function falseSender(
  content: ParsedContent,
  isFalse: (sender: Party, brand: Brand) => boolean,
): Found | null {
  for (const sender of content.headers.senders) {
    const { span, host, address } = sender
    const brand = host === '' ? null : brandOfSender(sender, content)
    if (brand && isFalse(sender, brand))
      return { params: { ...named(brand), address }, spans: [span] }
  }
  return null
}

/**
 * Returns the organisation that a sender claims to be: one named in the From line, or one whose name is the
 * whole display name.
 */
function brandOfSender(sender: Party, { text, brands }: ParsedContent): Brand | null {
  const { span, host, name } = sender
  // The mailbox provider's domain is not the sender's name.
  const at = text.slice(span.start, span.end).toLowerCase().lastIndexOf(`@${host}`)
  const provider = { start: span.start + at, end: span.start + at + host.length + 1 }
  const mention = brands.find(
    (brand) =>
      brand.span.start >= span.start &&
      brand.span.end <= span.end &&
      (at < 0 || brand.span.end <= provider.start || brand.span.start >= provider.end) &&
      goesByItsName(sender, brand.brand),
  )
  return mention?.brand ?? brandBearing(name, host)
}

/** Organisations whose names are also used by people and small businesses. */
const BORNE_BY_OTHERS = namesOf('brands-borne-by-others')

/**
 * Whether an ambiguous name stands alone or beside a word of the organisation's trade: "Salik Mehmood" is a
 * person.
 */
function goesByItsName({ name, address }: Party, brand: Brand): boolean {
  if (!BORNE_BY_OTHERS.has(brand.id)) return true
  const own = wordsIn(plainNames(brand).join(' '))
  const telling = new Set([...sectorWords('any'), ...sectorWords(brand.sector)])
  const shown = name === '' ? address.slice(0, address.lastIndexOf('@')) : name
  const others = wordsIn(shown).filter((word) => !own.includes(word))
  return (
    others.length === 0 ||
    others.some((word) => telling.has(word) || telling.has(word.replace(/s$/, '')))
  )
}

function belongs(brand: Brand, host: string): boolean {
  return isHostOf(brand, host) || isGovernmentHost(host) || brandOfHost(host) !== null
}
