/** A name and mail address from one line. */
type Mailbox = {
  readonly name: string
  /** Lower case. Empty if there is none. */
  readonly address: string
}

/**
 * Copied text may have brackets, quotes and commas of many kinds around an address, or only one of a pair.
 */
const MARKS = String.raw`\s"'“”‘’«»<>()[\]{},;:،؛|`
const ADDRESS = new RegExp(`[^${MARKS}@]{1,200}@[^${MARKS}@]{1,253}`, 'gu')
const BEFORE_ADDRESS = /<\s{0,3}(?:mailto:)?$/i
/** Everything inside a quoted name belongs to it: `"Bank <help@bank.com>" <x@elsewhere.top>`. */
const QUOTED_NAME = /^["“][^"“”]{0,200}["”]/u
const AT_ENDS = new RegExp(String.raw`^[${MARKS}_\\-]+|[${MARKS}_\\-]+$`, 'gu')

/**
 * Parses a mailbox line: "Name <a@b.com>", "Name, a@b.com", "Name (a@b.com)" or "Name ,_<a@b.com". With
 * several addresses takes the first in angle brackets, else the last. The text before it is the name.
 */
export function readMailbox(line: string): Mailbox {
  const quoted = QUOTED_NAME.exec(line)?.[0].length ?? 0
  const all = [...line.matchAll(ADDRESS)]
  const behindName = all.filter(({ index }) => index >= quoted)
  const found =
    behindName.find(({ index }) => BEFORE_ADDRESS.test(line.slice(0, index))) ??
    behindName.at(-1) ??
    all.at(-1)
  if (!found) return { name: bare(line), address: '' }
  const address = found[0].replace(/[.!?؟]+$/u, '')
  const after = line.slice(found.index + found[0].length)
  const name = [line.slice(0, found.index).replace(BEFORE_ADDRESS, ''), after].map(bare).join(' ')
  return { name: name.trim(), address: address.toLowerCase() }
}

function bare(text: string): string {
  return text.replaceAll(AT_ENDS, '')
}
