import type { TitleCard } from '#app/features/found/drawing/title-card.server.ts'
import { foundText } from '#app/i18n/found.ts'
import type { Post } from '../post.ts'

/** The picture of an article: its title over what the blog is. */
export function postCard({ title, language }: Post): TitleCard {
  return { title, locale: language, line: foundText[language].images.blog.line, icon: 'message' }
}
