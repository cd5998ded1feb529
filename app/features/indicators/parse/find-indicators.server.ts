import {
  type Contacts,
  type Content,
  contactsIn,
  isTrustedMailHost,
  type LinkAddress,
  leadsToOwner,
  ownedSite,
} from '#analyzer'
import { type Indicator, keyOf } from '../indicator.ts'
import type { FoundIndicator } from './found-indicator.ts'
import { accountOfAddress, findHandles } from './handle-indicators.server.ts'
import { findIbans } from './iban-indicators.server.ts'
import { phoneIndicator } from './phone-indicators.server.ts'
import { publisherOf } from './publisher.server.ts'
import { findWallets } from './wallet-indicators.server.ts'
import { indicatorsOfAddress } from './web-indicators.server.ts'

/** Most indicators that are looked up for one text, so that a long list costs no more than a letter. */
export const MAX_INDICATORS = 60

/**
 * Returns all indicators of a text, each once: of every web address the most specific first. Left out is what
 * accuses nobody: pages, numbers and mail addresses that well-known organisations publish as their own.
 * @param contacts of the text, if they are known already
 */
export function findIndicators(
  content: Content,
  contacts: Contacts = contactsIn(content),
): FoundIndicator[] {
  const { links, emails, phones, senders } = contacts
  const { text } = content
  const ofAccounts = [...findIbans(text), ...findWallets(text)]
  const found: FoundIndicator[] = [
    ...links.filter((link) => !leadsToOwner(link)).flatMap((link) => at(link, ofLink(link))),
    ...[...senders, ...emails]
      .filter(({ address, host }) => address !== '' && !isTrustedMailHost(host))
      .flatMap((mail) => at(mail, ofMail(mail))),
    ...phones
      .filter(({ span }) => !ofAccounts.some(({ spans }) => spans.some((of) => overlap(of, span))))
      .flatMap((phone) => at(phone, [phoneIndicator(phone.number)]))
      .filter(({ value }) => publisherOf(value) === null),
    ...ofAccounts,
    ...findHandles(text),
  ]
  return onceEach(found).slice(0, MAX_INDICATORS)
}

type Placed = { span: FoundIndicator['spans'][number] }

function at({ span }: Placed, indicators: readonly (Indicator | null)[]): FoundIndicator[] {
  return indicators.flatMap((indicator) => (indicator ? [{ ...indicator, spans: [span] }] : []))
}

/** The account behind a chat or profile, whose address may contain a private phone number, or the address. */
function ofLink(link: LinkAddress): Indicator[] {
  const account = accountOfAddress(link)
  return account ? [account] : indicatorsOfAddress(link)
}

/** A mail address, and the domain behind it if one owner answers for it. */
function ofMail({ address, host }: { address: string; host: string }): Indicator[] {
  const site = ownedSite(host)
  return [
    { kind: 'email', value: address },
    ...(site ? [{ kind: 'domain', value: site } as const] : []),
  ]
}

function overlap(one: Placed['span'], other: Placed['span']): boolean {
  return one.start < other.end && other.start < one.end
}

/** Joins the places of equal indicators. */
function onceEach(found: readonly FoundIndicator[]): FoundIndicator[] {
  const byKey = new Map<string, FoundIndicator>()
  for (const indicator of found) {
    const key = keyOf(indicator)
    const spans = [...(byKey.get(key)?.spans ?? []), ...indicator.spans]
    byKey.set(key, { ...indicator, spans })
  }
  return [...byKey.values()]
}
