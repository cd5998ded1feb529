/** A name and a mail address as they stand in one line. */
type Mailbox = {
  readonly name: string
  /** Lower case; empty when there is none. */
  readonly address: string
}

/** Programs that pick a text up put brackets, quotes and commas of many kinds around an address, and may lose one of two. */
const MARKS = String.raw`\s"'“”‘’«»<>()[\]{},;:،؛|`
const ADDRESS = new RegExp(`[^${MARKS}@]{1,200}@[^${MARKS}@]{1,253}`, 'gu')
const BEFORE_ADDRESS = /<\s{0,3}(?:mailto:)?$/i
/** Whatever stands in a quoted name is part of it: `"Bank <help@bank.com>" <x@elsewhere.top>`. */
const QUOTED_NAME = /^["“][^"“”]{0,200}["”]/u
const AT_ENDS = new RegExp(String.raw`^[${MARKS}_\\-]+|[${MARKS}_\\-]+$`, 'gu')

/**
 * Who a line names: "Name <a@b.com>", and as well "Name, a@b.com", "Name (a@b.com)" or "Name ,_<a@b.com". Of several addresses
 * it is the first between angle brackets, else the last: what stands before is part of the name.
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
