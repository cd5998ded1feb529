const FIELD = /^[!-9;-~]{1,80}:/
/** A field, or a line that goes on with the one before. */
const HEAD_LINE = /^(?:[!-9;-~]{1,80}:|[ \t])/
/** What a mailbox file puts above each of its mails. */
const MAILBOX_LINE = /^From \S/

/**
 * Whether a text is the source of an e-mail (RFC 5322): it begins with fields, who sent it among them, and nothing else up
 * to the first empty line.
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
