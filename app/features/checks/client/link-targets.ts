import { readPage } from '#app/ui/partial-update/fetch-page.ts'
import { targetBehind } from '../mail/link-target.ts'

/** Maximum number of links examined, as in the analyzer. */
const MAX_LINKS = 100

/** A link in copied HTML with the text before it. */
export type CopiedLink = { words: string; href: string; before: string }

/** Returns the links in copied HTML, in order. Loads and runs nothing. */
export function linksIn(html: string): CopiedLink[] {
  const page = readPage(html)
  for (const unseen of page.querySelectorAll('script, style, template')) unseen.remove()
  const links = [...page.querySelectorAll('a[href]')].slice(0, MAX_LINKS)
  return links.map((link) => {
    const before = page.createRange()
    before.setStart(page.body, 0)
    before.setEndBefore(link)
    return {
      words: link.textContent,
      href: link.getAttribute('href') ?? '',
      before: before.toString(),
    }
  })
}

/**
 * Inserts link targets into copied plain text, after the link text; at the end if the link text is not found.
 * Targets that the mail program already inserted are not repeated.
 * @param room maximum number of UTF-16 code units to add
 */
export function withTargets(
  plain: string,
  links: readonly CopiedLink[],
  room: number,
): { text: string; added: number } {
  const targets: { at: number; target: string }[] = []
  for (const { words, href, before } of links) {
    const target = targetBehind(words, href)
    if (target === '' || target.length > room || plain.includes(target.trim())) continue
    room -= target.length
    targets.unshift({ at: endOf(words, before, plain), target })
  }
  targets.sort((a, b) => b.at - a.at)
  let text = plain
  for (const { at, target } of targets) text = text.slice(0, at) + target + text.slice(at)
  return { text, added: targets.length }
}

/** Returns where a link's text ends in the plain text. Allows for repeated text and different white space. */
function endOf(words: string, before: string, plain: string): number {
  const [first, ...rest] = words.trim().split(/\s+/)
  if (!first) return plain.length
  const pattern = new RegExp([first, ...rest].map(escaped).join(String.raw`\s+`), 'g')
  const place = [...plain.matchAll(pattern)][[...before.matchAll(pattern)].length]
  return place ? place.index + place[0].length : plain.length
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
