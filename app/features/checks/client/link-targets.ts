import { readPage } from '#app/ui/partial-update/fetch-page.ts'
import { targetBehind } from '../mail/link-target.ts'

/** At most so many links of one text are looked at, as by the analyzer. */
const MAX_LINKS = 100

/** A link of what was copied, with the text that stands before it. */
export type CopiedLink = { words: string; href: string; before: string }

/** The links of what was copied as HTML, in order. Nothing of it is loaded or run. */
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
 * The plain text of what was copied, with where its links lead behind their words; at its end for those whose words are not
 * in it. What a mail program has written into the plain text already is not added again.
 * @param room how many UTF-16 code units may be added
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

/** Where the words of a link end in the plain text: the same words may stand before it, and its white space may differ. */
function endOf(words: string, before: string, plain: string): number {
  const [first, ...rest] = words.trim().split(/\s+/)
  if (!first) return plain.length
  const pattern = new RegExp([first, ...rest].map(escaped).join(String.raw`\s+`), 'g')
  const place = [...plain.matchAll(pattern)][[...before.matchAll(pattern)].length]
  return place ? place.index + place[0].length : plain.length
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
