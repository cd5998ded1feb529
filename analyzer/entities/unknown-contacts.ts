import { classWords, isAny } from '../parse/class-words.ts'
import type { ParsedContent } from '../parsed-content.ts'
import { BRANDS } from './brand-list.ts'
import { isHarmless } from './harmless-links.ts'
import { areKnown, leadsToOwner } from './official.ts'

/** Whether a link leads to an unknown site. */
export function hasUnknownLink({ links }: ParsedContent): boolean {
  const telling = links.filter((link) => !isHarmless(link))
  return telling.length > 0 && !areKnown(telling)
}

/** Whether a "click here" may lead anywhere: links are unknown, or were lost in copying. */
export function hasNoTrustedLink({ links }: ParsedContent): boolean {
  return !links.some(leadsToOwner)
}

const PUBLISHED_PHONES = new Set(
  BRANDS.flatMap(({ phones = [] }) => phones.map((phone) => local(phone))),
)

/**
 * Whether there is a callable number that no organisation publishes and that is not a UAE toll-free number.
 */
export function hasUnknownPhone({ phones }: ParsedContent): boolean {
  return phones.some(({ number }) => !isPublished(number))
}

/** Whether there is a UAE mobile number that no organisation publishes. */
export function hasUnknownMobile({ phones }: ParsedContent): boolean {
  return phones.some(({ number, reach }) => reach === 'uae-mobile' && !isPublished(number))
}

/** Whether there is an unknown link or number. */
export function leadsToStrangers(content: ParsedContent): boolean {
  return hasUnknownLink(content) || hasUnknownPhone(content)
}

/**
 * Whether no number in the text is a published one. Also true without numbers: "the number below" may be
 * lost.
 */
export function hasNoPublishedPhone({ phones }: ParsedContent): boolean {
  return !phones.some(({ number }) => isPublished(number))
}

/** Whether a payment could go to an unknown recipient: true unless all links are official. */
export function hasUnknownWayToPay(content: ParsedContent): boolean {
  return content.links.every(isHarmless) || hasUnknownLink(content)
}

/** Whether the text contains a link, a mail address or a phone number. */
export function hasContact({ links, emails, phones }: ParsedContent): boolean {
  return links.length + emails.length + phones.length > 0
}

const KIN = classWords('kin')
const OPENING = 3

/**
 * Whether the text is addressed to a parent and has no contact. Children book their parents' appointments, so
 * it counts as genuine.
 */
export function isToKin(content: ParsedContent): boolean {
  const opening = content.words.tokens.slice(0, OPENING)
  return opening.some((token) => isAny(token, KIN)) && !hasContact(content)
}

function isPublished(number: string): boolean {
  return /^(?:\+?971)?[86]00/.test(number) || PUBLISHED_PHONES.has(local(number))
}

/** The national digits, without country code and leading zero. */
function local(phone: string): string {
  return phone
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?971/, '')
    .replace(/^0/, '')
}
