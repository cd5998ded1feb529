import { searchTextOf } from '#app/features/scams/search/search-text.ts'
import type { Texts } from '#app/features/texts/texts.ts'
import { LOCALES, type Locale } from '#app/i18n/locale.ts'
import type { PostText } from '../post.ts'
import { htmlOf, wordsOf } from './markdown.server.ts'
import { countWords } from './read-minutes.ts'

/** An article in one language with its rendered HTML, as stored in the database. */
export type RenderedText = PostText & { locale: Locale; contentHtml: string; words: number }

/** An article in all its languages, with its search text. */
export type RenderedPost = { texts: RenderedText[]; searchText: string }

/** Renders an article in every language, with its search text and the words counted for the reading time. */
export function renderPost(texts: Texts<PostText>): RenderedPost {
  const rendered = LOCALES.flatMap((locale) => {
    const text = texts[locale]
    if (!text) return []
    const contentHtml = htmlOf(text.content, locale)
    return [{ locale, ...text, contentHtml, body: wordsOf(contentHtml) }]
  })
  return {
    texts: rendered.map(({ body, ...text }) => ({ ...text, words: countWords(body) })),
    searchText: searchTextOf(
      rendered.map(({ title }) => title).join(' '),
      rendered.map(({ body }) => body).join(' '),
    ),
  }
}
