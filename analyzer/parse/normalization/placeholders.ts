import { anyOf } from '../language-data.ts'

/** Stands for an address that a mask hides; `.invalid` leads nowhere (RFC 2606). */
export const MASKED_HOST = 'masked.invalid'

/**
 * What collections, screens and careful people write where they hide something: `<url>`, `[phone]`,
 * `[phishing link removed]`, `[email protected]`, `<#>`. What a link of Markdown shows hides nothing, and
 * a template's `{{reset_url}}` leads where its sender says.
 */
const BRACKETED = new RegExp(
  String.raw`<#>|(?<![/=?&])[<[{]{1,2} ?${anyOf('placeholders/hidden')} ?[>\]}]{1,2}(?![([])`,
  'giu',
)

/** The same as `#URL`, `#OTP-59`, `_URL_`, `URL_TOKEN`; a hashtag is hardly ever in capitals. */
const SIGNED = new RegExp(
  String.raw`(?<![\w#/])(?:#${anyOf('placeholders/in_capitals')}(?:-\d{1,4})?|_{1,2}(?:URL|PHONE|EMAIL)_{1,2}|(?:URL|PHONE|EMAIL)_TOKEN)(?!\w)`,
  'gu',
)

export const MASKS: readonly RegExp[] = [BRACKETED, SIGNED]

/** What a placeholder hides, by the words in it. */
const hides = (kind: string) => new RegExp(anyOf(`placeholders/hides_${kind}`), 'iu')
/** Something of the kind that a mask hides, by what it says. */
const HIDDEN: readonly (readonly [name: RegExp, stands: string])[] = [
  [hides('url'), `https://${MASKED_HOST}/a`],
  [hides('phone'), '0123456789'],
  [hides('mail'), `someone@${MASKED_HOST}`],
  [hides('sum'), '$120'],
]
const HIDDEN_NUMBER = '1234'

/** What a mask stands for: something like what it hides. */
export function unmasked(mask: string): string {
  return ` ${HIDDEN.find(([name]) => name.test(mask))?.[1] ?? HIDDEN_NUMBER} `
}
