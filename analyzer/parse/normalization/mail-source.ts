import type { Span } from '../../types.ts'
import { anyOf } from '../language-data.ts'
import { type MappedText, Writing } from './mapped-text.ts'
import { encodedBodies, writeDecoded } from './transfer-encoding.ts'

/** A line that only mail source contains. "X-Ref:" and "Received:" may be ordinary text. */
const SOURCE_LINE =
  /^[ \t>]{0,4}(?:received[ \t]{0,3}:\s{0,3}(?:from|by|\()|(?:delivered-to|dkim-signature|mime-version|message-id|content-transfer-encoding|arc-[\w-]{1,60})[ \t]{0,3}:)/iu
/** A header line with its continuation lines, or the first line of an mbox file. "https://" is none. */
const HEAD_LINE =
  /[ \t>]{0,4}(?:([\w-]{2,60})[ \t]{0,3}:(?!\/\/)|From \S{1,100}@)[^\n]*(?:\n(?:> {1,2}(?= )|>(?=\t))?[ \t][^\n]*)*(?:\n|$)/iuy
/** Fields that no mail program displays. */
const UNSEEN =
  /^(?:received(?:-spf)?|delivered-to|envelope-to|delivery-date|errors-to|dkim-(?:signature|filter)|domainkey-(?:signature|status)|mime-version|message-id|in-reply-to|references|authentication-results|auto-submitted|feedback-id|user-agent|accept-language|thread-(?:topic|index)|bcc|precedence|require-recipient-valid-since|(?:arc|content|list|resent|ironport|x)-.+)$/i
/** Authentication results. Only failures matter. */
const CHECKED = /^(?:arc-)?authentication-results$/i
const FAILED = /fail|permerror/i
/** A boundary with the headers of the next part, or the boundary after the last part. */
const BETWEEN_PARTS =
  /^[ \t>]{0,4}--(?!-*\r?\n)\S{2,100}\n(?:content-[\w-]{1,40}[ \t]{0,3}:[^\n]*(?:\n[ \t][^\n]*)*\n)+|^[ \t>]{0,4}--\S{2,100}--[ \t\r]{0,3}$/gimu
/** A boundary on its own. Programs generate its name with digits, and it occurs more than once. */
const BOUNDARY = /^[ \t>]{0,4}--(?=\S*\d)(?!-*\r?$)(\S{2,100}?)(?:--)?[ \t\r]{0,3}(?:\n|$)/gmu
const PREAMBLE = new RegExp(
  String.raw`^[ \t>]{0,4}${anyOf('mail-programs/preamble')}[ \t\r]*(?:\n|$)`,
  'gimu',
)
/** The name of an attachment. */
const FILE_NAME = /\b(?:file)?name[ \t]{0,3}=[ \t]{0,3}("[^"\n]{1,200}"|[^\s;"]{1,200})/iu

/**
 * Renders pasted mail source as a mail program would: removes technical headers, except attachment names, and
 * decodes bodies. Null for any other text. Never longer than the input.
 */
export function readSource(text: string): MappedText | null {
  const bodies = encodedBodies(text)
  const unseen = machineLines(text)
  if (bodies.length === 0 && unseen.length === 0) return null
  const reading = new Writing()
  let at = 0
  const copyTo = (end: number) => {
    for (const span of unseen) {
      if (span.start < at || span.start >= end) continue
      reading.copy(text, { start: at, end: span.start })
      at = Math.min(span.end, end)
    }
    reading.copy(text, { start: at, end })
  }
  for (const body of bodies) {
    copyTo(body.start)
    writeDecoded(reading, text, body)
    at = body.end
  }
  copyTo(text.length)
  return reading
}

/** In order. */
function machineLines(text: string): Span[] {
  const head = headLines(text)
  if (!head.some(([line]) => SOURCE_LINE.test(line))) return boundaries(text)
  const end = head.at(-1)!.index + head.at(-1)![0].length
  const parts = [...text.slice(end).matchAll(BETWEEN_PARTS)]
  return [
    ...head
      .filter(([line, name]) => isUnseen(name, line))
      .flatMap(({ 0: line, index }) => withoutFileName(line, index)),
    ...parts.flatMap(({ 0: line, index }) => withoutFileName(line, end + index)),
  ]
}

/** Returns the part boundaries of a mail whose headers were not pasted. */
function boundaries(text: string): Span[] {
  const lines = [...text.matchAll(BOUNDARY)]
  const parts = [...text.matchAll(BETWEEN_PARTS)].filter(([part]) => part.includes('\n'))
  const isRepeated = ([, name]: RegExpExecArray) =>
    lines.filter(([, other]) => other === name).length > 1
  const alone = [...lines.filter(isRepeated), ...text.matchAll(PREAMBLE)]
    .filter(({ index }) => !parts.some((part) => part.index === index))
    .map(({ 0: line, index }) => ({ start: index, end: index + line.length }))
  return [...parts.flatMap(({ 0: line, index }) => withoutFileName(line, index)), ...alone].sort(
    (a, b) => a.start - b.start,
  )
}

/** Returns the header lines at the start of the text, up to the first line that is not a header field. */
function headLines(text: string): RegExpExecArray[] {
  const lines: RegExpExecArray[] = []
  HEAD_LINE.lastIndex = Math.max(0, text.search(/\S/))
  for (let line = HEAD_LINE.exec(text); line; line = HEAD_LINE.exec(text)) lines.push(line)
  return lines
}

function isUnseen(name: string | undefined, line: string): boolean {
  if (name === undefined) return true
  return UNSEEN.test(name) && !(CHECKED.test(name) && FAILED.test(line))
}

function withoutFileName(line: string, index: number): Span[] {
  const end = index + line.length
  const named = FILE_NAME.exec(line)
  if (!named) return [{ start: index, end }]
  const start = index + named.index + named[0].length - named[1]!.length
  return [
    { start: index, end: start },
    { start: start + named[1]!.length, end: end - (line.endsWith('\n') ? 1 : 0) },
  ]
}
