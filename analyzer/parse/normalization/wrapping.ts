import type { Span } from '../../types.ts'
import { anyOf } from '../language-data.ts'
import { type MappedText, Writing } from './mapped-text.ts'

/** Direction marks, which phones put around numbers and dates. */
const MARK = '[\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]{0,2}'
const DIGIT = '[\\d٠-٩۰-۹]'
const DATE = `${DIGIT}{1,4}(?:${MARK}[/.-]${MARK}${DIGIT}{1,4}){1,2}`
const TIME = `${DIGIT}{1,2}:${DIGIT}{2}(?::${DIGIT}{2})?(?:[ \\u00a0\\u202f]?${anyOf('mail-programs/half_day')})?`
const WHEN = `${MARK}(?:${DATE}${MARK}[,،]? ${TIME}|${TIME}[,،] ${DATE})`
const WORD = '[^\\s:[\\]]{1,30}'
const SENDER = `${WORD}(?:[ \\u00a0]${WORD}){0,4}`
/** WhatsApp's prefix for copied messages: "[26/11/2026, 10:15:22] Sara: ", "26/11/2026, 10:15 - Sara: ". */
const CHAT_HEAD = new RegExp(
  `^${MARK}(?:\\[${WHEN}\\] ?${MARK}|${WHEN} - )(${SENDER}):(?=\\s|$)[ \\u00a0]?`,
  'gimu',
)
/** A sender number that a visitor writes before the message. */
const FROM_NUMBER = new RegExp(
  `^\\s{0,3}${anyOf('mail-programs/from_number')}[ :]{1,3}(${MARK}\\+?${DIGIT}(?:[ ()-]{0,2}${DIGIT}){6,14}${MARK})[ \\t]*[:\\n]\\s?`,
  'giu',
)
/** Automatic mail signatures such as "Sent from". */
const SENT_FROM = new RegExp(
  String.raw`^[ \t>]{0,4}${anyOf('mail-programs/sent_from')}[ \t.]*$`,
  'gimu',
)
const ABROAD = /^[^\p{L}\d٠-٩۰-۹]*(?:\+|00|٠٠)(?!971|٩٧١)/u

/**
 * Removes the wrapping that programs add to a message, so that the verdict does not depend on it. Null if
 * there is none or nothing else. A foreign sender number stays: it is evidence against a claimed UAE
 * organisation.
 */
export function withoutWrapping(text: string): MappedText | null {
  const gone = [CHAT_HEAD, FROM_NUMBER, SENT_FROM]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(wrappingOf)
    .sort((a, b) => a.start - b.start)
  if (gone.length === 0) return null
  const reading = new Writing()
  let at = 0
  for (const { start, end } of [...gone, { start: text.length, end: text.length }]) {
    if (start > at) reading.copy(text, { start: at, end: start })
    at = Math.max(at, end)
  }
  return /\S/.test(reading.text) ? reading : null
}

function wrappingOf({ 0: written, 1: sender, index }: RegExpExecArray): Span[] {
  const end = index + written.length
  if (!sender || !ABROAD.test(sender)) return [{ start: index, end }]
  return [{ start: index, end: index + written.lastIndexOf(sender) }]
}
