import type { BrandMention } from '../../entities/brands.ts'
import type { Party } from '../../entities/headers.ts'
import { brandOfHost, isFreeMail, isGovernmentHost, isHostOf } from '../../entities/official.ts'
import { SECTOR_WORDS } from '../../entities/sector-words.ts'
import type { Prepared } from '../../prepared.ts'
import { fold } from '../../text/readings/normalise.ts'
import { tokenise } from '../../text/tokens.ts'
import { plainNames } from '../../uae/brands.ts'
import { type Check, type Found, named } from '../check.ts'

/** A sender's name is an organisation's, the address is not. */
export const brandSenderMismatch: Check = (content) =>
  falseSender(content, ({ host }, mention) => !isFreeMail(host) && !belongs(mention, host))

/** An organisation that writes from a free mailbox such as Gmail. */
export const freeMailForBrand: Check = (content) =>
  falseSender(content, ({ host }) => isFreeMail(host))

function falseSender(
  { text, headers: { senders }, brands }: Prepared,
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
const BORNE_BY_OTHERS = new Set('salik careem darb mashreq emaar talabat aster noon'.split(' '))

/** What an organisation puts beside its name when it writes, whatever its trade. */
const OFFICES =
  'support team service services customer customers care help helpdesk alert alerts notification notifications noreply security billing payments verification official info uae dubai pay app دعم خدمة خدمات العملاء فريق'

/** Whether a name that others bear stands alone, or beside a word of the organisation's trade: "Salik Mehmood" is a man. */
function goesByItsName({ name, address }: Party, { brand }: BrandMention): boolean {
  if (!BORNE_BY_OTHERS.has(brand.id)) return true
  const own = wordsOf(plainNames(brand).join(' '))
  const { en, ar } = SECTOR_WORDS[brand.sector]
  const telling = new Set(wordsOf(`${OFFICES} ${en} ${ar}`))
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
