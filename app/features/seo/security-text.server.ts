import { LOCALES } from '#app/i18n/locale.ts'

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000
const SECONDS_TO_END = -5

/**
 * Returns security.txt (RFC 9116), valid for a year from `now`.
 * @param contact an email address
 */
export function securityText(origin: string, contact: string, now: Date): string {
  const expires = new Date(now.getTime() + ONE_YEAR_MS)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString().slice(0, SECONDS_TO_END)}Z`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
