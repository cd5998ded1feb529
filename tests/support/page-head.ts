/** Metadata in a page's head. */
export type PageHead = {
  titles: string[]
  /** By `name` or `property`, in document order. */
  meta: Map<string, string[]>
  links: Record<string, string>[]
  /** All structured data objects. */
  things: Record<string, unknown>[]
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Parses the head that React writes: lower-case names, values in double quotes. */
export function readHead(html: string): PageHead {
  const meta = new Map<string, string[]>()
  for (const { name, property, content } of tagsOf(html, 'meta')) {
    const key = name ?? property
    if (key) meta.set(key, [...(meta.get(key) ?? []), content ?? ''])
  }
  return {
    titles: [...html.matchAll(/<title>(.*?)<\/title>/gs)].map(([, text = '']) => decode(text)),
    meta,
    links: tagsOf(html, 'link'),
    things: [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
    ].flatMap(([, text = '']) => thingsOf(JSON.parse(text))),
  }
}

function thingsOf(data: Record<string, unknown>): Record<string, unknown>[] {
  if (data['@context'] !== 'https://schema.org')
    throw new Error('structured data without the schema.org context')
  return (data['@graph'] as Record<string, unknown>[] | undefined) ?? [data]
}

function tagsOf(html: string, tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        decode(value),
      ]),
    ),
  )
}

const decode = (text: string) =>
  text.replace(/&([\w#]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
