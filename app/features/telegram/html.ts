const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Makes text part of a message in Telegram's HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')
}

export function bold(text: string): string {
  return `<b>${escaped(text)}</b>`
}

export function link(text: string, address: string): string {
  return `<a href="${escaped(address)}">${escaped(text)}</a>`
}

/** What Telegram would turn into links: addresses, mailboxes, names, tags, commands and numbers. */
const LINKABLE =
  /[@#/]?[\p{L}\p{N}][^\s"“”«»()<>\u2066-\u2069.@:/?,;!]*(?:[.@:/?]+[^\s"“”«»()<>\u2066-\u2069.@:/?,;!]+)+\/?|[@#/][\p{L}\p{N}_]+|\+?\d[\d\s().-]{4,}\d/gu

/** Escapes a sentence that may quote the checked text, so that no tap opens or calls what it warns about. */
export function withoutLinks(text: string): string {
  const ends = [...text.matchAll(LINKABLE)].map(({ 0: { length }, index }) => [
    index,
    index + length,
  ])
  const pieces = ends.map(([start = 0, end], at) => {
    const before = escaped(text.slice(ends[at - 1]?.[1] ?? 0, start))
    return `${before}<code>${escaped(text.slice(start, end))}</code>`
  })
  return pieces.join('') + escaped(text.slice(ends.at(-1)?.[1] ?? 0))
}
