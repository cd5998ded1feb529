import QuickLRU from 'quick-lru'
import { truncate } from '#app/domain/text/beginning.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { entityTag } from '#app/platform/http/representation/entity-tag.server.ts'
import { draw, type Picture } from './social-image.server.ts'

/** What is drawn of an entry or an article, and the language that its title is in. */
export type TitleCard = Omit<Picture, 'heading'> & { title: string; locale: Locale }

/** Part of every tag: a new number makes networks fetch the cards again. */
const DRAWING = 3
/** Long titles are cut here: the picture holds about this many letters. In UTF-16 code units. */
const MAX_TITLE_LENGTH = 140
/** Of some 80 KB each. The cache drops the oldest between one and two times as many. */
const MAX_KEPT = 100

/** By tag, so that what changes is drawn anew; asked for by many at once, each is drawn once. */
const drawn = new QuickLRU<string, Promise<Buffer>>({ maxSize: MAX_KEPT })

/** Changes when the picture does. */
export function cardTag({ title, line, icon, badge, locale }: TitleCard): string {
  return entityTag(JSON.stringify([DRAWING, title, line, icon, badge, locale]))
}

/** The picture that social networks show beside a link to an entry or an article, as PNG. */
export function drawCard(card: TitleCard): Promise<Buffer> {
  const tag = cardTag(card)
  const kept = drawn.get(tag)
  if (kept) return kept
  const picture = drawAnew(card)
  drawn.set(tag, picture)
  picture.catch(() => drawn.delete(tag))
  return picture
}

function drawAnew({ title, locale, ...picture }: TitleCard): Promise<Buffer> {
  const heading =
    title.length > MAX_TITLE_LENGTH ? `${truncate(title, MAX_TITLE_LENGTH).trimEnd()}…` : title
  return draw({ ...picture, heading }, locale)
}
