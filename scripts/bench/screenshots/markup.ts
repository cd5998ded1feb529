/** Markup that is complete: `html` does not escape it again. */
export class Markup {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Value = string | number | Markup | readonly Markup[] | false | null | undefined

/** Returns markup with its values escaped. Lists are joined; `false`, null and undefined leave nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  const source = parts.reduce((before, part, n) => `${before}${sourceOf(values[n - 1])}${part}`)
  return new Markup(source)
}

function sourceOf(value: Value): string {
  if (value instanceof Markup) return value.source
  if (Array.isArray(value)) return (value as Markup[]).map(({ source }) => source).join('')
  if (value === false || value === null || value === undefined) return ''
  return String(value).replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]!)
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Addresses of sites, and phone numbers of seven digits or more. */
const LINKS =
  /((?:https?:\/\/|www\.)[^\s<>]+[\w/]|(?<![\w@.])(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s<>]*[\w/])?|\+?\d[\d -]{5,}\d)/gi

/** Returns a text as the apps show it: lines kept, addresses and numbers as links. */
export function linked(text: string): Markup {
  const pieces = text.split(LINKS)
  return html`${pieces.map((piece, n) => (n % 2 === 1 ? html`<a>${piece}</a>` : html`${piece}`))}`
}
