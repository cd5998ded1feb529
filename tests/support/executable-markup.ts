/** Finds inline code in HTML, which a policy without nonce or hash blocks. */

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script\s*>/gis
const TAG = /<[a-z][^\s/>]*((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const ATTRIBUTE = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g
const ENTITY = /&(?:#(\d+)|#x([\da-f]+)|(colon|Tab|NewLine));?/gi
const NAMED: Record<string, string> = { colon: ':', tab: '\t', newline: '\n' }

/** Data blocks, which browsers never run. Import maps and speculation rules are subject to the policy. */
const DATA_TYPE = /^application\/(ld\+)?json$/

/** Returns the opening tags of inline scripts, event handlers as `name="value"`, and `javascript:` URLs. */
export function executableMarkup(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '', code = '']) => {
      const { src, type = '' } = Object.fromEntries(attributesOf(attributes))
      return src === undefined && code.trim() !== '' && !DATA_TYPE.test(type)
    })
    .map(([, attributes = '']) => `<script${attributes}>`)
  const attributes = [...html.replace(SCRIPT, '').matchAll(TAG)]
    .flatMap(([, inTag = '']) => attributesOf(inTag))
    .filter(([name, value]) => /^on/.test(name) || name === 'srcdoc' || isCode(value))
    .map(([name, value]) => `${name}="${value}"`)
  return [...scripts, ...attributes]
}

function attributesOf(inTag: string): [name: string, value: string][] {
  return [...inTag.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
    name.toLowerCase(),
    double ?? single ?? bare ?? '',
  ])
}

/** Browsers remove spaces and control characters from a URL after decoding character references. */
function isCode(value: string): boolean {
  const read = value.replace(ENTITY, (_, decimal, hexadecimal, name) =>
    name
      ? (NAMED[name.toLowerCase()] ?? '')
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)),
  )
  return /^(javascript|vbscript):/i.test(read.replace(/[\0- ]/g, ''))
}
