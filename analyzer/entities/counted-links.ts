import type { Headers } from './headers.ts'
import { parseAddress, registeredPart } from './link-address.ts'
import { type Link, MASKED } from './links.ts'
import { isFreeHosting, isShortener, isTrusted } from './official.ts'

/** Query parameter of a click tracker: identifies the mailing and the recipient. */
const COUNTER = /[?&][\w.-]{1,30}=[\w-]{5}/

/**
 * Masks the links of a mail that go through the sender's click tracker, because they show the sender's own
 * domain. Not applied to well-known organisations, whose names are forged.
 */
export function countedLinks(links: readonly Link[], { senders, senderCheck }: Headers): Link[] {
  if (senderCheck && senderCheck.failed.length > 0) return [...links]
  const own = senders
    .filter(({ host }) => host !== '' && !isTrusted(host))
    .map(({ host }) => registeredPart(host))
  const counters = new Set(
    links
      .filter((link) => isCounter(link) && own.includes(shownDomain(link)))
      .map(({ domain }) => domain),
  )
  return links.map((link) =>
    isCounter(link) && counters.has(link.domain)
      ? { ...MASKED, span: link.span, shown: null }
      : link,
  )
}

function isCounter({ host, isIp, path }: Link): boolean {
  return COUNTER.test(path) && !isIp && !isFreeHosting(host) && !isShortener(host)
}

function shownDomain({ shown }: Link): string {
  return (shown && parseAddress(shown)?.domain) ?? ''
}
