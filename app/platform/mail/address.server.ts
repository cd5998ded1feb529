import { domainToASCII } from 'node:url'
import { LIMITS } from '#app/domain/limits.ts'

/**
 * Normalises an email address: lower case, domain in ASCII. Browsers send internationalised domains in either
 * form.
 */
export function addressOf(written: string): string {
  return withAsciiDomain(written.trim().toLowerCase())
}

/** Converts the domain of an email address to ASCII. Invalid addresses are returned unchanged. */
export function withAsciiDomain(address: string): string {
  if (address.length > LIMITS.emailLength) return address
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  return address.slice(0, at) + (domainToASCII(domain) || domain)
}
