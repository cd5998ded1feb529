import type { MetaDescriptor } from 'react-router'
import { SOCIAL_IMAGE_SIZE, socialImagePath } from '#app/features/seo/social-images.ts'
import { localeOf, localPath, pathWithoutLocale } from '#app/i18n/local-path.ts'
import { byLocale, DATE_LOCALES, LOCALES, type Locale, type Text } from '#app/i18n/locale.ts'
import { shellText } from '#words/shell.js'
import { siteText } from '#words/site.js'
import { breadcrumbs, publisher, structuredData, type Thing, webSite } from './structured-data.ts'

/** The part of a `meta` function's argument that is used. */
export type MetaPlace = {
  location: { pathname: string; search?: string }
  matches?: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** Metadata of a page. */
export type PageFacts = {
  title: string
  description?: string
  keywords?: string
  type?: 'website' | 'article'
  /** The page's own social image of `SOCIAL_IMAGE_SIZE`. `path` is without origin, with language. */
  image?: { path: string; alt: string }
  published?: Date
  modified?: Date
  /** Languages of the page's text, if not all. */
  languages?: readonly Locale[]
  /**
   * Excludes the page from search engines. Search results and text in another language are always excluded.
   */
  noindex?: boolean
  /** Structured data besides breadcrumbs. */
  things?: readonly Thing[]
}

const SEARCH_PARAMETER = 'q'
/** Language and country as the Open Graph protocol writes them: `ar_AE`. */
const OPEN_GRAPH_LOCALES = byLocale((locale) =>
  new Intl.Locale(DATE_LOCALES[locale]).baseName.replace('-', '_'),
)
const [DEFAULT_LOCALE] = LOCALES

/** Returns texts in the language of the page. */
export function textAt<Words>(text: Text<Words>, { location }: MetaPlace): Words {
  return text[localeOf(location.pathname)]
}

/** Returns the site's origin from the public layout; undefined if the layout failed. */
export function originAt({ matches }: MetaPlace): string | undefined {
  const layout = matches?.find((match) => match?.id.endsWith('/layout'))
  return (layout?.loaderData as { origin?: string } | undefined)?.origin
}

/** Metadata of a missing page. */
export const notFoundFacts = ({ title, text }: { title: string; text: string }): PageFacts => ({
  title,
  description: text,
  noindex: true,
})

/**
 * Builds the metadata of a public page: title, description, keywords, alternates, and data for social
 * networks and search engines. The canonical URL has no query.
 */
export function pageMeta(place: MetaPlace, page: PageFacts): MetaDescriptor[] {
  const { titleEnding } = textAt(siteText, place)
  const origin = originAt(place)
  const noindex =
    page.noindex ||
    new URLSearchParams(place.location.search).has(SEARCH_PARAMETER) ||
    !(page.languages ?? LOCALES).includes(localeOf(place.location.pathname))
  return [
    { title: `${page.title} | ${titleEnding}` },
    ...named({
      description: page.description,
      keywords: page.keywords,
      robots: noindex ? 'noindex' : undefined,
    }),
    ...(origin ? addressed(place, page, origin) : []),
    ...(origin && !noindex ? [structuredData(thingsOf(place, page, origin))] : []),
  ]
}

/** Metadata with absolute URLs. */
function addressed(place: MetaPlace, page: PageFacts, origin: string): MetaDescriptor[] {
  const locale = localeOf(place.location.pathname)
  const path = pathWithoutLocale(place.location.pathname)
  const { productName, titleEnding } = shellText[locale]
  const at = (language: Locale, screen = path) => origin + localPath(language, screen)
  const { languages = LOCALES } = page
  // A shared link to the home page has the site's name.
  const title = path === '/' ? titleEnding : page.title
  const image = page.image
    ? { url: origin + page.image.path, alt: page.image.alt }
    : { url: at(locale, socialImagePath(path)), alt: `${page.title} | ${titleEnding}` }
  return [
    { tagName: 'link', rel: 'canonical', href: at(locale) },
    ...languages.map((language) => alternate(language, at(language))),
    alternate('x-default', at(languages[0] ?? DEFAULT_LOCALE)),
    ...properties({
      'og:type': page.type ?? 'website',
      'og:site_name': productName,
      'og:title': title,
      'og:description': page.description,
      'og:url': at(locale),
      'og:locale': OPEN_GRAPH_LOCALES[locale],
    }),
    ...LOCALES.filter((language) => language !== locale).flatMap((language) =>
      properties({ 'og:locale:alternate': OPEN_GRAPH_LOCALES[language] }),
    ),
    ...properties({
      'og:image': image.url,
      'og:image:type': 'image/png',
      'og:image:width': String(SOCIAL_IMAGE_SIZE.width),
      'og:image:height': String(SOCIAL_IMAGE_SIZE.height),
      'og:image:alt': image.alt,
      'article:published_time': page.published?.toISOString(),
      'article:modified_time': page.modified?.toISOString(),
    }),
    ...named({
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': page.description,
      'twitter:image': image.url,
      'twitter:image:alt': image.alt,
    }),
  ]
}

function thingsOf(place: MetaPlace, page: PageFacts, origin: string): Thing[] {
  const locale = localeOf(place.location.pathname)
  const { links, productName } = shellText[locale]
  const at = (path: string) => origin + localPath(locale, path)
  const path = pathWithoutLocale(place.location.pathname)
  if (path === '/') {
    const owner = publisher(origin, productName)
    const site = {
      name: productName,
      description: page.description ?? page.title,
      language: locale,
      url: at('/'),
      library: at('/scam-library'),
      publisher: owner,
    }
    return [webSite(site), owner, ...(page.things ?? [])]
  }
  const parents = [
    { path: '/scam-library', name: links.library },
    { path: '/blog', name: links.blog },
  ].filter((parent) => path.startsWith(`${parent.path}/`))
  const way = [{ path: '/', name: links.home }, ...parents, { path, name: page.title }]
  return [
    breadcrumbs(way.map((step) => ({ name: step.name, url: at(step.path) }))),
    ...(page.things ?? []),
  ]
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}

type Values = Record<string, string | undefined>

const named = (values: Values) =>
  present(values).map(([name, content]): MetaDescriptor => ({ name, content }))

const properties = (values: Values) =>
  present(values).map(([property, content]): MetaDescriptor => ({ property, content }))

function present(values: Values): [string, string][] {
  return Object.entries(values).filter((value): value is [string, string] => value[1] !== undefined)
}
