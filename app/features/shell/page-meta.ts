import type { MetaDescriptor } from 'react-router'
import { localeOf } from '#app/i18n/local-path.ts'
import type { Text } from '#app/i18n/locale.ts'
import { shellText } from '#app/i18n/shell.ts'

/** What a route's `meta` is told of where it is; its whole argument fits. */
export type MetaPlace = { location: { pathname: string } }

/** The words of a room in the language of the page whose head is written. */
export function wordsAt<Words>(text: Text<Words>, { location }: MetaPlace): Words {
  return text[localeOf(location.pathname)]
}

/** The head of a public page: its title in the site's form, a description and keywords. */
export function pageMeta(
  place: MetaPlace,
  page: {
    title: string
    description?: string
    keywords?: string
  },
): MetaDescriptor[] {
  const { titleEnding } = wordsAt(shellText, place)
  return [
    { title: `${page.title} | ${titleEnding}` },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords }] : []),
  ]
}
