import { xml } from '#app/domain/text/xml.ts'
import { type Feed, lastChange } from './feed.ts'

/**
 * Formats a feed as RSS 2.0 (rssboard.org/rss-specification) with a self link, as its Best Practices Profile
 * recommends.
 */
export function rss(feed: Feed): string {
  const items = feed.entries.map(
    (entry) => xml`<item>
<title>${entry.title}</title>
<link>${entry.url}</link>
<guid isPermaLink="false">${entry.id}</guid>
<pubDate>${entry.published.toUTCString()}</pubDate>
${entry.categories.map((category) => xml`<category>${category}</category>\n`)}<description>${entry.html.xml}</description>
</item>
`,
  )
  const changed = lastChange(feed)
  const lastBuild = changed ? [xml`<lastBuildDate>${changed.toUTCString()}</lastBuildDate>\n`] : []
  return xml`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${feed.title}</title>
<link>${feed.home}</link>
<description>${feed.description}</description>
<language>${feed.language}</language>
${lastBuild}<atom:link rel="self" type="application/rss+xml" href="${feed.self}"/>
${items}</channel>
</rss>
`.xml
}
