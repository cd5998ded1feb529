import { validate } from 'uuid'
import { LIMITS } from '#app/domain/limits.ts'
import type { INDEXED_SCREENS } from '#app/features/seo/indexed-screens.ts'
import { localeOf, localPath, pathWithoutLocale } from '#app/i18n/local-path.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { firstDayText } from '#words/advice/first-day.js'
import { safetyTipsText } from '#words/advice/safety-tips.js'
import { blogText } from '#words/blog.js'
import { accuracyText } from '#words/checker/accuracy.js'
import { checkerText } from '#words/checker/checker.js'
import { contactText } from '#words/contact.js'
import { homeText } from '#words/home.js'
import { alertsText } from '#words/library/alerts.js'
import { libraryText } from '#words/library/library.js'
import { reportText } from '#words/report.js'
import { reportStatusText } from '#words/report-status.js'
import { shellText } from '#words/shell.js'
import { trendsText } from '#words/trends.js'

/**
 * A countable page with its language and canonical path. For a screen the title is known; an entry or article
 * has its own, and may not exist.
 */
export type KnownPage = { path: string; locale: Locale } & (
  | { title: string }
  | { scamId: string }
  | { postSlug: string }
)

type Screen = (typeof INDEXED_SCREENS)[number] | '/report-status'

const TITLES: Readonly<Record<Screen, (locale: Locale) => string>> = {
  '/': (locale) => homeText[locale].title,
  '/scam-checker': (locale) => checkerText[locale].title,
  '/scam-library': (locale) => libraryText[locale].title,
  '/safety-tips': (locale) => safetyTipsText[locale].meta.title,
  '/first-24-hours': (locale) => firstDayText[locale].meta.title,
  '/accuracy': (locale) => accuracyText[locale].title,
  '/trends': (locale) => trendsText[locale].title,
  '/alerts': (locale) => alertsText[locale].title,
  '/report-scam': (locale) => reportText[locale].title,
  '/report-status': (locale) => reportStatusText[locale].title,
  '/blog': (locale) => blogText[locale].title,
  '/contact': (locale) => contactText[locale].title,
  '/privacy-policy': (locale) => shellText[locale].links.privacy,
  '/terms': (locale) => shellText[locale].links.terms,
}
const ENTRY = /^\/scam-library\/([^/]+)$/
const ARTICLE = /^\/blog\/([^/\0]+)$/

/** Returns the public page at `path` in either language, or null if there can be none. */
export function knownPage(path: string): KnownPage | null {
  if (path.length > LIMITS.pageViewPathLength) return null
  const bare = pathWithoutLocale(path)
  const locale = localeOf(path)
  const at = (screen: string) => ({ path: localPath(locale, screen), locale })
  if (isScreen(bare)) return { ...at(bare), title: TITLES[bare](locale) }
  // Ids are case-insensitive and must count as one page.
  const scamId = ENTRY.exec(bare)?.[1]?.toLowerCase()
  if (scamId && validate(scamId)) return { ...at(`/scam-library/${scamId}`), scamId }
  const postSlug = ARTICLE.exec(bare)?.[1]
  return postSlug ? { ...at(bare), postSlug } : null
}

function isScreen(path: string): path is Screen {
  return Object.hasOwn(TITLES, path)
}
