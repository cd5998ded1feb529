import { isInOwnNetwork } from '../../entities/harmless-links.ts'
import type { Link } from '../../entities/links.ts'
import { isTrusted } from '../../entities/official.ts'
import { linkCheck } from '../check.ts'
import { isBorrowedSignIn } from '../imitation/brand-in-subdomain.ts'
import { isStranger, isUnknown } from '../imitation/imitation.ts'
import { leadsToSignIn, speaksOfSignIn } from './sign-in-page.ts'

/** Under these, pages to sign in on that nobody knows are mostly false: names are sold in bulk. */
const SOLD_IN_BULK = new Set(['cn'])

/** An unknown site whose host speaks of signing in or verifying, "secure-login-update.com", or such a page where it is hardly honest. */
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

/** A sign-in page that sends what is typed in the open; at home, to a router, it does no harm. */
export const insecureLogin = linkCheck((link) =>
  link.scheme === 'http' && !isTrusted(link.host) && !isInOwnNetwork(link) && leadsToSignIn(link)
    ? {}
    : null,
)

function hostWords(link: Link): string {
  return link.host.slice(0, link.host.length - link.suffix.length)
}
