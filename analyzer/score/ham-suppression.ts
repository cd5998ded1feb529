import type { Circumstance } from '../circumstances.ts'
import type { FindingCode, ReassuranceCode } from '../codes.ts'
import { ruleOf } from '../match/rule-info.ts'
import { anyOf } from '../parse/language-data.ts'
import type { ParsedContent } from '../parsed-content.ts'
import type { Finding } from '../verdict-types.ts'

/** Whoever opens an address himself gives these to its owner. */
const ENTERED_AT_AN_ADDRESS: readonly FindingCode[] = ['card-details-request', 'password-request']
const AT_THE_ADDRESS = new RegExp(`^ ?(?:${anyOf('contacts/at_the_address')}:? )?$`, 'u')

/** What anybody can set under a text of his own. */
const LINKS: readonly ReassuranceCode[] = ['official-link', 'government-link', 'well-known-link']
/** So too, but a clinic that confirms an appointment may name a mobile number. */
const WORDS: readonly ReassuranceCode[] = [
  'do-not-share-notice',
  'otp-delivery',
  'solicited-mail',
  'appointment',
  'app-or-branch',
  'advert-sender',
]

/** What speaks for nobody in a text with such signs: a scammer only has to copy it. */
export function suppressedHam(
  content: ParsedContent,
  findings: readonly Finding[],
  circumstances: readonly Circumstance[],
): readonly ReassuranceCode[] {
  if (content.type === 'website') return []
  const isGrave = findings.some(
    (finding) => ruleOf(finding.code).noOrganisation && !isEnteredAtAnAddress(content, finding),
  )
  if (isGrave) return [...LINKS, ...WORDS]
  const isThreat = findings.some(({ code }) => code === 'account-threat')
  return [
    ...(circumstances.includes('private-contact') ? LINKS : []),
    // Whoever answers a request has nothing to threaten with.
    ...(isThreat ? (['solicited-mail'] as const) : []),
  ]
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
