import MarkdownIt from 'markdown-it'
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import { knownPage } from '#app/features/page-views/known-page.server.ts'
import { localeOf, localPath } from '#app/i18n/local-path.ts'
import { DIRECTIONS, type Locale } from '#app/i18n/locale.ts'
import { markOtherLanguages } from './other-language.server.ts'

/** HTML in the Markdown stays text. The parser stops at its own depth of nesting. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

/** The only pictures: those that come with the site. */
const OWN_PICTURE = /^\/(?:covers|images)\/[\w-]+(?:\/[\w-]+)*\.(?:svg|png|jpe?g|webp|avif)$/
/** A path of this site; browsers take `//` and `/\` for another one. */
const OWN_PATH = /^(?:\/(?![/\\])|#)/
const OUTSIDE = new Set(['https:', 'http:'])
const CALLS = new Set(['mailto:', 'tel:'])
/** Two or more groups of digits: where text runs from right to left, the groups would change places. */
const GROUPED_DIGITS = /\+?\d+(?:[ \u00a0]\d+)+/g

/** What stands within a line, so that a word may go on behind it. */
const WITHIN_WORDS = /<\/?(?:strong|em|s|a|code|bdi)(?: [^>]*)?>/g

/** The page has the one h1. */
const HEADINGS = { h1: 'h2', h5: 'h4', h6: 'h4' } as const

/**
 * Makes the HTML of an article: from the Markdown, and then of that only what is listed here.
 * @param locale of the words: links to our own pages stay in that language
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

/** The words of an article's HTML, in one line. */
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

/** Where a link leads, or nothing: then its words stay without a link. */
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
