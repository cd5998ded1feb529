import type { TitleCard } from '#app/features/seo/image-rendering/title-card.server.ts'
import { seoText } from '#words/seo.js'
import type { Post } from '../post.ts'

/** The social image of an article: its title above the blog's tagline. */
export function postCard({ title, language }: Post): TitleCard {
  return { title, locale: language, line: seoText[language].images.blog.line, icon: 'message' }
}
