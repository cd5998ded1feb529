import type { Circumstance } from '../circumstances.ts'
import type { FindingCode, ReassuranceCode } from '../codes.ts'
import { ruleOf } from '../match/rule-info.ts'
import { anyOf } from '../parse/language-data.ts'
import type { ParsedContent } from '../parsed-content.ts'
import type { Finding } from '../verdict-types.ts'

/** Data that a user who opens an address themselves gives to its owner. */
const ENTERED_AT_AN_ADDRESS: readonly FindingCode[] = ['card-details-request', 'password-request']
const AT_THE_ADDRESS = new RegExp(`^ ?(?:${anyOf('contacts/at_the_address')}:? )?$`, 'u')

/**
 * Whether a ham finding is suppressed because a scammer can simply copy it into a text with such findings.
 */
export function isSuppressed(
  code: ReassuranceCode,
  content: ParsedContent,
  findings: readonly Finding[],
  circumstances: readonly Circumstance[],
): boolean {
  if (content.type === 'website') return false
  const { copied } = ruleOf(code)
  const isGrave = findings.some(
    (finding) => ruleOf(finding.code).noOrganisation && !isEnteredAtAnAddress(content, finding),
  )
  if (copied && isGrave) return true
  if (copied === 'link') return circumstances.includes('private-contact')
  // A reply to a request contains no threat.
  return code === 'solicited-mail' && findings.some(({ code }) => code === 'account-threat')
}

/**
 * Whether the data is only to be entered at a link in the same sentence: "update your card at
 * spotify.com/account".
 */
function isEnteredAtAnAddress({ text, links }: ParsedContent, { code, spans }: Finding): boolean {
  return (
    ENTERED_AT_AN_ADDRESS.includes(code) &&
    spans.every(({ end }) =>
      links.some(
        ({ span }) => span.start >= end && AT_THE_ADDRESS.test(text.slice(end, span.start)),
      ),
    )
  )
}
