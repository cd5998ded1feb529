import { hasKnownEnding, parseAddress } from '../../entities/link-address.ts'
import type { Link } from '../../entities/links.ts'
import { isFreeMail, mailCustomerOf } from '../../entities/official.ts'
import type { ParsedContent } from '../../parsed-content.ts'
import type { Span } from '../../types.ts'
import type { Check, Found } from '../check.ts'
import { brandInDomain } from '../imitation/brand-in-domain.ts'
import { brandInSubdomain } from '../imitation/brand-in-subdomain.ts'
import { isSurelyMeant, lookalikeDomain } from '../imitation/lookalike-domain.ts'

/** Maximum number of addresses examined in one text. */
const MOST_MAILBOXES = 50

type Mailbox = { readonly address: string; readonly host: string; readonly span: Span }

/**
 * A mail address at a domain that imitates an organisation: "procurement@dm-gov-ae.com". Subdomains are
 * ignored, as they may name a customer of a service. So are possible misspellings, which are too weak here.
 */
export const imitatedMailDomain: Check = (content) => {
  for (const { address, host, span } of mailboxesOf(content)) {
    const isLent = isFreeMail(host) || mailCustomerOf(host) !== null
    const link = isLent ? null : linkTo(host, span)
    const found = link && imitationIn(content, link)
    if (found) return { params: { ...found.params, address }, spans: [span] }
  }
  return null
}

/** Returns sender, reply and contact addresses. */
function mailboxesOf({ headers: { senders, replyTo }, emails }: ParsedContent): readonly Mailbox[] {
  return [...senders, ...(replyTo ? [replyTo] : []), ...emails].slice(0, MOST_MAILBOXES)
}

/** Builds a link from the domain of a mailbox. */
function linkTo(host: string, span: Span): Link | null {
  const address = parseAddress(host)
  return address && hasKnownEnding(address) ? { ...address, span, shown: null } : null
}

function imitationIn(content: ParsedContent, link: Link): Found | null {
  const opened = { ...content, links: [link] }
  const lookalike = lookalikeDomain(opened)
  if (lookalike && isSurelyMeant(lookalike)) return lookalike
  const inDomain = brandInDomain(opened)
  if (inDomain) return inDomain
  const inSubdomain = brandInSubdomain(opened)
  return inSubdomain && showsWholeHost(inSubdomain.params.official!, link) ? inSubdomain : null
}

/**
 * Whether the official host appears in full, as in "icp.gov.ae.renewal.com". A service names its customer
 * there, not the customer's own host.
 */
function showsWholeHost(official: string, { host }: Link): boolean {
  return host.startsWith(`${official}.`)
}
