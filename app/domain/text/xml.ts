/** A piece of XML that is already well formed: it goes into a template as it is. */
export type Xml = { readonly xml: string }

type Value = string | Xml | readonly Xml[]

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // By number: HTML 4, which some mail programs read, has no name for it.
  "'": '&#39;',
  // A parser takes a bare carriage return for a line feed (section 2.11).
  '\r': '&#13;',
}

/** What XML 1.0 cannot hold in any form (section 2.2): most control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Writes XML: text between the parts is escaped, and so is an attribute's value; pieces of XML are not. */
export function xml(parts: TemplateStringsArray, ...values: Value[]): Xml {
  const written = values.map((value) => {
    if (typeof value === 'string') return escapeXml(value)
    return 'xml' in value ? value.xml : value.map((piece) => piece.xml).join('')
  })
  return { xml: String.raw({ raw: parts }, ...written) }
}

function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, '\ufffd')
    .replace(/[&<>"'\r]/g, (character) => ENTITIES[character] as string)
}
