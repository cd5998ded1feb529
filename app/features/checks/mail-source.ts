const FIELD = /^[!-9;-~]{1,80}:/
/** A header field, or a continuation line. */
const HEAD_LINE = /^(?:[!-9;-~]{1,80}:|[ \t])/
/** The separator line of an mbox file. */
const MAILBOX_LINE = /^From \S/

/**
 * Whether a text is mail source (RFC 5322): it starts with header fields, including the sender, up to the
 * first empty line.
 */
export function isMailSource(text: string): boolean {
  const head = text.replace(/^\s+/, '').split(/\r?\n\r?\n/, 1)[0] ?? ''
  const lines = head.split(/\r?\n/)
  if (MAILBOX_LINE.test(lines[0] ?? '')) lines.shift()
  return (
    lines.filter((line) => FIELD.test(line)).length > 1 &&
    lines.every((line) => HEAD_LINE.test(line)) &&
    lines.some((line) => /^from:/i.test(line))
  )
}
