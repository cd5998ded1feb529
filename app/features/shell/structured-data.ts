import type { MetaDescriptor } from 'react-router'

/** A thing of schema.org, with addresses made whole. */
export type Thing = { '@type': string } & Record<string, unknown>

/** A step of the way from the home page to a page. */
export type Step = { name: string; url: string }

/** What a page is, for machines, as part of its meta. The router escapes what could end the element. */
export function structuredData(things: readonly Thing[]): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } }
}

/** The way to a page, from the home page to the page itself. */
export function breadcrumbs(steps: readonly Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: url,
    })),
  }
}

/** Who runs the site. Its id is the same in every language. */
export function publisher(origin: string, name: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: {
      '@type': 'ImageObject',
      url: `${origin}/icons/512.png`,
      width: 512,
      height: 512,
    },
  }
}

/**
 * The site in one language, and how its library is searched.
 * @param site `url` is its home page, `library` the address of the library
 */
export function webSite(site: {
  name: string
  description: string
  language: string
  url: string
  library: string
  publisher: Thing
}): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}#website`,
    name: site.name,
    description: site.description,
    inLanguage: site.language,
    url: site.url,
    publisher: { '@id': site.publisher['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.library}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
