import { domainToUnicode } from 'node:url'
import { foldLookalikes } from '../../parse/normalization/lookalikes.ts'
import { linkCheck } from '../check.ts'
import { IMITATED } from './brand-keyword-domain.ts'
import { addressNames, brandInLabel, isUnknown } from './imitation.ts'

/**
 * Latin letters of living alphabets (Turkish, Danish, Croatian, Polish, Maltese). They count as a disguise
 * only in a known name.
 */
const HOME_LETTERS = /^[ -~ıøđłħ]+$/u

/** A host with non-Latin letters that look like Latin ones, in Unicode or in punycode ("xn--"). */
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
