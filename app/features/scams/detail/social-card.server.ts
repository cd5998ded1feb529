import QuickLRU from 'quick-lru'
import type { RiskLevel } from '#app/domain/risk-level.ts'
import { beginningOf } from '#app/domain/text/beginning.ts'
import { draw } from '#app/features/found/drawing/social-image.server.ts'
import { foundText } from '#app/i18n/found.ts'
import { libraryText } from '#app/i18n/library/library.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { entityTag } from '#app/platform/http/representation/entity-tag.server.ts'

/** What is drawn of an entry, and the language that its title is in. */
export type Card = { title: string; riskLevel: RiskLevel; locale: Locale }

/** Part of every tag: a new number makes networks fetch the cards again. */
const DRAWING = 2
/** Long titles are cut here: the picture holds about this many letters. In UTF-16 code units. */
const LONGEST_TITLE = 140
/** Of some 80 KB each. The cache drops the oldest between one and two times as many. */
const MOST_KEPT = 100
const COLOURS: Readonly<Record<RiskLevel, string>> = {
  low: '#1b6637',
  medium: '#7d4c00',
  high: '#b3261e',
  critical: '#8c1a14',
}

/** By tag, so that what changes is drawn anew; asked for by many at once, each is drawn once. */
const drawn = new QuickLRU<string, Promise<Buffer>>({ maxSize: MOST_KEPT })

/** Changes when the picture does. */
export function cardTag({ title, riskLevel, locale }: Card): string {
  return entityTag(JSON.stringify([DRAWING, title, riskLevel, locale]))
}

/** The picture that social networks show beside a link to an entry: its title and how dangerous it is, as PNG. */
export function drawCard(card: Card): Promise<Buffer> {
  const tag = cardTag(card)
  const kept = drawn.get(tag)
  if (kept) return kept
  const picture = drawAnew(card)
  drawn.set(tag, picture)
  picture.catch(() => drawn.delete(tag))
  return picture
}

function drawAnew({ title, riskLevel, locale }: Card): Promise<Buffer> {
  return draw(
    {
      heading:
        title.length > LONGEST_TITLE ? `${beginningOf(title, LONGEST_TITLE).trimEnd()}…` : title,
      line: foundText[locale].cardLine,
      icon: 'alert',
      badge: { words: libraryText[locale].riskBadge[riskLevel], colour: COLOURS[riskLevel] },
    },
    locale,
  )
}
