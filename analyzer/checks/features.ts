import { isTollFreeAbroad } from '../entities/contacts.ts'
import { isHarmless } from '../entities/harmless-links.ts'
import {
  isFileSharing,
  isFreeHosting,
  isFreeMail,
  isTrusted,
  isTrustedMailHost,
} from '../entities/official.ts'
import {
  hasContact,
  hasNoPublishedPhone,
  hasNoTrustedLink,
  hasUnknownLink,
  hasUnknownPhone,
  hasUnknownWayToPay,
  isToKin,
  leadsToStrangers,
} from '../entities/unknown-contacts.ts'
import type { ParsedContent } from '../parsed-content.ts'

/**
 * Whether the text reads like a notice or an offer rather than a chat: it has a link, a number, a sum or many
 * words.
 */
export function isFromStranger({ links, phones, words }: ParsedContent): boolean {
  return (
    links.length > 0 || phones.length > 0 || words.at.has('@amount') || words.tokens.length >= 12
  )
}

/** Features that need code, by the name that rule files use. */
export const CODE_FEATURES: Readonly<Record<string, (content: ParsedContent) => boolean>> = {
  'asks-advice': ({ words }) => words.asksAdvice,
  'free-hosted-page': ({ links }) =>
    links.some(({ host }) => isFreeHosting(host) && !isFileSharing(host)),
  'free-mail-sender': ({ headers }) => isFreeMail(headers.from?.host ?? ''),
  'from-stranger': isFromStranger,
  'has-contact': hasContact,
  'has-link': ({ links }) => links.length > 0,
  'has-no-published-phone': hasNoPublishedPhone,
  'has-no-trusted-link': hasNoTrustedLink,
  'has-unknown-link': hasUnknownLink,
  'has-unknown-phone': hasUnknownPhone,
  'has-unknown-way-to-pay': hasUnknownWayToPay,
  'leads-to-strangers': leadsToStrangers,
  'names-brand': ({ brands }) => brands.length > 0,
  'only-harmless-links': ({ links }) => links.every(isHarmless),
  'only-trusted-emails': ({ emails }) => emails.every(({ host }) => isTrustedMailHost(host)),
  'phone-abroad': ({ phones }) => phones.some(({ reach }) => reach === 'abroad'),
  'to-kin': isToKin,
  'toll-free-abroad': ({ phones }) => phones.some(isTollFreeAbroad),
  'trusted-link': ({ links }) => links.some(({ host }) => isTrusted(host)),
  'trusted-mail-sender': ({ headers }) => isTrustedMailHost(headers.from?.host ?? ''),
  'uae-mobile': ({ phones }) => phones.some(({ reach }) => reach === 'uae-mobile'),
}
