import { type MappedText, originalSpan } from '../text/readings/mapped-text.ts'
import type { Span } from '../types.ts'

/** A mail address in the text. */
export type Email = { readonly address: string; readonly host: string; readonly span: Span }

/** A telephone number in the text, by where it rings. */
export type Phone = {
  /** Digits only, with a leading + when it was written with a country code. */
  readonly number: string
  readonly reach: 'uae-mobile' | 'uae' | 'abroad' | 'unclear'
  readonly span: Span
}

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
/** A number may be glued to the word before it: "call09050000337", and to any Arabic one. */
const PHONE =
  /(?:(?<![\p{N}.,/=_-]|[^\P{L}\p{Script=Arabic}])|(?<=(?<!\p{L})(?:call|dial|tel|ph|whatsapp|contact|text)))\+?\d(?:[ ().-]{0,2}\d){5,15}(?![\p{N}_]|[^\P{L}\p{Script=Arabic}]|[.,]\d)/gu

export function findEmails(cleaned: MappedText): Email[] {
  return Array.from(cleaned.text.matchAll(EMAIL), (match) => ({
    address: match[0].toLowerCase(),
    host: match[0].slice(match[0].indexOf('@') + 1).toLowerCase(),
    span: originalSpan(cleaned, match.index, match.index + match[0].length),
  }))
}

/** Numbers that can be rung: those of the UAE, those with a country code, and what is written like one at home. */
export function findPhones(cleaned: MappedText): Phone[] {
  const phones: Phone[] = []
  for (const match of cleaned.text.matchAll(PHONE)) {
    const digits = match[0].replaceAll(/\D/g, '')
    const international = match[0].startsWith('+')
      ? digits
      : /^00[1-9]/.test(digits)
        ? digits.slice(2)
        : null
    const reach = international === null ? reachAtHome(digits) : reachWithCode(international)
    if (!reach) continue
    phones.push({
      number: international === null ? digits : `+${international}`,
      reach,
      span: originalSpan(cleaned, match.index, match.index + match[0].length),
    })
  }
  return phones
}

function reachAtHome(digits: string): Phone['reach'] | null {
  if (/^(?:05[024568]\d{7}|9715[024568]\d{7})$/.test(digits)) return 'uae-mobile'
  if (/^(?:0[234679]\d{7}|971[234679]\d{7}|800\d{3,7}|600\d{6})$/.test(digits)) return 'uae'
  return /^0[1-9]\d{8,9}$/.test(digits) ? 'unclear' : null
}

function reachWithCode(digits: string): Phone['reach'] | null {
  if (digits.length < 8 || digits.length > 15) return null
  if (/^9715/.test(digits)) return 'uae-mobile'
  return digits.startsWith('971') ? 'uae' : 'abroad'
}
