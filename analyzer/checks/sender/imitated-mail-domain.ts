import { hasKnownEnding, parseAddress } from '../../entities/link-address.ts'
import type { Link } from '../../entities/links.ts'
import { isFreeMail, mailCustomerOf } from '../../entities/official.ts'
import type { ParsedContent } from '../../parsed-content.ts'
import type { Span } from '../../types.ts'
import type { Check, Found } from '../check.ts'
import { brandInDomain } from '../imitation/brand-in-domain.ts'
import { brandInSubdomain } from '../imitation/brand-in-subdomain.ts'
import { isSurelyMeant, lookalikeDomain } from '../imitation/lookalike-domain.ts'

/** At most so many addresses of one text are looked at. */
const MOST_MAILBOXES = 50

type Mailbox = { readonly address: string; readonly host: string; readonly span: Span }

/**
 * A mail address at a domain that passes for an organisation's own: "procurement@dm-gov-ae.com". Left of a domain a name may be
 * that of a service's customer, and of what is perhaps misspelled the letters say too little.
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

/** Who sends it, who is to be answered, and whom it says to write to. */
function mailboxesOf({ headers: { senders, replyTo }, emails }: ParsedContent): readonly Mailbox[] {
  return [...senders, ...(replyTo ? [replyTo] : []), ...emails].slice(0, MOST_MAILBOXES)
}

/** The domain of a mailbox as if it were opened. */
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

/** "icp.gov.ae.renewal.com": a service's customer stands there by a name, and not by the host of its own site. */
function showsWholeHost(official: string, { host }: Link): boolean {
  return host.startsWith(`${official}.`)
}
