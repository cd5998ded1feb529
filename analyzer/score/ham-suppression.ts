import type { Circumstance } from '../circumstances.ts'
import type { FindingCode, ReassuranceCode } from '../codes.ts'
import { ruleOf } from '../match/rule-info.ts'
import { anyOf } from '../parse/language-data.ts'
import type { ParsedContent } from '../parsed-content.ts'
import type { Finding } from '../verdict-types.ts'

/** Whoever opens an address himself gives these to its owner. */
const ENTERED_AT_AN_ADDRESS: readonly FindingCode[] = ['card-details-request', 'password-request']
const AT_THE_ADDRESS = new RegExp(`^ ?(?:${anyOf('contacts/at_the_address')}:? )?$`, 'u')

/** Whether a reassurance speaks for nobody in a text with such signs: a scammer only has to copy it. */
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
  // Whoever answers a request has nothing to threaten with.
  return code === 'solicited-mail' && findings.some(({ code }) => code === 'account-threat')
}

/** Whether it is only to be entered at a link that the same words name: "update your card at spotify.com/account". */
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
