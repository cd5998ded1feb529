import { isInOwnNetwork } from '../../entities/harmless-links.ts'
import type { Link } from '../../entities/links.ts'
import { isTrusted } from '../../entities/official.ts'
import { anyOf } from '../../parse/language-data.ts'
import { linkCheck } from '../check.ts'
import { isBorrowedSignIn } from '../imitation/brand-in-subdomain.ts'
import { isUnknown } from '../imitation/imitation.ts'

const SIGN_IN = new RegExp(anyOf('address-words/sign_in'))

/** An unknown site whose host speaks of signing in or verifying, "secure-login-update.com", or a page of it below a brand's name. */
export const loginKeywordDomain = linkCheck((link) =>
  (isUnknown(link) && SIGN_IN.test(hostWords(link))) || isBorrowedSignIn(link) ? {} : null,
)

/** A sign-in page that sends what is typed in the open; at home, to a router, it does no harm. */
export const insecureLogin = linkCheck((link) =>
  link.scheme === 'http' &&
  !isTrusted(link.host) &&
  !isInOwnNetwork(link) &&
  SIGN_IN.test(link.path.slice(0, 300))
    ? {}
    : null,
)

function hostWords(link: Link): string {
  return link.host.slice(0, link.host.length - link.suffix.length)
}
