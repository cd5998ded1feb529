/** Stands for an address that a mask hides; `.invalid` leads nowhere (RFC 2606). */
export const MASKED_HOST = 'masked.invalid'

const ADDRESS = String.raw`(?:[\p{L}-]{2,16} ){0,2}(?:urls?|links?|website|web ?link)(?: (?:here|removed|redacted|deleted|hidden))?`
const PHONE = '(?:phone|mobile|telephone)(?:[ _-]?(?:no|number))?'
const MAIL = String.raw`e-?mail(?:[ _-]?address|[ \u00a0]protected)?`
const SUM = 'amount|money|price|مبلغ'
const NUMBER = 'num(?:ber)?|digits?|decimal|date|time|otp|code|id|account(?:[ _-]?number)?|رقم'

/**
 * What collections, screens and careful people write where they hide something: `<url>`, `[phone]`,
 * `[phishing link removed]`, `[email protected]`, `<#>`. What a link of Markdown shows hides nothing, and
 * a template's `{{reset_url}}` leads where its sender says.
 */
const BRACKETED = new RegExp(
  String.raw`<#>|(?<![/=?&])[<[{]{1,2} ?(?:${ADDRESS}|${PHONE}|${MAIL}|${SUM}|${NUMBER}|رابط|الرابط) ?[>\]}]{1,2}(?![([])`,
  'giu',
)

/** The same as `#URL`, `#OTP-59`, `_URL_`, `URL_TOKEN`; a hashtag is hardly ever in capitals. */
const SIGNED =
  /(?<![\w#/])(?:#(?:URL|LINK|PHONE|EMAIL|OTP|CODE|ID|AMOUNT|MONEY|NUM|NUMBER|DATE|TIME)(?:-\d{1,4})?|_{1,2}(?:URL|PHONE|EMAIL)_{1,2}|(?:URL|PHONE|EMAIL)_TOKEN)(?!\w)/gu

export const MASKS: readonly RegExp[] = [BRACKETED, SIGNED]

/** Something of the kind that a mask hides, by what it says. */
const HIDDEN: readonly (readonly [name: RegExp, stands: string])[] = [
  [/url|link|website|رابط/iu, `https://${MASKED_HOST}/a`],
  [/phone|mobile/i, '0123456789'],
  [/e-?mail/i, `someone@${MASKED_HOST}`],
  [/amount|money|price|مبلغ/iu, '$120'],
]
const HIDDEN_NUMBER = '1234'

/** What a mask stands for: something like what it hides. */
export function unmasked(mask: string): string {
  return ` ${HIDDEN.find(([name]) => name.test(mask))?.[1] ?? HIDDEN_NUMBER} `
}
