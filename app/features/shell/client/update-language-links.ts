import { pathWithoutLocale } from '#app/i18n/local-path.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { languagePath } from '../language/language-path.ts'

/** Updates language links when the URL changes without a page load. */
export function updateLanguageLinks(): void {
  const update = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]')
    if (!link) return
    const { pathname, search, hash } = window.location
    link.href = languagePath(link.lang as Locale, pathWithoutLocale(pathname) + search) + hash
  }
  for (const moment of ['pointerdown', 'focusin', 'click']) {
    document.addEventListener(moment, update)
  }
}
