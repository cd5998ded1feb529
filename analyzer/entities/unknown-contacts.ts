import { classWords, isAny } from '../parse/class-words.ts'
import type { ParsedContent } from '../parsed-content.ts'
import { BRANDS } from './brand-list.ts'
import { isHarmless } from './harmless-links.ts'
import { areKnown, leadsToOwner } from './official.ts'

/** Whether a link leads to a site that says nothing for itself. */
export function hasUnknownLink({ links }: ParsedContent): boolean {
  const telling = links.filter((link) => !isHarmless(link))
  return telling.length > 0 && !areKnown(telling)
}

/** Whether "click here" may lead anywhere: the links are unknown, or were lost when the text was copied. */
export function hasNoTrustedLink({ links }: ParsedContent): boolean {
  return !links.some(leadsToOwner)
}

const PUBLISHED_PHONES = new Set(
  BRANDS.flatMap(({ phones = [] }) => phones.map((phone) => local(phone))),
)

/** Whether there is a number to ring that no organisation publishes and that is not a toll-free one of the UAE. */
export function hasUnknownPhone({ phones }: ParsedContent): boolean {
  return phones.some(({ number }) => !isPublished(number))
}

/** Whether there is a mobile number of the UAE that no organisation publishes: a person's, who may be anybody. */
export function hasUnknownMobile({ phones }: ParsedContent): boolean {
  return phones.some(({ number, reach }) => reach === 'uae-mobile' && !isPublished(number))
}

/** Whether there is a link or a number of which nothing is known. */
export function leadsToStrangers(content: ParsedContent): boolean {
  return hasUnknownLink(content) || hasUnknownPhone(content)
}

/** Whether the numbers that the text names, if any, are all strangers': "the number below" may be lost. */
export function hasNoPublishedPhone({ phones }: ParsedContent): boolean {
  return !phones.some(({ number }) => isPublished(number))
}

/** Whether a payment could go somewhere that is not known: any text but one whose links are all official. */
export function hasUnknownWayToPay(content: ParsedContent): boolean {
  return content.links.every(isHarmless) || hasUnknownLink(content)
}

/** Whether the text leaves the reader anything to act on: a link, a mail address or a number. */
export function hasContact({ links, emails, phones }: ParsedContent): boolean {
  return links.length + emails.length + phones.length > 0
}

const KIN = classWords('kin')
const OPENING = 3

/** A mother's appointments are booked by her children: who greets her so and leaves nothing to turn to is taken at his word. */
export function isToKin(content: ParsedContent): boolean {
  const opening = content.words.tokens.slice(0, OPENING)
  return opening.some((token) => isAny(token, KIN)) && !hasContact(content)
}

function isPublished(number: string): boolean {
  return /^(?:\+?971)?[86]00/.test(number) || PUBLISHED_PHONES.has(local(number))
}

/** The digits as they are dialled at home, without the country code and the leading zero. */
function local(phone: string): string {
  return phone
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?971/, '')
    .replace(/^0/, '')
}
