import type { MetaDescriptor } from 'react-router'
import { shell } from '#app/i18n/en/shell.ts'

/** The head of a public page: its title in the site's form, a description and keywords. */
export function pageMeta(page: {
  title: string
  description?: string
  keywords?: string
}): MetaDescriptor[] {
  return [
    { title: `${page.title} | ${shell.titleEnding}` },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords }] : []),
  ]
}
