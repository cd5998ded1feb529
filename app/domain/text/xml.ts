/** Well-formed XML that is inserted unescaped. */
export type Xml = { readonly xml: string }

type Value = string | Xml | readonly Xml[]

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Numeric, because HTML 4, which some mail programs use, has no name for it.
  "'": '&#39;',
  // A parser would convert a bare carriage return to a line feed (section 2.11).
  '\r': '&#13;',
}

/**
 * Characters that XML 1.0 cannot represent (section 2.2): most control characters, lone surrogates, U+FFFE
 * and U+FFFF.
 */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Template tag for XML. Escapes text and attribute values; inserts `Xml` values as they are. */
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
