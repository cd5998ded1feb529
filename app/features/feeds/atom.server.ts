import { xml } from '#app/domain/text/xml.ts'
import { type Feed, lastChange } from './feed.ts'

/** Atom requires a date, also for an empty feed. */
const NEVER = new Date(0)

/** Formats a feed as Atom 1.0 (RFC 4287). */
export function atom(feed: Feed): string {
  const entries = feed.entries.map(
    (entry) => xml`<entry>
<id>${entry.id}</id>
<title>${entry.title}</title>
<link rel="alternate" type="text/html" href="${entry.url}"/>
<published>${entry.published.toISOString()}</published>
<updated>${entry.updated.toISOString()}</updated>
${entry.categories.map((category) => xml`<category term="${category}"/>\n`)}<summary>${entry.summary}</summary>
<content type="html">${entry.html.xml}</content>
</entry>
`,
  )
  return xml`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
<id>${feed.id}</id>
<title>${feed.title}</title>
<subtitle>${feed.description}</subtitle>
<updated>${(lastChange(feed) ?? NEVER).toISOString()}</updated>
<author><name>${feed.author}</name></author>
<link rel="self" type="application/atom+xml" href="${feed.self}"/>
<link rel="alternate" type="text/html" href="${feed.home}"/>
${entries}</feed>
`.xml
}
