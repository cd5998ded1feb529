import { anyOf } from '../language-data.ts'

/** Host for an address hidden by a placeholder; `.invalid` never resolves (RFC 2606). */
export const MASKED_HOST = 'masked.invalid'

/**
 * Placeholders in collections, screenshots and redacted text: `<url>`, `[phone]`, `[phishing link removed]`,
 * `[email protected]`, `<#>`. Markdown link text hides nothing, and a template's `{{reset_url}}` belongs to
 * the sender.
 */
const BRACKETED = new RegExp(
  String.raw`<#>|(?<![/=?&])[<[{]{1,2} ?${anyOf('placeholders/hidden')} ?[>\]}]{1,2}(?![([])`,
  'giu',
)

/** The same as `#URL`, `#OTP-59`, `_URL_`, `URL_TOKEN`. Hashtags are rarely in capitals. */
const SIGNED = new RegExp(
  String.raw`(?<![\w#/])(?:#${anyOf('placeholders/in_capitals')}(?:-\d{1,4})?|_{1,2}(?:URL|PHONE|EMAIL)_{1,2}|(?:URL|PHONE|EMAIL)_TOKEN)(?!\w)`,
  'gu',
)

export const MASKS: readonly RegExp[] = [BRACKETED, SIGNED]

/** What a placeholder replaces, by its words. */
const hides = (kind: string) => new RegExp(anyOf(`placeholders/hides_${kind}`), 'iu')
/** Sample values by kind of placeholder. */
const HIDDEN: readonly (readonly [name: RegExp, stands: string])[] = [
  [hides('url'), `https://${MASKED_HOST}/a`],
  [hides('phone'), '0123456789'],
  [hides('mail'), `someone@${MASKED_HOST}`],
  [hides('sum'), '$120'],
]
const HIDDEN_NUMBER = '1234'

/** Returns a sample value for a placeholder. */
export function unmasked(mask: string): string {
  return ` ${HIDDEN.find(([name]) => name.test(mask))?.[1] ?? HIDDEN_NUMBER} `
}
