import { searchTextOf } from '#app/features/scams/search/search-text.ts'
import { htmlOf, wordsOf } from './markdown.server.ts'
import { countWords } from './read-minutes.ts'

/** The words of an article that are rendered when it is saved. Contents are Markdown. */
export type PostTexts = {
  title: string
  titleAr: string | null
  content: string
  contentAr: string | null
}

/** What the app makes of an article's words, as the database keeps it beside them. */
export type RenderedPost = {
  contentHtml: string
  contentHtmlAr: string | null
  words: number
  wordsAr: number | null
  searchText: string
}

/**
 * Renders an article in both languages, with what searches look through and what its reading time is counted from.
 */
export function renderPost({ title, titleAr, content, contentAr }: PostTexts): RenderedPost {
  const contentHtml = htmlOf(content, 'en')
  const contentHtmlAr = contentAr === null ? null : htmlOf(contentAr, 'ar')
  const text = wordsOf(contentHtml)
  const textAr = contentHtmlAr === null ? null : wordsOf(contentHtmlAr)
  return {
    contentHtml,
    contentHtmlAr,
    words: countWords(text),
    wordsAr: textAr === null ? null : countWords(textAr),
    searchText: searchTextOf(`${title} ${titleAr ?? ''}`, `${text} ${textAr ?? ''}`),
  }
}
