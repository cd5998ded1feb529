import { domainToUnicode } from 'node:url'
import { foldLookalikes } from '../../parse/normalization/lookalikes.ts'
import { linkCheck } from '../check.ts'
import { IMITATED } from './brand-keyword-domain.ts'
import { addressNames, brandInLabel, isUnknown } from './imitation.ts'

/** Latin letters of living alphabets (Turkish, Danish, Croatian, Polish, Maltese) disguise a name only where it is a known one. */
const HOME_LETTERS = /^[ -~ıøđłħ]+$/u

/** A host with letters of another alphabet that pass for Latin ones, written plainly or as punycode ("xn--"). */
export const homographDomain = linkCheck((link) => {
  if (!isUnknown(link)) return null
  const written = domainToUnicode(link.host)
  const isDisguised = written.split('.').some((label) => {
    const reads = foldLookalikes(label)
    if (isAscii(label) || !isAscii(reads)) return false
    return (
      !HOME_LETTERS.test(label) || reads.split('-').some(isKnown) || brandInLabel(reads) !== null
    )
  })
  return isDisguised ? { reads: foldLookalikes(written) } : null
})

function isKnown(name: string): boolean {
  return IMITATED.has(name) || addressNames().some((known) => known.name === name)
}

function isAscii(text: string): boolean {
  return /^[ -~]+$/.test(text)
}
