import MarkdownIt from 'markdown-it'
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import { knownPage } from '#app/features/page-views/known-page.server.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { DIRECTIONS, type Locale } from '#app/i18n/locale.ts'
import { markOtherLanguages } from './other-language.server.ts'

/** HTML in Markdown is escaped. The parser limits nesting. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

/** Only images of the site are allowed. */
const OWN_PICTURE = /^\/(?:covers|images)\/[\w-]+(?:\/[\w-]+)*\.(?:svg|png|jpe?g|webp|avif)$/
/** A path of this site; browsers treat `//` and `/\` as another host. */
const OWN_PATH = /^(?:\/(?![/\\])|#)/
const OUTSIDE = new Set(['https:', 'http:'])
const CALLS = new Set(['mailto:', 'tel:'])
/** Groups of digits, which would swap places in right-to-left text. */
const GROUPED_DIGITS = /\+?\d+(?:[ \u00a0]\d+)+/g

/** Inline elements, which do not separate words. */
const WITHIN_WORDS = /<\/?(?:strong|em|s|a|code|bdi)(?: [^>]*)?>/g

/** The page's title is the only h1. */
const HEADINGS = { h1: 'h2', h5: 'h4', h6: 'h4' } as const

/**
 * Renders and sanitises an article's Markdown.
 * @param locale language of the text: links to our own pages stay in it
 */
export function htmlOf(text: string, locale: Locale): string {
  const tokens = markdown.parse(text, {})
  markOtherLanguages(tokens, locale)
  return sanitizeHtml(markdown.renderer.render(tokens, markdown.options, {}), {
    ...WHAT_IS_LEFT,
    transformTags: {
      ...HEADINGS,
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href, locale) }),
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: { src, alt, loading: 'lazy', decoding: 'async' },
      }),
      th: (tagName, { lang, dir }) => ({
        tagName,
        attribs: { scope: 'col', ...(lang && { lang }), ...(dir && { dir }) },
      }),
    },
    ...(DIRECTIONS[locale] === 'rtl' && {
      textFilter: (escaped) => escaped.replace(GROUPED_DIGITS, '<bdi dir="ltr">$&</bdi>'),
    }),
  }).trim()
}

/** Returns the text of an article's HTML as one line. */
export function wordsOf(html: string): string {
  return html
    .replace(WITHIN_WORDS, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

const WHAT_IS_LEFT: IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['strong', 'em', 's', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'rel'],
    img: ['src', 'alt', 'loading', 'decoding'],
    ol: ['start'],
    th: ['scope'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
}

/** Returns a link's attributes; none for a disallowed target, whose text stays without a link. */
function linkTo(href: string, locale: Locale): Attributes {
  if (OWN_PATH.test(href)) {
    const [path = ''] = href.split(/[?#]/)
    const isElsewhere = knownPage(path) !== null && localeOf(path) !== locale
    return { href: isElsewhere ? localPath(locale, href) : href }
  }
  const protocol = URL.parse(href)?.protocol ?? ''
  if (OUTSIDE.has(protocol)) return { href, rel: 'noopener noreferrer' }
  return CALLS.has(protocol) ? { href } : {}
}
