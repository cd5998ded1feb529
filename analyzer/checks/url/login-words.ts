import { isInOwnNetwork } from '../../entities/harmless-links.ts'
import type { Link } from '../../entities/links.ts'
import { isTrusted } from '../../entities/official.ts'
import { linkCheck } from '../check.ts'
import { isBorrowedSignIn } from '../imitation/brand-in-subdomain.ts'
import { isStranger, isUnknown } from '../imitation/imitation.ts'
import { leadsToSignIn, speaksOfSignIn } from './sign-in-page.ts'

/** TLDs under which unknown sign-in pages are mostly phishing, because names are sold in bulk. */
const SOLD_IN_BULK = new Set(['cn'])

/**
 * An unknown site whose host contains sign-in or verification words ("secure-login-update.com"), or a sign-in
 * page under such a TLD.
 */
export const loginKeywordDomain = linkCheck((link) =>
  (isUnknown(link) && speaksOfSignIn(hostWords(link))) ||
  isBorrowedSignIn(link) ||
  isSoldSignIn(link)
    ? {}
    : null,
)

function isSoldSignIn(link: Link): boolean {
  return SOLD_IN_BULK.has(link.suffix) && isStranger(link) && leadsToSignIn(link)
}

/** A sign-in page over plain HTTP. On a home network, as for a router, it is harmless. */
export const insecureLogin = linkCheck((link) =>
  link.scheme === 'http' && !isTrusted(link.host) && !isInOwnNetwork(link) && leadsToSignIn(link)
    ? {}
    : null,
)

function hostWords(link: Link): string {
  return link.host.slice(0, link.host.length - link.suffix.length)
}
