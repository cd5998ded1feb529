import { domainToASCII } from 'node:url'
import { LIMITS } from '#app/domain/limits.ts'

/**
 * The one form of an e-mail address: lower case, and the domain in ASCII, as the DNS has it. Of an Arabic domain some
 * browsers send that form and some the letters that were typed.
 */
export function addressOf(written: string): string {
  return withAsciiDomain(written.trim().toLowerCase())
}

/** An e-mail address with its domain in ASCII; what is no domain, and what no mail can carry, stays as it is. */
export function withAsciiDomain(address: string): string {
  if (address.length > LIMITS.emailLength) return address
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  return address.slice(0, at) + (domainToASCII(domain) || domain)
}
