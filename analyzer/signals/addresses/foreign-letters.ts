import { domainToUnicode } from 'node:url'
import { foldLookalikes } from '../../text/readings/normalise.ts'
import { linkSignal } from '../detector.ts'
import { isUnknown } from './imitation.ts'

/** A host with letters of another alphabet that pass for Latin ones, written plainly or as punycode ("xn--"). */
export const foreignLetters = linkSignal('foreign-letters-in-domain', (link) => {
  if (!isUnknown(link)) return null
  const written = domainToUnicode(link.host)
  const isDisguised = written
    .split('.')
    .some((label) => !isAscii(label) && isAscii(foldLookalikes(label)))
  return isDisguised ? { reads: foldLookalikes(written) } : null
})

function isAscii(text: string): boolean {
  return /^[ -~]+$/.test(text)
}
