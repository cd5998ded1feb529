import QuickLRU from 'quick-lru'
import { truncate } from '#app/domain/text/beginning.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { entityTag } from '#app/platform/http/representation/entity-tag.server.ts'
import { draw, type Picture } from './social-image.server.ts'

/** Image content of an entry or article, with the language of its title. */
export type TitleCard = Omit<Picture, 'heading'> & { title: string; locale: Locale }

/** Version in every tag: increase it to make networks fetch the images again. */
const DRAWING = 3
/** Maximum title length in UTF-16 code units. */
const MAX_TITLE_LENGTH = 140
/** Maximum number of cached images of about 80 KB each. */
const MAX_KEPT = 100

/** By tag, so that a changed image is drawn again; concurrent requests share one drawing. */
const drawn = new QuickLRU<string, Promise<Buffer>>({ maxSize: MAX_KEPT })

/** Returns a tag that changes with the image. */
export function cardTag({ title, line, icon, badge, locale }: TitleCard): string {
  return entityTag(JSON.stringify([DRAWING, title, line, icon, badge, locale]))
}

/** Returns the social image of an entry or article as PNG. */
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
