import type { Span } from '../../types.ts'
import { type MappedText, Writing } from './mapped-text.ts'
import { encodedBodies, endOfHead, writeDecoded } from './transfer-encoding.ts'

/** Lines that only the source of a mail has: no mail program shows them beside the text. */
const SOURCE_LINE =
  /^[ \t>]{0,4}(?:received|delivered-to|dkim-signature|mime-version|message-id|content-transfer-encoding|(?:arc|x)-[\w-]{1,60})[ \t]{0,3}:/imu
/** A line of a head with the indented ones that go on with it, or the first line of a mailbox file. */
const HEAD_LINE =
  /^[ \t>]{0,4}(?:([\w-]{2,60})[ \t]{0,3}:|From \S{1,100}@)[^\n]*(?:\n(?:> {1,2}(?= )|>(?=\t))?[ \t][^\n]*)*\n?/gimu
/** Who sent it, to whom, about what. */
const SHOWN = new Set(['from', 'to', 'cc', 'subject', 'reply-to', 'date', 'sender', 'return-path'])
/** What the receiving server found; of interest where a check failed. */
const CHECKED = /^(?:arc-)?authentication-results$/i
const FAILED = /fail|permerror/i
/** A boundary and the head of the part behind it, or the boundary behind the last part. */
const BETWEEN_PARTS =
  /^[ \t>]{0,4}--(?!-*\r?\n)\S{2,100}\n(?:content-[\w-]{1,40}[ \t]{0,3}:[^\n]*(?:\n[ \t][^\n]*)*\n)+|^[ \t>]{0,4}--\S{2,100}--[ \t\r]{0,3}$/gimu
/** What an attachment is called. */
const FILE_NAME = /\b(?:file)?name[ \t]{0,3}=[ \t]{0,3}("[^"\n]{1,200}"|[^\s;"]{1,200})/iu

/**
 * The text as a mail program shows it, where the source of a mail was pasted: without the lines of its heads that only
 * machines read, but for names of attachments, and with its bodies decoded. Null for any other text. Never longer than
 * what was given.
 */
export function readSource(text: string): MappedText | null {
  const bodies = encodedBodies(text)
  const head = headOf(text)
  const unseen = SOURCE_LINE.test(head) ? machineLines(text, head) : []
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

function headOf(text: string): string {
  const gap = endOfHead(text)
  return gap ? text.slice(0, gap.start + 1) : text
}

/** In order. */
function machineLines(text: string, head: string): Span[] {
  const lines = [...head.matchAll(HEAD_LINE)].filter(([line, name]) => !isShown(name, line))
  const parts = [...text.slice(head.length).matchAll(BETWEEN_PARTS)]
  return [
    ...lines.flatMap(({ 0: line, index }) => withoutFileName(line, index)),
    ...parts.flatMap(({ 0: line, index }) => withoutFileName(line, head.length + index)),
  ]
}

function isShown(name: string | undefined, line: string): boolean {
  if (name === undefined) return false
  return SHOWN.has(name.toLowerCase()) || (CHECKED.test(name) && FAILED.test(line))
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
